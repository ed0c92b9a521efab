import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { toIndexFields } from "~/domain/search/index-document";
import { matchesCondition } from "~/domain/search/matches-condition";
import { stockScope } from "~/domain/search/stock-rule";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { openDatabase } from "~/infra/db/database.server";
import { silentLogger } from "../test/doubles/silent-logger";
import { siteConfig } from "../test/fixtures/site";
import { runStock } from "./run-stock";

interface Row {
  Stock: string;
  VIN?: string;
  Badge?: string;
  Type?: string;
  Price?: string;
  Status?: string;
  Listed?: string;
  Sold?: string;
}

const MAPPING = {
  identity: ["Stock"],
  fields: {
    name: { template: "{Year} {Make} {Model} {Badge}" },
    make: { from: "Make" },
    model: { from: "Model" },
    year: { from: "Year", as: "year" },
    car_type: { from: "Type", as: "carType" },
    stocknum: { from: "Stock" },
    vin: { from: "VIN" },
    price: { from: "Price", as: "money" },
    status: { from: "Status", as: "status" },
    created_at: { from: "Listed", as: "date" },
    sold_at: { from: "Sold", as: "date" },
  },
};

let folder: string;
let printed: string;
let today: string;
let mapping: unknown;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-history-"));
  printed = "";
  today = "2026-05-01T00:00:00Z";
  mapping = MAPPING;
  configure({});
  const database = await openDatabase({ dataDir: folder });
  await database.migrate();
  await database.close();
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function configure(stock: object): void {
  const { site, theme } = siteConfig({ site: { email: "hello@yard.example" } });
  mkdirSync(join(folder, "tenants", "yard"), { recursive: true });
  writeFileSync(join(folder, "tenants", "yard", "site.json"), JSON.stringify({ site, theme, stock }));
}

/** @returns the exit code; what was printed is in `printed` */
function run(...args: string[]): Promise<number> {
  printed = "";
  const out = new Writable({
    write(chunk: Buffer, _, done) {
      printed += chunk.toString("utf8");
      done();
    },
  });
  const env = {
    tenantConfigDir: join(folder, "tenants"),
    region: null,
    databaseUrl: null,
    dataDir: folder,
    production: false,
  };
  return runStock(args, { env, logger: silentLogger, now: () => new Date(today), out });
}

const car = (Stock: string, change: Partial<Row> = {}) => ({
  Year: "2020",
  Make: "Kia",
  Model: "Rio",
  Badge: "S",
  Type: "Used",
  Price: "20000",
  Status: "In Stock",
  VIN: "",
  Listed: "",
  Sold: "",
  Stock,
  ...change,
});

function fileOf(rows: readonly object[]): string {
  const file = join(folder, "feed.csv");
  writeFileSync(file, stringify([...rows], { header: true }));
  writeFileSync(join(folder, "mapping.json"), JSON.stringify(mapping));
  return file;
}

function feed(rows: readonly object[], ...flags: string[]): Promise<number> {
  const args = ["--dealership", "yard", "--mapping", join(folder, "mapping.json")];
  return run("import", fileOf(rows), ...args, ...flags);
}

async function stock(): Promise<ReadonlyMap<string, Vehicle>> {
  const file = join(folder, "out.ndjson");
  const before = printed;
  await run("export", "--out", file);
  printed = before;
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  // What the export wrote.
  return new Map(lines.map((line) => JSON.parse(line) as Vehicle).map((one) => [one.stocknum, one]));
}

const FOUR = [car("A"), car("B"), car("C"), car("D")];

