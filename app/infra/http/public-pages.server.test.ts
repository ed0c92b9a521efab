import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createMetrics } from "~/infra/metrics/prometheus.server";
import { createPublicPages } from "./public-pages.server";

const HTML = Buffer.from(`<!DOCTYPE html><title>Utes</title>${"<p>Ford Ranger</p>".repeat(200)}`);
const PUBLIC = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

function setUp() {
  const state = { version: "1", now: 0 };
  const pages = createPublicPages({
    metrics: createMetrics(),
    tenantOf: (host) => (host?.endsWith(".test") === true ? host.replace(".test", "") : null),
    contentVersion: () => state.version,
    now: () => state.now,
  });
  return { pages, state };
}

function get(path = "/search/utes", headers: Record<string, string> = {}) {
  return new Request(`http://any${path}`, {
    headers: { host: "bluegum.test", "accept-encoding": "br", "x-request-kind": "document", ...headers },
  });
}

const headers = (control: string = PUBLIC) =>
  new Headers({ "Content-Type": "text/html", "Cache-Control": control });

describe("createPublicPages", () => {
  it("answers the second visitor with the same bytes and headers, without rendering", async () => {
    const { pages } = setUp();
    expect(pages.find(get(), {})).toBeNull();
    const first = await pages.respond(get(), 200, headers(), HTML);
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
    await pages.respond(get(), 200, headers(), HTML);
    expect(pages.find(other, {})).toBeNull();
  });

  it("forgets a page when its time is up or the stock has changed", async () => {
    const { pages, state } = setUp();
    await pages.respond(get(), 200, headers(), HTML);
    state.now = 59_999;
    expect(pages.find(get(), {})).not.toBeNull();
    state.version = "2";
    expect(pages.find(get(), {})).toBeNull();
    state.version = "1";
    state.now = 60_000;
    expect(pages.find(get(), {})).toBeNull();
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
    const answer = await pages.respond(get(), status, given, HTML);
    expect(answer.status).toBe(status);
    expect(answer.headers.has("ETag")).toBe(false);
    expect(pages.find(get(), {})).toBeNull();
  });

  it("answers 304 to a visitor who has the page, with the headers a cache needs and no body", async () => {
    const { pages } = setUp();
    const first = await pages.respond(get(), 200, headers(), HTML);
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
    await pages.respond(get(), 200, headers(), HTML);
    const [during, before] = [{}, {}];
    expect(pages.isKept(get(), during)).toBe(true);
    state.now = 60_000;
    expect(pages.find(get(), during)?.status).toBe(200);
    expect(pages.isKept(get(), before)).toBe(false);
    await pages.respond(get(), 200, headers(), HTML);
    expect(pages.find(get(), before)).toBeNull();
  });
});
