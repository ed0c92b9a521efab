import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { feedMappingSchema } from "~/domain/stock/feed-mapping";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Database } from "~/infra/db/database.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import type { StockStore } from "~/ports/stock-store";
import { openEmptyDatabase } from "../../../test/fixtures/empty-database";
import { importStock, type ImportRequest } from "./import-stock.server";
import { owner as yard } from "../../../test/fixtures/feed-owner";

const LISTINGS = "test/fixtures/stock/dirty-listings.csv";
const mappingOf = (name: string) =>
  feedMappingSchema.parse(JSON.parse(readFileSync(join("stock-mappings", name), "utf8")));

let folder: string;
let database: Database;
let stock: StockStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-import-"));
  database = await openEmptyDatabase(folder);
  stock = createStockStore(database);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function run(changes: Partial<ImportRequest> = {}, now = "2026-05-01T00:00:00Z") {
  const owner = { ...yard, now };
  const mapping = mappingOf("australian-listings.json");
  return importStock({
    file: LISTINGS,
    mapping,
    owner,
    stock,
    dryRun: false,
    allowEmpty: false,
    maxDrop: 0.3,
    ...changes,
  });
}

async function published(): Promise<Vehicle[]> {
  const vehicles: Vehicle[] = [];
  for await (const batch of stock.all()) vehicles.push(...batch);
  return vehicles.sort((left, right) => (left.name < right.name ? -1 : 1));
}

describe("import of dirty listings", () => {
  it("accounts for every row", async () => {
    const report = await run();
    expect(report).toMatchObject({ rows: 6, accepted: 4, repairedRows: 4 });
    expect(report.rejected.map(({ at, reason }) => [at, reason])).toEqual([
      [6, "no make"],
      [8, "no car_type"],
    ]);
    expect(report.repairs).toEqual({
      "make-joined": 2,
      "model-completed": 2,
      "model-date-undone": 1,
      "price-on-application": 1,
      "warranty-in-colour": 1,
      "seats-in-doors-column": 1,
      "state-spelling": 1,
      "price-implausible": 1,
      "engine-size-unknown": 1,
      "consumption-unknown": 1,
    });
  });

  it("makes the vehicles the rows mean", async () => {
    await run();
    const [alfa, saab, rover, corolla] = await published();
    expect(alfa).toMatchObject({
      make: "Alfa Romeo",
      model: "156",
      price: null,
      price_type: "POA",
      simple_body: null,
    });
    expect(saab).toMatchObject({ model: "9-3", km: null, colour: null, price: null, city: null });
    expect(rover).toMatchObject({
      model: "Range Rover Sport",
      price: 79990,
      colour: "Blue",
      interior_colour: "Tan Leather",
    });
    expect(corolla).toMatchObject({
      colour: null,
      seats: 5,
      doors: null,
      state: "VIC",
      simple_transmission: null,
    });
    expect(rover?.images[0]?.image.url).toBe("/media/v/suv-hero-1d4f91");
  });

  it("changes nothing the second time, on a later day", async () => {
    await run();
    const again = await run({}, "2026-09-09T09:09:09Z");
    expect(again.published).toMatchObject({ added: 0, changed: 0, removed: 0, unchanged: 4, version: 1 });
  });

  it("publishes nothing on a dry run", async () => {
    expect((await run({ dryRun: true })).published).toBeNull();
    expect(await published()).toEqual([]);
  });

  it("refuses a feed that loses too much, unless any loss is allowed", async () => {
    await run();
    const shorter = join(folder, "short.csv");
    writeFileSync(shorter, readFileSync(LISTINGS, "utf8").split("\r\n").slice(0, 3).join("\r\n"));
    expect(await run({ file: shorter })).toMatchObject({
      refusals: ["the feed lacks 50 % of the published vehicles; at most 30 % is allowed"],
      published: null,
    });
    expect(await published()).toHaveLength(4);
    expect((await run({ file: shorter, maxDrop: null })).published).toMatchObject({ removed: 2 });
  });

  it("keeps two identical advertisements apart", async () => {
    const text = readFileSync(LISTINGS, "utf8");
    const double = join(folder, "double.csv");
    writeFileSync(double, `${text}${text.split("\r\n")[1] ?? ""}\r\n`);
    expect((await run({ file: double })).accepted).toBe(5);
    expect(await published()).toHaveLength(5);
  });
});