describe("sold and gone", () => {
  it("keeps what the feed calls sold, with the time when that was heard of", async () => {
    await feed(FOUR);
    today = "2026-05-03T00:00:00Z";
    expect(await feed([...FOUR.slice(1), car("A", { Status: "Sold" })])).toBe(0);
    expect(printed).toContain("sold: row 4 (A), 2020 Kia Rio S");
    const sold = { status: "sold", sold: true, sold_date_timestamp: Date.parse(today) / 1_000 };
    expect((await stock()).get("A")).toMatchObject({ ...sold, created_at: "2026-05-01T00:00:00.000Z" });
    today = "2026-05-04T00:00:00Z";
    await feed([...FOUR.slice(1), car("A", { Status: "Sold" })]);
    expect(printed).toContain("0 new, 0 changed, 4 the same");
    expect((await stock()).get("A")).toMatchObject(sold);
  });

  it("shows what the feed calls sold as long as the dealer shows sold vehicles, and no longer (SRCH-10)", async () => {
    await feed(FOUR);
    await feed([...FOUR.slice(1), car("A", { Status: "Sold" })]);
    const sold = (await stock()).get("A");
    const config = siteConfig({ site: { email: "hello@yard.example" } });
    const isListed = (time: string) =>
      sold !== undefined && matchesCondition(stockScope(config, new Date(time)).rule, toIndexFields(sold));
    expect(isListed("2026-05-01T00:10:00Z")).toBe(true);
    expect(isListed("2026-05-04T00:00:00Z")).toBe(true);
    expect(isListed("2026-05-04T00:01:00Z")).toBe(false);
  });

  it("takes the day of sale and the day of listing from the feed, in the dealer's time", async () => {
    await feed([
      car("A", { Status: "Sold", Sold: "2026-04-28", Listed: "2026-03-01" }),
      car("B", { Listed: "2027-01-01" }),
    ]);
    const [a, b] = [(await stock()).get("A"), (await stock()).get("B")];
    expect(a?.sold_date_timestamp).toBe(Date.parse("2026-04-27T14:00:00Z") / 1_000);
    expect(a?.created_at).toBe("2026-02-28T14:00:00.000Z");
    expect(b?.created_at, "a day to come is no listing date").toBe("2026-05-01T00:00:00.000Z");
    expect(printed).toContain("repaired time-implausible: 1");
  });

  it.each([
    ["sold", 4, "sold: D, 2020 Kia Rio S; the feed lacks it"],
    ["removed", 3, "removed: D, 2020 Kia Rio S; the feed lacks it"],
  ])("takes a vehicle that vanished for %s when the dealer says so", async (vanished, count, line) => {
    configure({ vanished });
    await feed(FOUR);
    await feed(FOUR.slice(0, 3));
    expect(printed).toContain(line);
    expect((await stock()).size).toBe(count);
  });

  it("waits for the second feed that lacks it, and counts anew after a rollback", async () => {
    configure({ missedFeeds: 2 });
    await feed(FOUR);
    await feed(FOUR.slice(0, 3));
    expect(printed).toContain("lacking but kept for now: D");
    expect((await stock()).get("D")?.status).toBe("in_stock");
    await run("rollback", "1");
    await feed(FOUR.slice(0, 3));
    expect((await stock()).get("D")?.status).toBe("in_stock");
    await feed(FOUR.slice(0, 3));
    expect((await stock()).get("D")?.status).toBe("sold");
  });

  it("keeps the listing date of a vehicle that comes back, within the dealer's days", async () => {
    configure({ vanished: "removed", returnDays: 5 });
    await feed(FOUR);
    await feed(FOUR.slice(0, 3));
    today = "2026-05-06T00:00:00Z";
    await feed(FOUR);
    expect(printed).toContain("back: row 4 (D)");
    expect((await stock()).get("D")?.created_at).toBe("2026-05-01T00:00:00.000Z");
    await feed(FOUR.slice(0, 3));
    today = "2026-05-12T00:00:00Z";
    await feed(FOUR);
    expect((await stock()).get("D")?.created_at).toBe("2026-05-12T00:00:00.000Z");
  });

  it("knows a vehicle under a mapping with another identity, and moves no address", async () => {
    const rows = FOUR.map((row, at) => ({ ...row, VIN: `KNADN512345678${at}00` }));
    await feed(rows);
    const before = await stock();
    mapping = { ...MAPPING, identity: ["VIN"] };
    await feed(rows.toReversed());
    expect(printed).toContain("0 new, 0 changed, 4 the same");
    expect(printed).toContain("known by chassis or stock number, under a new identity: 4");
    expect(await stock()).toEqual(before);
  });

  it("refuses a feed that takes half of the stock off sale", async () => {
    await feed(FOUR);
    const off = FOUR.map((row, at) => (at < 2 ? { ...row, Status: "Sold" } : row));
    expect(await feed(off)).toBe(1);
    expect(printed).toContain(
      "REFUSED: the feed lacks or takes off sale 50 % of the published vehicles (sold 2, in_stock 2); at most 30 % is allowed",
    );
  });
});

