import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { JudgedFiles } from "~/domain/stock/feeds/feed-state";
import { type FeedWeb, startFeedWeb } from "../../../../test/doubles/feeds/feed-web";
import { createFeedWorld, stockFile } from "../../../../test/fixtures/feed-world";
import { MAPPING } from "../../../../test/fixtures/stock-command";
import { pullFeed } from "./pull-feed.server";

let web: FeedWeb;
let world: Awaited<ReturnType<typeof createFeedWorld>>;
let judged: JudgedFiles | null;
beforeEach(async () => {
  web = await startFeedWeb();
  world = await createFeedWorld();
  judged = null;
  web.files.set("/stock.csv", stockFile(["A", "B", "C", "D"]));
  world.configure({ type: "https", files: [`${web.url}/stock.csv`] });
});
afterEach(async () => {
  await world.end();
  await web.close();
});

const feedNow = () => ({ tenant: "yard", feed: world.dealers[0]?.stock.feeds[0] ?? neverFeed() });
function neverFeed(): never {
  throw new Error("no feed");
}

/** Pulls as the background does: what was judged is remembered. @returns the outcome, and why */
async function pull(): Promise<string> {
  const signal = new AbortController().signal;
  const { outcome } = await pullFeed(world.context, feedNow(), { judged, signal });
  if ("judged" in outcome) judged = outcome.judged;
  expect(world.leftOver()).toEqual([]);
  if (outcome.kind === "refused") return `refused: ${outcome.judged.reason}`;
  if (outcome.kind === "failed") return `${outcome.isStanding ? "standing" : "passing"}: ${outcome.reason}`;
  return outcome.kind;
}

describe("a feed on a web server", () => {
  it("is imported, then not fetched while its ETag stays, then fetched when it changed", async () => {
    expect(await pull()).toBe("published");
    expect(await world.forSale()).toEqual({ A: 20_000, B: 20_000, C: 20_000, D: 20_000 });
    expect(await pull()).toBe("unchanged");
    web.files.set("/stock.csv", stockFile(["A", "B", "C", "E"], { Price: "19000" }));
    expect(await pull()).toBe("published");
    expect(await world.forSale()).toEqual({ A: 19_000, B: 19_000, C: 19_000, E: 19_000 });
    expect(web.asked.map(({ status }) => status)).toEqual([200, 304, 200]);
  });

  it("is named in the history by its own name, not by a place on disk", async () => {
    await pull();
    const [kept] = await world.context.history.list();
    expect(kept).toMatchObject({ kind: "import", source: "feed main (stock.csv)" });
  });

  it("is not imported again when the server knows no ETag and sends the same", async () => {
    await pull();
    expect((await world.context.history.list()).length).toBe(1);
    if (judged !== null) judged = { ...judged, marks: [] };
    expect(await pull()).toBe("unchanged");
    expect(web.asked.map(({ status }) => status)).toEqual([200, 200]);
    expect((await world.context.history.list()).length).toBe(1);
  });

  it("is imported anew when its mapping changed, though the file did not", async () => {
    await pull();
    world.writeMapping({ ...MAPPING, money: "cents" });
    expect(await pull()).toMatch(/^refused: /);
    world.configure({ type: "https", files: [`${web.url}/stock.csv`] }, { maxDrop: null });
    world.writeMapping({ ...MAPPING, fields: { ...MAPPING.fields, series: { default: "II" } } });
    expect(await pull()).toBe("published");
  });

  it("may be packed", async () => {
    web.files.set("/stock.csv", gzipSync(stockFile(["A", "B"])));
    expect(await pull()).toBe("published");
    expect(Object.keys(await world.forSale())).toEqual(["A", "B"]);
  });

  it("may be several files that together are the stock; one that did not change is there all the same", async () => {
    web.files.set("/north.csv", stockFile(["A", "B"]));
    web.files.set("/south.csv", stockFile(["C"]));
    world.configure({ type: "https", files: [`${web.url}/north.csv`, `${web.url}/south.csv`] });
    expect(await pull()).toBe("published");
    expect(await pull()).toBe("unchanged");
    web.files.set("/south.csv", stockFile(["C", "D"]));
    expect(await pull()).toBe("published");
    expect(Object.keys(await world.forSale())).toEqual(["A", "B", "C", "D"]);
  });

  it("that lacks too much is refused, and not imported again until it changes", async () => {
    await pull();
    web.files.set("/stock.csv", stockFile(["A"]));
    expect(await pull()).toBe(
      "refused: the feed lacks 75 % of the published vehicles; at most 30 % is allowed",
    );
    expect(await pull()).toMatch(/^refused: the feed lacks 75/);
    expect(web.asked.at(-1)?.status).toBe(304);
    expect((await world.context.history.list()).map(({ kind }) => kind)).toEqual(["refused", "import"]);
    web.files.set("/stock.csv", stockFile(["A", "B", "C"]));
    expect(await pull()).toBe("published");
  });

  it("counts each pull towards `missedFeeds`, whether the file changed or not", async () => {
    const source = { type: "https", files: [`${web.url}/stock.csv`] };
    world.configure(source, {}, { missedFeeds: 3 });
    await pull();
    web.files.set("/stock.csv", stockFile(["A", "B", "C"]));
    await pull();
    await pull();
    expect(Object.keys(await world.forSale())).toEqual(["A", "B", "C", "D"]);
    await pull();
    expect(Object.keys(await world.forSale())).toEqual(["A", "B", "C"]);
    expect(await pull()).toBe("unchanged");
  });
});

