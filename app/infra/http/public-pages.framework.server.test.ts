import {
  createRequestHandler,
  json,
  redirect,
  type LoaderFunctionArgs,
  type ServerBuild,
} from "@remix-run/node";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createMetrics } from "~/infra/metrics/prometheus.server";
import { requestKind } from "./incoming-request.server";
import type { PageCacheLimits } from "./page-cache.server";
import { createPublicPages, NOTHING_KEPT } from "./public-pages.server";

const PUBLIC = { "Cache-Control": "public, s-maxage=60" };
const PATH = "/search/used-cars";

/**
 * The framework itself around two loaders that stop when a page is kept, as root and listing do (`keepable`): a page
 * must never be written from the nothing they then give. `rendered` holds the errors of every render, null for none.
 */
function serve(limits?: PageCacheLimits) {
  const state = { now: 0, runs: 0, fails: false, control: PUBLIC["Cache-Control"] };
  const rendered: unknown[] = [];
  const pages = createPublicPages({
    metrics: createMetrics(),
    tenantOf: () => "dealer",
    contentVersion: () => "1",
    now: () => state.now,
    ...(limits === undefined ? {} : { limits }),
  });
  const load = async (counts: boolean) => {
    if (counts) state.runs += 1;
    // The other loader and the render come after this wait: time passes, other visitors come between.
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (state.fails) throw new Error("no data");
    return json({ view: "v".repeat(2_000) }, { headers: PUBLIC });
  };
  const rootLoader = async ({ request, context }: LoaderFunctionArgs) => {
    await Promise.resolve();
    return pages.loadAround(request, context, () => load(false));
  };
  const loader = async ({ request, context }: LoaderFunctionArgs) => {
    await Promise.resolve();
    return pages.load(request, context, async () => {
      if (request.url.includes("/old")) throw redirect("/search/used-cars");
      return load(true);
    });
  };
  const shown = { default: () => null, headers: () => PUBLIC };
  const build: ServerBuild = {
    entry: {
      module: {
        // Failures are meant, and need no line on the terminal.
        handleError: () => {},
        default: async (request, status, headers, context, loadContext) => {
          const kept = pages.find(request, loadContext);
          if (kept !== null) return kept;
          // Lets a page be kept, or expire, between the decision and the render.
          await new Promise((resolve) => setTimeout(resolve, 5));
          const { loaderData, errors } = context.staticHandlerContext;
          rendered.push(errors);
          return pages.respond(request, loadContext, {
            status,
            headers: withControl(headers, state.control),
            page: Buffer.from(JSON.stringify(loaderData)),
          });
        },
      },
    },
    routes: {
      root: { id: "root", path: "", module: { ...shown, loader: rootLoader } },
      "routes/search": {
        id: "routes/search",
        parentId: "root",
        path: "search/*",
        module: { ...shown, loader },
      },
    },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: false,
      v3_lazyRouteDiscovery: false,
    },
    isSpaMode: false,
    mode: "production",
  };
  const handle = createRequestHandler(build, "production");
  const ask = (target: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    handle(
      new Request(`http://dealer.test${target}`, {
        ...init,
        headers: {
          host: "dealer.test",
          "accept-encoding": "br",
          "x-request-kind": requestKind(target),
          ...headers,
        },
      }),
    );
  return { ask, state, rendered };
}

function withControl(headers: Headers, control: string): Headers {
  headers.set("Cache-Control", control);
  return headers;
}

async function text(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const encoding = response.headers.get("content-encoding");
  if (encoding === "br") return brotliDecompressSync(bytes).toString();
  return (encoding === "gzip" ? gunzipSync(bytes) : bytes).toString();
}

const WHOLE = /^\{"root":\{"view":"v+"\},"routes\/search":\{"view":"v+"\}\}$/;