describe("rejected rows", () => {
  it("refuses a first import of which nearly all rows are rejected", async () => {
    const rows = Array.from({ length: 100 }, (_, at) => car(`S${at}`, { Type: at === 0 ? "Used" : "Parts" }));
    expect(await feed(rows)).toBe(1);
    expect(printed).toContain("REFUSED: 99 of 100 rows (99 %) were rejected; at most 40 % is allowed");
    expect((await stock()).size).toBe(0);
    expect(await feed(rows, "--max-rejected", "1")).toBe(2);
    expect((await stock()).size).toBe(1);
  });

  it("allows as many as it says, that share included", async () => {
    const rows = (parts: number) =>
      Array.from({ length: 10 }, (_, at) => car(`S${at}`, at < parts ? { Type: "Parts" } : {}));
    expect(await feed(rows(5))).toBe(1);
    expect(await feed(rows(4))).toBe(2);
  });
});

describe("the report", () => {
  const rows = [
    car("A", { Price: "$19,500 drive away" }),
    car("B", { Type: "Spare parts" }),
    car("C"),
    car("C", { Price: "21000" }),
    car("E", { Badge: "=cmd" }),
  ];

  it("names every row by line and stock number, with every change and repair, before and after", async () => {
    await feed(FOUR);
    const report = join(folder, "report.json");
    expect(await feed(rows, "--report", report, "--max-drop", "0.6")).toBe(2);
    // What the command wrote.
    const { lines, coverage } = JSON.parse(readFileSync(report, "utf8")) as Record<
      string,
      Record<string, unknown>[]
    >;
    expect(lines).toMatchObject([
      {
        at: 1,
        stocknum: "A",
        event: "changed",
        changes: [{ field: "price", before: "20000", after: "19500" }],
        repairs: [{ code: "price-text", field: "price", before: "$19,500 drive away", after: "19500" }],
      },
      {
        at: 2,
        stocknum: "B",
        event: "rejected",
        why: expect.stringMatching(/^no car_type.*; the vehicle stays as it was$/),
      },
      { at: 3, stocknum: "C", event: "duplicate", why: "row 4 was taken" },
      { at: 4, stocknum: "C", event: "changed" },
      { at: 5, stocknum: "E", event: "new" },
      { at: null, stocknum: "D", event: "sold" },
    ]);
    expect(coverage?.[0]).toEqual({ field: "price", now: 1, before: 1 });
  });

  it("is written as CSV too, a line for each thing, nothing a spreadsheet would run", async () => {
    await feed(FOUR);
    const file = join(folder, "report.csv");
    await feed(rows, "--report", file, "--max-drop", "0.6");
    const text = readFileSync(file, "utf8");
    const lines = parse<Record<string, string>>(text, { columns: true });
    expect(text).toMatch(/^line,stock_number,vehicle,what,field,before,after,note\n/);
    expect(lines.slice(0, 3)).toEqual([
      {
        line: "1",
        stock_number: "A",
        vehicle: "2020 Kia Rio S",
        what: "changed",
        field: "price",
        before: "20000",
        after: "19500",
        note: "",
      },
      {
        line: "1",
        stock_number: "A",
        vehicle: "2020 Kia Rio S",
        what: "repaired",
        field: "price",
        before: "$19,500 drive away",
        after: "19500",
        note: "price-text",
      },
      {
        line: "2",
        stock_number: "B",
        vehicle: "",
        what: "rejected",
        field: "",
        before: "",
        after: "",
        note: expect.stringMatching(/^no car_type/),
      },
    ]);
    expect(lines.filter(({ what }) => what === "coverage").length).toBeGreaterThan(5);
  });

  it("is whole on a check, whatever speaks against the feed, and nothing is kept or published", async () => {
    await feed(FOUR);
    const file = fileOf([car("A", { Price: "EUR 9000" }), car("Z", { Type: "Parts" })]);
    const args = ["--dealership", "yard", "--mapping", join(folder, "mapping.json")];
    expect(await run("check", file, ...args)).toBe(1);
    for (const line of [
      "rows 2, accepted 1 (1 repaired), rejected 1",
      "changed: row 1 (A): price 20000 → nothing",
      "rejected row 2 (Z): no car_type",
      "price 0 % (was 100 %)",
      "REFUSED: 1 of 2 rows (50 %) were rejected",
      "dry run: nothing published; the import would be refused",
    ])
      expect(printed).toContain(line);
    await run("history");
    expect(printed.trim().split("\n")).toHaveLength(1);
  });
});

