import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FeedWeb, startFeedWeb } from "../test/doubles/feeds/feed-web";
import { stockFile } from "../test/fixtures/feed-world";
import { car, MAPPING, stockCommand } from "../test/fixtures/stock-command";
import { stringify } from "csv-stringify/sync";

const { desk, configure, run, stock } = stockCommand();
let web: FeedWeb;
beforeEach(async () => {
  web = await startFeedWeb();
  web.files.set("/stock.csv?key=QUERYSECRET", stockFile(["A", "B", "C", "D"]));
  const mappings = join(desk.folder, "tenants", "yard", "stock");
  mkdirSync(mappings, { recursive: true });
  writeFileSync(join(mappings, "dms.json"), JSON.stringify(MAPPING));
  configure({ feeds: [feed()] });
});
afterEach(() => web.close());

const feed = (change: object = {}) => ({
  id: "dms",
  dealership: "yard",
  mapping: "dms.json",
  source: { type: "https", files: [`${web.url}/stock.csv?key=QUERYSECRET`] },
  ...change,
});
const send = (content: Buffer) => web.files.set("/stock.csv?key=QUERYSECRET", content);

describe("npm run stock -- pull", () => {
  it("imports now, with the whole report, and ends as an import does", async () => {
    const report = join(desk.folder, "report.csv");
    expect(await run("pull", "--dealership", "yard", "--report", report)).toBe(0);
    expect(desk.printed).toMatch(
      /^feed dms of yard, from 127\.0\.0\.1:\d+, read by dms\.json\nrows 4, accepted 4/,
    );
    expect(desk.printed).toContain("\n  4 new, 0 changed, 0 the same; ");
    expect(desk.printed).toContain("\npublished\nkept as import 1");
    expect(readFileSync(report, "utf8")).toContain("Kia");
    expect([...(await stock()).keys()].sort()).toEqual(["A", "B", "C", "D"]);
  });

  it("imports again what did not change", async () => {
    await run("pull", "--dealership", "yard");
    expect(await run("pull", "--dealership", "yard", "--feed", "dms")).toBe(0);
    expect(desk.printed).toContain("\n  0 new, 0 changed, 4 the same; ");
  });

  it("ends with 1 for a refused file, and with --force publishes it", async () => {
    await run("pull", "--dealership", "yard");
    send(stockFile(["A"]));
    expect(await run("pull", "--dealership", "yard")).toBe(1);
    expect(desk.printed).toContain("REFUSED: the feed lacks 75 %");
    expect((await stock()).size).toBe(4);
    expect(await run("pull", "--dealership", "yard", "--force")).toBe(2);
    await run("feeds");
    expect(desk.printed).not.toContain("lacks");
  });

  it("ends with 2 when rows were rejected", async () => {
    send(Buffer.from(stringify([car("A"), car("B"), { ...car("C"), Year: "1492" }], { header: true })));
    expect(await run("pull", "--dealership", "yard")).toBe(2);
  });

  it("ends with 1, and the reason, when the file cannot be had", async () => {
    web.mood = 503;
    expect(await run("pull", "--dealership", "yard")).toBe(1);
    expect(desk.printed).toMatch(/FAILED: 127\.0\.0\.1:\d+ answered 503\nnothing published/);
    expect(desk.printed).not.toContain("QUERYSECRET");
  });

  it("asks which of several feeds of a dealership, and pulls changes beside the whole stock", async () => {
    web.files.set("/changes.csv", stockFile(["D", "E"], { Price: "18000" }));
    const source = { type: "https", files: [`${web.url}/changes.csv`] };
    configure({ feeds: [feed(), feed({ id: "news", mode: "delta", source })] });
    await expect(run("pull", "--dealership", "yard")).rejects.toThrow(
      'the dealership "yard" has several feeds: say which by --feed; there are\n  --dealership yard --feed dms\n  --dealership yard --feed news',
    );
    expect(await run("pull", "--dealership", "yard", "--feed", "dms")).toBe(0);
    expect(await run("pull", "--dealership", "yard", "--feed", "news")).toBe(0);
    const prices = [...(await stock())].map(([stocknum, { price }]) => [stocknum, price]);
    expect(Object.fromEntries(prices)).toEqual({ A: 20_000, B: 20_000, C: 20_000, D: 18_000, E: 18_000 });
  });

  it("lists the feeds there are when it is asked for another", async () => {
    await expect(run("pull", "--dealership", "elsewhere")).rejects.toThrow(
      'no dealer\'s file has a feed for the dealership "elsewhere"; there are\n  --dealership yard --feed dms',
    );
    await expect(run("pull", "--dealership", "yard", "--feed", "other")).rejects.toThrow('feed "other"');
  });
});

describe("npm run stock -- feeds", () => {
  it("says how each feed stands, and no secret", async () => {
    await run("feeds");
    expect(desk.printed).toMatch(
      /^yard\/dms {2}https 127\.0\.0\.1:\d+, every 60 min\n {2}last good never; last tried never; next now\n$/,
    );
    await run("pull", "--dealership", "yard");
    desk.today = "2026-05-01T00:35:00Z";
    await run("feeds");
    expect(desk.printed).toContain(
      "last good 2026-05-01 00:00 (35 min ago); last tried 2026-05-01 00:00; next 2026-05-01 01:00",
    );
    desk.today = "2026-05-01T05:00:00Z";
    web.mood = 503;
    await run("pull", "--dealership", "yard");
    await run("feeds");
    expect(desk.printed).toContain("(5 h ago, LATE); last tried 2026-05-01 05:00; next 2026-05-01 05:01");
    expect(desk.printed).toContain("answered 503 (1 in a row, since 2026-05-01 05:00)");
    expect(desk.printed).not.toContain("QUERYSECRET");
  });

  it("says what can be done about a file that is refused, and one that is unusual", async () => {
    const cars = Array.from({ length: 30 }, (_, at) => car(`A${at}`));
    const sendFirst = (count: number) => send(Buffer.from(stringify(cars.slice(0, count), { header: true })));
    sendFirst(30);
    await run("pull", "--dealership", "yard");
    sendFirst(10);
    expect(await run("pull", "--dealership", "yard")).toBe(1);
    const force = "`npm run stock -- pull --dealership yard --feed dms --force`";
    expect(desk.printed).toContain(`if the file is right, ${force} publishes it`);
    await run("feeds");
    expect(desk.printed).toContain(
      `  REFUSED, and not read again until the file changes; if it is right: ${force}`,
    );
    sendFirst(24);
    expect(await run("pull", "--dealership", "yard")).toBe(2);
    await run("feeds");
    expect(desk.printed).toContain("  UNUSUAL: the feed lacks 20 % of the published vehicles\n");
    expect(desk.printed).toContain("Otherwise `npm run stock -- history --dealership yard`");
  });

  it("says where there is none", async () => {
    configure({});
    await run("feeds");
    expect(desk.printed).toBe("no dealer's file has `stock.feeds`\n");
  });
});