describe("it is told who asks", () => {
  const source = (auth: object) => ({ type: "https", files: [`${web.url}/stock.csv`], auth });

  it("by user name and password", async () => {
    web.authorization = `Basic ${Buffer.from("yard:pass word").toString("base64")}`;
    world.configure(source({ type: "basic", user: "yard", passwordEnv: "FEED_SECRET_A" }));
    world.secrets.set("FEED_SECRET_A", "pass word");
    expect(await pull()).toBe("published");
    world.secrets.set("FEED_SECRET_A", "wrong");
    judged = null;
    const told = await pull();
    expect(told).toBe(`standing: ${new URL(web.url).host} answered 401: it does not accept our secret`);
  });

  it("by a token, which goes nowhere else", async () => {
    web.authorization = "Bearer t0ken";
    world.configure(source({ type: "bearer", tokenEnv: "FEED_SECRET_A" }));
    world.secrets.set("FEED_SECRET_A", "t0ken");
    const other = await startFeedWeb();
    web.redirects.set("/stock.csv", `${other.url}/stock.csv`);
    other.files.set("/stock.csv", stockFile(["X"]));
    expect(await pull()).toMatch(
      /^standing: .* redirects to another host \(127\.0\.0\.1:\d+\), where nothing is sent$/,
    );
    expect(other.asked).toEqual([]);
    await other.close();
    web.redirects.set("/stock.csv", "/here.csv");
    web.files.set("/here.csv", stockFile(["A"]));
    expect(await pull()).toBe("published");
  });

  it("or not asked, when the environment lacks the secret", async () => {
    world.configure(source({ type: "bearer", tokenEnv: "FEED_SECRET_B" }));
    expect(await pull()).toMatch(/^standing: .* was not asked: FEED_SECRET_B is not set$/);
    expect(web.asked).toEqual([]);
  });
});

describe("the old stock stays when a server", () => {
  const HOST = /^(passing|standing): 127\.0\.0\.1:\d+ /;
  beforeEach(async () => {
    await pull();
    web.files.set(
      "/stock.csv",
      stockFile(["A", "B", "C", "D", ...Array.from({ length: 1_500 }, (_, at) => `N${at}`)]),
    );
  });
  afterEach(async () => {
    expect(Object.keys(await world.forSale()).length).toBe(4);
    web.mood = "works";
    expect(await pull()).toBe("published");
    expect(Object.keys(await world.forSale()).length).toBe(1_504);
  });

  it.each([
    ["does not answer", "hangs", "passing: took too long"],
    ["stops in the middle", "stalls", "passing: took too long"],
    ["breaks off in the middle", "cuts", "passing: broke off in the middle of the file"],
    ["is in trouble", 503, "passing: answered 503"],
    ["wants less", 429, "passing: answered 429"],
    ["has no such file", 404, "standing: answered 404"],
  ] as const)("%s", async (_, mood, told) => {
    web.mood = mood;
    expect((await pull()).replace(HOST, "$1: ")).toBe(told);
  });

  it("sends a web page", async () => {
    web.mood = "page";
    expect(await pull()).toBe("passing: stock.csv is a web page, not a file of stock");
  });
});