describe("the way back", () => {
  it("lists, shows, compares and brings back", async () => {
    await feed(FOUR);
    const before = await stock();
    expect(printed).toMatch(/kept as import 1\n$/);
    today = "2026-05-02T00:00:00Z";
    await feed([car("A", { Price: "18000" }), ...FOUR.slice(1, 3), car("E")]);
    expect(printed).toMatch(/kept as import 2; `npm run stock -- rollback 1` undoes it\n$/);
    await feed([car("X")]);
    await run("history", "--dealership", "yard");
    expect(printed.split("\n").map((line) => line.slice(0, 28))).toEqual([
      "3  2026-05-02 00:00  yard  r",
      "2  2026-05-02 00:00  yard  i",
      "1  2026-05-01 00:00  yard  i",
      "",
    ]);
    await run("show", "3");
    expect(printed).toContain('refusals: ["the feed lacks 100 % of the published vehicles');
    await run("show", "2");
    for (const line of ["~ A 2020 Kia Rio S: price 20000 → 18000", "+ E 2020 Kia Rio S", "3 vehicles differ"])
      expect(printed).toContain(line);
    await run("diff", "1");
    expect(printed).toMatch(/^from the stock after import 1 to now:\n/);
    expect(await run("rollback", "1")).toBe(0);
    expect(printed).toContain(
      'the stock of "yard" as it stood after import 1: 0 brought back, 2 changed back, 1 removed, 2 untouched; kept as import 4',
    );
    expect(await stock()).toEqual(before);
    await run("diff", "1");
    expect(printed).toContain("0 vehicles differ");
  });

  it.each([
    [["rollback", "9"], /there is no import 9: `npm run stock -- history` lists/],
    [["show", "0"], /expected the number of an import, received "0"/],
    [["diff", "1", "x"], /expected the number of an import, received "x"/],
    [["rollback"], /expected one of/],
    [["check"], /expected one of/],
  ])("says why %j makes no sense", async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });
});

describe("an export that is imported again", () => {
  it("changes nothing, with sold vehicles and times as they are", async () => {
    await feed(FOUR);
    today = "2026-05-02T00:00:00Z";
    await feed([...FOUR.slice(0, 2), car("C", { Status: "Sold" })]);
    const before = await stock();
    const file = join(folder, "export.ndjson");
    await run("export", "--dealership", "yard", "--out", file);
    today = "2026-05-03T00:00:00Z";
    expect(await run("import", file, "--dealership", "yard")).toBe(0);
    expect(printed).toContain("read as an export of this platform");
    expect(printed).toContain("0 added, 0 changed, 0 removed, 4 unchanged");
    expect(await stock()).toEqual(before);
  });

  it("brings back what was exported over other stock, and rejects a line that was spoiled", async () => {
    await feed(FOUR);
    const before = await stock();
    const file = join(folder, "export.ndjson");
    await run("export", "--out", file);
    today = "2026-05-02T00:00:00Z";
    await feed(FOUR.map((row) => ({ ...row, Price: "1000" })));
    writeFileSync(file, `${readFileSync(file, "utf8")}{"id":"1"}\n`);
    expect(await run("import", file, "--dealership", "yard")).toBe(2);
    expect(printed).toContain("rejected row 5: no vehicle of an export");
    expect(await stock()).toEqual(before);
  });

  it("says so when it holds vehicles of other dealerships only", async () => {
    await feed(FOUR);
    const file = join(folder, "export.ndjson");
    await run("export", "--out", file);
    writeFileSync(
      file,
      readFileSync(file, "utf8").replaceAll('"dealership_id":"yard"', '"dealership_id":"two"'),
    );
    await expect(run("import", file, "--dealership", "yard")).rejects.toThrow(
      /holds 4 vehicles, none of them of dealership "yard"/,
    );
  });
});
