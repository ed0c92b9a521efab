import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FeedMetrics } from "~/ports/feed-metrics";
import type { Logger } from "~/ports/logger";
import { type FeedWeb, startFeedWeb } from "../../../../test/doubles/feeds/feed-web";
import { createFeedWorld, stockFile } from "../../../../test/fixtures/feed-world";
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { type FeedPuller, startFeedPuller } from "./feed-puller.server";
import { createFeedStates } from "./feed-states.server";
import { leaseOfFeed } from "./start-pulling.server";

const PATIENCE = { timeout: 8_000, interval: 20 };
let web: FeedWeb;
let world: Awaited<ReturnType<typeof createFeedWorld>>;
let pullers: FeedPuller[];
let lines: { level: string; message: string; fields: Readonly<Record<string, unknown>> }[];
const metrics = {
  feedAges: vi.fn<FeedMetrics["feedAges"]>(),
  feedPulled: vi.fn<FeedMetrics["feedPulled"]>(),
};

beforeEach(async () => {
  web = await startFeedWeb();
  world = await createFeedWorld();
  pullers = [];
  lines = [];
  metrics.feedAges.mockClear();
  metrics.feedPulled.mockClear();
  web.files.set("/stock.csv", stockFile(["A", "B", "C"]));
  configure();
});
afterEach(async () => {
  for (const puller of pullers) await puller.close();
  await world.end();
  await web.close();
});

function configure(change: Parameters<typeof world.configure>[1] = {}, path = "/stock.csv"): void {
  world.configure({ type: "https", files: [`${web.url}${path}`] }, { everyMinutes: 10, ...change });
}

function start(): FeedPuller {
  const log = (level: string) => (fields: Readonly<Record<string, unknown>>, message: string) =>
    void lines.push({ level, fields, message });
  const logger: Logger = { debug: log("debug"), info: log("info"), warn: log("warn"), error: log("error") };
  const puller = startFeedPuller({
    ...world.context,
    states: createFeedStates(world.database),
    leaseOf: (configured) => leaseOfFeed(world.database, world.context.clock, configured),
    chance: () => 0,
    logger,
    metrics,
    pace: { everyMs: 20 },
  });
  pullers.push(puller);
  return puller;
}

const later = (minutes: number) => {
  world.now = new Date(world.now.getTime() + minutes * 60_000);
};
const outcomes = () => metrics.feedPulled.mock.calls.map(([, , outcome]) => outcome);
const pulled = (...wanted: string[]) => vi.waitFor(() => expect(outcomes()).toEqual(wanted), PATIENCE);

