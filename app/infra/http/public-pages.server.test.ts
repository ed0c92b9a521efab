import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createMetrics } from "~/infra/metrics/prometheus.server";
import { createPublicPages, type PublicPages, type RenderedPage } from "./public-pages.server";

const HTML = Buffer.from(`<!DOCTYPE html><title>Utes</title>${"<p>Ford Ranger</p>".repeat(200)}`);
const PUBLIC = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

function setUp() {
  const state = { version: "1", kowhai: "1", now: 0 };
  const pages = createPublicPages({
    metrics: createMetrics(),
    tenantOf: (host) => (host?.endsWith(".test") === true ? host.replace(".test", "") : null),
    contentVersion: (tenant) => (tenant === "kowhai" ? state.kowhai : state.version),
    now: () => state.now,
  });
  return { pages, state };
}

/** Whether a kept page answers, as a loader learns it. */
async function isKept(pages: PublicPages, request: Request, context: object): Promise<boolean> {
  return pages.loadAround(request, context, async () => false).catch(() => true);
}

function get(path = "/search/utes", headers: Record<string, string> = {}) {
  return new Request(`http://any${path}`, {
    headers: { host: "bluegum.test", "accept-encoding": "br", "x-request-kind": "document", ...headers },
  });
}

const headers = (control: string = PUBLIC) =>
  new Headers({ "Content-Type": "text/html", "Cache-Control": control });

const page = (changes: Partial<RenderedPage> = {}) => ({
  status: 200,
  headers: headers(),
  page: HTML,
  ...changes,
});