describe("pages kept inside the framework", () => {
  it("answers from the kept page without running a loader", async () => {
    const { ask, state } = serve();
    const first = await text(await ask(PATH));
    expect(state.runs).toBe(1);
    expect(first).toMatch(WHOLE);
    expect(await text(await ask(PATH))).toBe(first);
    expect(state.runs).toBe(1);
  });

  it.each([
    "?_data=routes%2Fsearch",
    "?_data=root",
    "?%5Fdata=root",
    "?%5fd%61ta=routes%2Fsearch",
    "?query=what?&_data=root",
  ])("always runs the loader for data alone: %s", async (query) => {
    const { ask } = serve();
    await text(await ask(PATH));
    // The framework takes `_data` away before loaders see the address, so this is the kept page's own.
    await text(await ask(`${PATH}?query=what%3F`));
    await text(await ask(`${PATH}?query=what?`));
    const answer = await text(await ask(`${PATH}${query}`));
    expect(answer).toMatch(/^\{"view":"v+"\}$/);
  });

  it("writes no page from nothing when visitors come at the same time, in every encoding and method", async () => {
    const { ask, rendered } = serve();
    const visits = Array.from({ length: 60 }, (_, at) => {
      const encoding = ["br", "gzip", "identity", "gzip, br;q=0"][at % 4] ?? "br";
      const query = ["", "?b=2&a=1", "?a=1&b=2", "?a=1&a=1&b"][at % 4] ?? "";
      const cookie = at % 3 === 0 ? { cookie: "session=1" } : {};
      const late = new Promise((resolve) => setTimeout(resolve, at % 20));
      return late.then(() => ask(`${PATH}${query}`, { "accept-encoding": encoding, ...cookie }));
    });
    for (const answer of await Promise.all(visits)) expect(await text(answer)).toMatch(WHOLE);
    expect(new Set(rendered)).toEqual(new Set([null]));
  });

  it("writes no page from nothing when the kept one expires on the way", async () => {
    const { ask, rendered, state } = serve();
    for (let round = 0; round < 20; round += 1) {
      const visits = Array.from({ length: 4 }, () => ask(PATH));
      state.now += 59_999;
      const later = Array.from({ length: 4 }, () => ask(PATH));
      setTimeout(() => (state.now += 2), round % 10);
      for (const answer of await Promise.all([...visits, ...later]))
        expect(await text(answer)).toMatch(WHOLE);
    }
    expect(rendered.length).toBeGreaterThan(5);
    expect(new Set(rendered)).toEqual(new Set([null]));
  });

  it("answers HEAD from a kept page, and keeps a page that HEAD asked for whole", async () => {
    const { ask, rendered } = serve();
    const head = await ask(PATH, {}, { method: "HEAD" });
    const page = await ask(PATH);
    expect(await text(page)).toMatch(WHOLE);
    const again = await ask(PATH, {}, { method: "HEAD" });
    expect([head.status, again.status]).toEqual([200, 200]);
    expect(again.headers.get("etag")).toBe(page.headers.get("etag"));
    expect(new Set(rendered)).toEqual(new Set([null]));
  });
});

describe("visitors of one page at the same time", () => {
  const atOnce = (count: number, visit: (at: number) => Promise<Response>) =>
    Promise.all(Array.from({ length: count }, (_, at) => visit(at)));

  it("are answered by one render: fifty after a change, and twenty from as many advertisements", async () => {
    const { ask, state, rendered } = serve();
    const answers = await atOnce(50, () => ask(PATH));
    expect(new Set(await Promise.all(answers.map(text)))).toEqual(new Set([expect.stringMatching(WHOLE)]));
    expect([rendered.length, state.runs]).toEqual([1, 1]);
    state.now += 60_000;
    const clicks = await atOnce(20, (at) => ask(`${PATH}?gclid=${at}&utm_source=letter`));
    for (const answer of clicks) expect(await text(answer)).toMatch(WHOLE);
    expect([rendered.length, state.runs]).toEqual([2, 2]);
  });

  it("each get a page of their own where none is kept", async () => {
    const { ask, state, rendered } = serve();
    state.control = "private";
    const answers = await atOnce(6, () => ask(PATH));
    for (const answer of answers) expect(await text(answer)).toMatch(WHOLE);
    expect(new Set(rendered)).toEqual(new Set([null]));
    expect(rendered).toHaveLength(6);
  });

  it("wait for nobody where the keeping of pages is switched off", async () => {
    const { ask, rendered } = serve(NOTHING_KEPT);
    const start = performance.now();
    for (const answer of await atOnce(6, () => ask(PATH))) expect(await text(answer)).toMatch(WHOLE);
    expect(rendered).toHaveLength(6);
    expect(performance.now() - start).toBeLessThan(1_500);
  });

  it("are each redirected, and each told of a failure", async () => {
    const { ask, state } = serve();
    const moved = await atOnce(5, () => ask("/search/old"));
    expect(moved.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302]);
    state.fails = true;
    const failed = await atOnce(5, () => ask(PATH));
    expect(failed.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
    state.fails = false;
    expect(await text(await ask(PATH))).toMatch(WHOLE);
  });

  it("do not wait for one who has gone", async () => {
    const { ask, rendered } = serve();
    const leaves = new AbortController();
    const gone = ask(PATH, {}, { signal: leaves.signal }).catch(() => null);
    const others = atOnce(3, () => ask(PATH));
    setTimeout(() => leaves.abort(), 1);
    for (const answer of await others) expect(await text(answer)).toMatch(WHOLE);
    await gone;
    expect(new Set(rendered)).toEqual(new Set([null]));
  });
});