describe("import of a feed with nothing usable", () => {
  const heading = readFileSync(LISTINGS, "utf8").split("\r\n")[0] ?? "";

  it.each([
    ["nothing at all", ""],
    ["only a heading", `${heading}\r\n`],
    ["one endless cell", `${heading}\r\n"${"x".repeat(2_000_000)}"\r\n`],
    ["words of the programming language", "__proto__,constructor\r\na,b\r\n"],
    ["zero bytes in its heading", `${heading.replaceAll(",", "\0,")}\r\nLand,2019\r\n`],
  ])("%s empties no stock, whatever loss is allowed", async (_, text) => {
    await run();
    const file = join(folder, "feed.csv");
    writeFileSync(file, text);
    const refused = await run({ file, maxDrop: null });
    expect(refused.refusals.join()).toMatch(/no usable vehicle/);
    expect(refused.published).toBeNull();
    expect(await published()).toHaveLength(4);
    expect((await run({ file, maxDrop: null, allowEmpty: true })).published).toMatchObject({ removed: 4 });
  });

  it("reads cells that hold words of the programming language as text", async () => {
    const [head = "", row = ""] = readFileSync(LISTINGS, "utf8").split("\r\n");
    const file = join(folder, "words.csv");
    writeFileSync(
      file,
      [head, row.replace("4WD", "constructor").replace("Land,", "constructor,")].join("\r\n"),
    );
    expect((await run({ file })).accepted).toBe(1);
    const [vehicle] = await published();
    expect(vehicle).toMatchObject({ make: "constructor", drive: null });
  });
});

describe("import of other feeds", () => {
  it("reads a dealer-management system's answer", async () => {
    await run({ file: "test/fixtures/stock/dms-answer.json", mapping: mappingOf("easycars.json") });
    const [vehicle] = await published();
    expect(vehicle).toMatchObject({
      name: "2022 VOLVO XC60 Invented",
      car_type: "demo",
      reserved: true,
      gearnum: 8,
      // An engine and a motor, and cells that no field can use: the vehicle stays.
      simple_fuel: "Hybrid",
      km: 12_300,
      video_url: null,
      rego_expiry: null,
      dealercomments: "One owner.\nFull history.",
    });
    expect(vehicle).toMatchObject({
      status: "in_stock",
      simple_body: "wagon",
      engine_size_litres: 2,
      photos_count: 2,
    });
  });

  it("of an export rejects a second vehicle at one address, with both lines, and a dry run says the same", async () => {
    await run();
    const [first, second, third] = await published();
    if (first === undefined || second === undefined || third === undefined) throw new Error("three are read");
    const file = join(folder, "export.ndjson");
    const rows = [first, { ...second, slug: first.slug }, third, { ...third, id: "999999999999" }, third];
    writeFileSync(file, rows.map((row) => JSON.stringify(row)).join("\n"));
    const reports = [];
    for (const dryRun of [true, false])
      reports.push(await run({ file, dryRun, maxDrop: null, maxRejected: null }, "2026-05-02T00:00:00Z"));
    for (const { rejected, accepted, refusals } of reports) {
      expect([accepted, refusals]).toEqual([2, []]);
      expect(rejected.map(({ at, reason }) => `${at}: ${reason}`)).toEqual([
        `2: the address "${first.slug}" is that of the vehicle in line 1`,
        `4: the address "${third.slug}" is that of the vehicle in line 3`,
        "5: the vehicle stands in the file before, in line 3",
      ]);
    }
    expect(reports.map(({ published: result }) => result !== null)).toEqual([false, true]);
  });

  it("says what is wrong with a file", async () => {
    const bad = join(folder, "bad.json");
    writeFileSync(bad, "{}");
    await expect(run({ file: bad })).rejects.toThrow("expected a list");
    await expect(run({ file: join(folder, "none.csv") })).rejects.toThrow(/ENOENT/);
    await expect(run({ file: join(folder, "none.ndjson") })).rejects.toThrow(/ENOENT/);
    await expect(run({ file: folder })).rejects.toThrow(/is a folder/);
    const lines = join(folder, "bad.ndjson");
    writeFileSync(lines, '{"a":1}\n{"a":2');
    await expect(run({ file: lines })).rejects.toThrow(/bad\.ndjson is cut off in line 2/);
  });
});

describe("vehicles that no list of any site shows", () => {
  const lists = [{ carTypes: ["new", "demo", "used"], itemTypes: ["caravan"] }];
  const owner = { ...yard, now: "2026-05-01T00:00:00Z", lists };

  it("are unusual where they are more than half", async () => {
    const report = await run({ owner, dryRun: true });
    expect(report.accepted).toBe(4);
    expect(report.doubts.join()).toContain("4 of 4 vehicles are of a kind that no list of any site shows");
    const listed = [{ carTypes: ["new", "demo", "used"], itemTypes: ["car", "caravan"] }];
    const usual = await run({ owner: { ...owner, lists: listed }, dryRun: true });
    expect(usual.doubts.join()).not.toContain("no list");
  });
});