describe("in the background a feed", () => {
  it("is pulled at once, then each time that its minutes are over", async () => {
    start();
    await pulled("published");
    expect(Object.keys(await world.forSale())).toEqual(["A", "B", "C"]);
    later(9.9);
    await pause(150);
    expect(outcomes()).toEqual(["published"]);
    later(0.1);
    await pulled("published", "unchanged");
  });

  it("is told in the log with the figures that the history has of it", async () => {
    const names = Array.from({ length: 20 }, (_, at) => `A${at}`);
    web.files.set("/stock.csv", stockFile(names));
    start();
    await pulled("published");
    web.files.set("/stock.csv", stockFile(names.slice(1)));
    later(10);
    await pulled("published", "published");
    web.files.set("/stock.csv", stockFile([...names, "D"]));
    later(10);
    await pulled("published", "published", "published");
    const told = lines.filter(({ level }) => level === "info").map(({ fields }) => fields);
    const kept = await createStockHistory(world.database).list({ limit: 3 });
    const figures = kept.map(({ details }) =>
      Object.entries(details["events"] ?? {}).filter(([, count]) => count !== 0),
    );
    expect(figures[0]).toEqual([
      ["new", 1],
      ["back", 1],
      ["same", 19],
    ]);
    expect(told).toHaveLength(3);
    for (const [at, fields] of told.toReversed().entries()) {
      expect(fields).toMatchObject(Object.fromEntries(figures[at] ?? []));
      expect(fields).not.toHaveProperty("added");
    }
  });

  it("that fails is tried again by itself, keeps the stock, and says why", async () => {
    start();
    await pulled("published");
    web.mood = 503;
    later(10);
    await pulled("published", "failed");
    later(1);
    await pulled("published", "failed", "failed");
    const told = lines.filter(({ level }) => level === "warn");
    expect(told.map(({ fields }) => fields)).toEqual([
      expect.objectContaining({ dealership: "yard", feed: "main", failures: 1 }),
      expect.objectContaining({ failures: 2 }),
    ]);
    expect(told[0]?.fields["reason"]).toMatch(/^127\.0\.0\.1:\d+ answered 503$/);
    web.mood = "works";
    web.files.set("/stock.csv", stockFile(["A", "B", "C", "D"]));
    later(10);
    await pulled("published", "failed", "failed", "published");
    expect(lines.at(-1)?.message).toBe("a feed works again, and is published");
    expect(Object.keys(await world.forSale())).toEqual(["A", "B", "C", "D"]);
  });

  it("that loses an unusual share is published, counted apart, and an alert of the log", async () => {
    const names = Array.from({ length: 30 }, (_, at) => `A${at}`);
    web.files.set("/stock.csv", stockFile(names));
    start();
    await pulled("published");
    web.files.set("/stock.csv", stockFile(names.slice(0, 25)));
    later(10);
    await pulled("published", "unusual");
    await vi.waitFor(() => expect(lines.filter(({ level }) => level === "error")).toHaveLength(1), PATIENCE);
    expect(lines.find(({ level }) => level === "error")?.fields).toMatchObject({
      alert: "stock-feed-unusual",
      reason: "the feed lacks 16.7 % of the published vehicles",
    });
    expect(Object.keys(await world.forSale())).toHaveLength(25);
    later(10);
    await pulled("published", "unusual", "unchanged");
  });

  it("that is refused is an error of the log once, and a failure until it changes", async () => {
    start();
    await pulled("published");
    web.files.set("/stock.csv", stockFile(["A"]));
    later(10);
    await pulled("published", "refused");
    later(10);
    await pulled("published", "refused", "refused");
    const errors = lines.filter(({ level }) => level === "error");
    expect(errors.map(({ message }) => message)).toEqual(["a feed was refused; the stock stays as it was"]);
    expect(errors[0]?.fields["reason"]).toContain("lacks 66.7 %");
    expect(Object.keys(await world.forSale())).toEqual(["A", "B", "C"]);
  });

  it("is pulled by its new configuration as soon as there is one, and not once it is configured no more", async () => {
    start();
    await pulled("published");
    web.files.set("/other.csv", stockFile(["A", "B", "C", "X"]));
    configure({}, "/other.csv");
    await pulled("published", "published");
    expect(Object.keys(await world.forSale())).toEqual(["A", "B", "C", "X"]);
    world.dealers = [];
    // A look that began before it was taken away may still end with it.
    await vi.waitFor(() => expect(metrics.feedAges).toHaveBeenLastCalledWith([]), PATIENCE);
    later(60);
    await pause(150);
    expect(outcomes().length).toBe(2);
  });

  it("is pulled once by two processes, and by the next when one starts again", async () => {
    start();
    start();
    await pulled("published");
    await pause(200);
    expect(web.asked.length).toBe(1);
    later(10);
    await pulled("published", "unchanged");
    await pause(200);
    expect(web.asked.length).toBe(2);
    for (const puller of pullers.splice(0)) await puller.close();
    start();
    await pause(200);
    expect(web.asked.length).toBe(2);
  });

  it("is as old as its last good pull, and late with an alert each hour", async () => {
    configure({ lateMinutes: 30 });
    start();
    await pulled("published");
    web.mood = 404;
    later(29);
    await vi.waitFor(() => {
      const age = { dealership: "yard", feed: "main", ageSeconds: 1_740, lateAfterSeconds: 1_800 };
      expect(metrics.feedAges.mock.lastCall?.[0]).toEqual([expect.objectContaining(age)]);
    }, PATIENCE);
    const alerts = () => lines.filter(({ fields }) => fields["alert"] === "stock-feed-late");
    expect(alerts()).toEqual([]);
    later(2);
    await vi.waitFor(() => expect(alerts().length).toBe(1), PATIENCE);
    later(59);
    await pause(150);
    expect(alerts().length).toBe(1);
    later(1);
    await vi.waitFor(() => expect(alerts().length).toBe(2), PATIENCE);
    expect(alerts()[1]?.fields).toMatchObject({ dealership: "yard", feed: "main", minutes: 91 });
  });
});

describe("a process that stops", () => {
  it("in the middle of a download ends at once, counts no failure and leaves nothing", async () => {
    web.mood = "stalls";
    const puller = start();
    await vi.waitFor(() => expect(web.asked.length).toBe(1), PATIENCE);
    const begun = performance.now();
    await puller.close();
    expect(performance.now() - begun).toBeLessThan(6_000);
    expect(outcomes()).toEqual([]);
    expect(world.leftOver()).toEqual([]);
    web.mood = "works";
    start();
    await pulled("published");
  });

  it("in the middle of an import finishes it", async () => {
    const { edit } = world.context.stock;
    const begun = new Promise<void>((resolve) => {
      Object.assign(world.context.stock, {
        edit: async (...args: Parameters<typeof edit>) => {
          resolve();
          await pause(300);
          return edit(...args);
        },
      });
    });
    const puller = start();
    await begun;
    expect(world.leftOver().length).toBe(1);
    await puller.close();
    expect(outcomes()).toEqual(["published"]);
    expect(Object.keys(await world.forSale()).length).toBe(3);
    expect(world.leftOver()).toEqual([]);
  });
});

it("nothing that is kept or logged holds a secret, nor what an address says behind its host", async () => {
  web.files.set("/stock.csv?key=QUERYSECRET", stockFile(["A"]));
  world.secrets.set("FEED_SECRET_A", "PASSWORDSECRET");
  world.configure({
    type: "https",
    files: [`${web.url}/stock.csv?key=QUERYSECRET`],
    auth: { type: "basic", user: "yard", passwordEnv: "FEED_SECRET_A" },
  });
  start();
  await pulled("published");
  web.mood = 500;
  later(60);
  await pulled("published", "failed");
  web.mood = "page";
  later(60);
  await pulled("published", "failed", "failed");
  const rows = await world.database.queries.selectFrom("setting").selectAll().execute();
  const history = await world.context.history.list();
  const kept = JSON.stringify([rows, history, lines]);
  expect(kept).toContain("stock feed yard main");
  expect(kept).not.toMatch(/SECRET/);
  expect(kept).not.toContain(Buffer.from("yard:PASSWORDSECRET").toString("base64"));
});