describe("createPublicPages", () => {
  it("answers the second visitor with the same bytes and headers, without rendering", async () => {
    const { pages } = setUp();
    expect(pages.find(get(), {})).toBeNull();
    const first = await pages.respond(get(), {}, page());
    const second = pages.find(get(), {});
    expect(Object.fromEntries(second?.headers ?? [])).toEqual(Object.fromEntries(first.headers));
    const body = Buffer.from((await second?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(brotliDecompressSync(body).toString()).toBe(HTML.toString());
    expect(first.headers.get("Content-Encoding")).toBe("br");
    expect(first.headers.get("Content-Length")).toBe(String(body.length));
    expect(first.headers.get("Vary")).toBe("Accept-Encoding");
  });

  it.each([
    ["another dealer", get("/search/utes", { host: "kowhai.test" })],
    ["another query", get("/search/utes?page=2")],
    ["another encoding", get("/search/utes", { "accept-encoding": "gzip" })],
    ["a request for data", get("/search/utes", { "x-request-kind": "data" })],
    ["a POST", new Request("http://any/search/utes", { method: "POST", headers: { host: "bluegum.test" } })],
    ["a host nobody has", get("/search/utes", { host: "stranger.example" })],
  ])("does not answer %s with it", async (_case, other) => {
    const { pages } = setUp();
    await pages.respond(get(), {}, page());
    expect(pages.find(other, {})).toBeNull();
  });

  it("forgets a page when its time is up or the stock has changed", async () => {
    const { pages, state } = setUp();
    await pages.respond(get(), {}, page());
    state.now = 59_999;
    expect(pages.find(get(), {})).not.toBeNull();
    state.version = "2";
    expect(pages.find(get(), {})).toBeNull();
    state.version = "1";
    state.now = 60_000;
    expect(pages.find(get(), {})).toBeNull();
  });

  it("keeps a dealer's pages when another dealer's content changes", async () => {
    const { pages, state } = setUp();
    const other = () => get("/search/utes", { host: "kowhai.test" });
    await pages.respond(get(), {}, page());
    await pages.respond(other(), {}, page());
    state.kowhai = "2";
    expect(pages.find(get(), {})).not.toBeNull();
    expect(pages.find(other(), {})).toBeNull();
  });

  it("keeps a page of each language", async () => {
    const { pages } = setUp();
    const inArabic = () => get("/search/utes", { "x-site-language": "ar" });
    await pages.respond(inArabic(), {}, page());
    expect(pages.find(get(), {})).toBeNull();
    expect(pages.find(inArabic(), {})).not.toBeNull();
  });

  it.each([
    ["private", 200, headers("private, s-maxage=60")],
    ["no-store", 200, headers("no-store")],
    ["public for browsers only", 200, headers("public, max-age=60")],
    ["s-maxage=0", 200, headers("public, s-maxage=0")],
    ["an error page", 503, headers()],
    ["a page that sets a cookie", 200, new Headers([...headers(), ["Set-Cookie", "a=b"]])],
  ])("keeps nothing of %s", async (_case, status, given) => {
    const { pages } = setUp();
    const answer = await pages.respond(get(), {}, page({ status, headers: given }));
    expect(answer.status).toBe(status);
    expect(answer.headers.has("ETag")).toBe(false);
    expect(pages.find(get(), {})).toBeNull();
  });

  it("answers 304 to a visitor who has the page, with the headers a cache needs and no body", async () => {
    const { pages } = setUp();
    const first = await pages.respond(get(), {}, page());
    const tag = first.headers.get("ETag") ?? "";
    const again = pages.find(get("/search/utes", { "if-none-match": `"old", W/${tag}` }), {});
    expect(again?.status).toBe(304);
    expect(await again?.text()).toBe("");
    expect(again?.headers.get("ETag")).toBe(tag);
    expect(again?.headers.get("Cache-Control")).toBe(PUBLIC);
    expect(again?.headers.has("Content-Length")).toBe(false);
    expect(again?.headers.has("Content-Encoding")).toBe(false);
    expect(pages.find(get("/search/utes", { "if-none-match": '"old"' }), {})?.status).toBe(200);
  });

  it("stands by its first decision for a request, so that loaders that rested are not waited for", async () => {
    const { pages, state } = setUp();
    await pages.respond(get(), {}, page());
    const [during, before] = [{}, {}];
    expect(await isKept(pages, get(), during)).toBe(true);
    state.now = 60_000;
    expect(pages.find(get(), during)?.status).toBe(200);
    expect(await isKept(pages, get(), before)).toBe(false);
    await pages.respond(get(), {}, page());
    expect(pages.find(get(), before)).toBeNull();
  });

  it("knows an address by the parameters that pages read, and keeps nothing for made-up ones", async () => {
    const { pages } = setUp();
    await pages.respond(get("/search/utes?make=Ford"), {}, page());
    const isKeptAt = (path: string) => isKept(pages, get(path), {});
    expect(await isKeptAt("/search/utes?make=Ford&utm_source=letter&gclid=1")).toBe(true);
    expect(await isKeptAt("/search/utes?utm_source=letter&make=Ford")).toBe(true);
    expect(await isKeptAt("/search/utes?make=Ford&cb=1"), "it may be read by a page yet").toBe(false);
    expect(await isKeptAt("/search/utes?utm_source=letter"), "another page").toBe(false);
    for (const query of ["cb=1", "make=Ford&cb", "%63b=1", "&", "__proto__=1"]) {
      await pages.respond(get(`/cars/seven?${query}`), {}, page());
      expect(await isKeptAt(`/cars/seven?${query}`), query).toBe(false);
    }
  });

  it("keeps a page that a campaign's visitor opened first, unless it prints the campaign", async () => {
    const { pages } = setUp();
    await pages.respond(get("/about?utm_source=letter"), {}, page());
    expect(await isKept(pages, get("/about"), {})).toBe(true);
    const printing = Buffer.from('<a href="/search?utm_source=letter">');
    await pages.respond(get("/search?utm_source=letter"), {}, page({ page: printing }));
    expect(await isKept(pages, get("/search"), {})).toBe(false);
  });

  it("keeps a page under the stock that its data was read from, whatever changed during the render", async () => {
    const { pages, state } = setUp();
    const context = {};
    expect(await isKept(pages, get(), context)).toBe(false);
    state.version = "2";
    await pages.respond(get(), context, page());
    expect(await isKept(pages, get(), {})).toBe(false);
  });
});
