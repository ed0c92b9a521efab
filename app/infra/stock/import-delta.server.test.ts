import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { feedMappingSchema } from "~/domain/stock/feed-mapping";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Database } from "~/infra/db/database.server";
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import type { StockStore } from "~/ports/stock-store";
import { openEmptyDatabase } from "../../../test/fixtures/empty-database";
import { importDelta } from "./import-delta.server";
import { importStock, type ImportRequest } from "./import-stock.server";

const HEAD = "Stock,VIN,Name,Make,Model,Year,Type,Price,Action";
const WHOLE = feedMappingSchema.parse({
  identity: ["Stock"],
  fields: {
    stocknum: { from: "Stock" },
    vin: { from: "VIN" },
    name: { from: "Name" },
    make: { from: "Make" },
    model: { from: "Model" },
    year: { from: "Year", as: "year" },
    car_type: { from: "Type", as: "carType" },
    price: { from: "Price", as: "money" },
  },
});
const DELTA = feedMappingSchema.parse({
  ...WHOLE,
  delta: { removedWhen: { column: "Action", values: ["D", " deleted"] } },
});
const car = (stock: string, price = 20_000, action = "") =>
  `${stock},JM0BP2HL60000${stock},Mazda 3,Mazda,3,2020,Used,${price},${action}`;
const gone = (stock: string, action = "D") => `${stock},,,,,,,,${action}`;

let folder: string;
let database: Database;
let stock: StockStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-delta-"));
  database = await openEmptyDatabase(folder);
  stock = createStockStore(database);
  const rows = Array.from({ length: 10 }, (_, index) => car(`100${index}`));
  await importStock(requestFor(rows, { mapping: WHOLE }));
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function requestFor(rows: readonly string[], changes: Partial<ImportRequest> = {}, name = "changes.csv") {
  const file = join(folder, name);
  writeFileSync(file, [HEAD, ...rows].join("\n"));
  return {
    file,
    mapping: DELTA,
    owner: {
      dealershipId: "yard",
      dealershipName: "Yard",
      dealershipSlug: "yard",
      country: "au",
      currency: "AUD",
      now: "2026-05-01T00:00:00.000Z",
    },
    stock,
    history: createStockHistory(database),
    dryRun: false,
    allowEmpty: false,
    maxDrop: 0.3,
    ...changes,
  };
}

async function published(): Promise<ReadonlyMap<string, Vehicle>> {
  const found = new Map<string, Vehicle>();
  for await (const batch of stock.all()) for (const vehicle of batch) found.set(vehicle.stocknum, vehicle);
  return found;
}

describe("a file of changes", () => {
  it("rejects a row that removes its vehicle by a word which the mapping lacks, instead of putting it", async () => {
    const words = ["Delete", "SOLD", "removed", "Withdrawn", "DEL", "Gelöscht"];
    const report = await importDelta(requestFor(words.map((word, at) => car(`100${at}`, 9_000, word))));
    expect(report.rejected.map(({ reason, value }) => [reason, value])).toEqual(
      words.map((word) => [
        "Action seems to remove it by a word that `delta.removedWhen.values` does not have",
        word,
      ]),
    );
    expect((await published()).get("1000")?.price).toBe(20_000);
    const put = ["U", "update", "A", "new", "", "Changed"].map((word, at) => car(`100${at}`, 9_000, word));
    expect((await importDelta(requestFor(put))).rejected).toEqual([]);
    expect((await published()).get("1000")?.price).toBe(9_000);
  });

  it("calls a vehicle that is not published already gone, by whatever word its row removes it", async () => {
    const report = await importDelta(requestFor([gone("2000", "Delete"), gone("2001"), gone("1000")]));
    expect(report).toMatchObject({ rejected: [], refusals: [], accepted: 3, events: { absent: 2, sold: 0 } });
    expect([...report.lines].map(({ at, stocknum, event }) => [at, stocknum, event])).toEqual([
      [2, "2000", "absent"],
      [3, "2001", "absent"],
      [4, "1000", "removed"],
    ]);
    expect((await importDelta(requestFor([gone("2000", "Delete")]))).refusals).toEqual([]);
  });

  it("publishes a removal beside a rejected row: of two rows no share says anything", async () => {
    const report = await importDelta(requestFor([gone("1000"), "1001,,,,,,,,"], { maxRejected: 0.4 }));
    expect(report).toMatchObject({ refusals: [], events: { removed: 1, rejected: 1 } });
    expect(report.published).not.toBeNull();
    expect((await published()).has("1000")).toBe(false);
    const many = Array.from({ length: 10 }, (_, at) => (at < 5 ? `100${at},,,,,,,,` : car(`100${at}`)));
    const refused = await importDelta(requestFor(many, { maxRejected: 0.4 }));
    expect(refused.refusals).toEqual(["5 of 10 rows (50 %) were rejected; at most 40 % is allowed"]);
  });

  it("rejects a row that removes a published vehicle by a word which the mapping lacks, known by its VIN too", async () => {
    const report = await importDelta(requestFor(["X,JM0BP2HL600001001,,,,,,,Delete"]));
    expect(report.rejected.map(({ stocknum }) => stocknum)).toEqual(["X"]);
  });

  it("takes a heading alone for no change, and an empty file for a mistake", async () => {
    expect(await importDelta(requestFor([]))).toMatchObject({
      refusals: [],
      doubts: [],
      published: { unchanged: 10 },
    });
    const empty = requestFor([]);
    writeFileSync(empty.file, "");
    expect((await importDelta(empty)).refusals).toEqual(["the feed holds no usable vehicle: it has no rows"]);
  });

  it("doubts a removal of an unusual share", async () => {
    const rows = Array.from({ length: 40 }, (_, at) => car(`20${String(at).padStart(2, "0")}`));
    await importDelta(requestFor(rows));
    const removed = (count: number, from: number) =>
      rows.slice(from, from + count).map((row) => gone(row.slice(0, 4)));
    expect((await importDelta(requestFor(removed(5, 0)))).doubts).toEqual([]);
    const report = await importDelta(requestFor(removed(6, 5)));
    expect(report.doubts).toEqual([
      "13.3 % of the published vehicles (6 of 45) are removed or taken off sale",
    ]);
    expect(report.published).not.toBeNull();
  });

  it("counts vehicles that its rows sell or hide as removed ones", async () => {
    const status = feedMappingSchema.parse({
      ...DELTA,
      delta: {},
      fields: { ...DELTA.fields, status: { from: "Action", as: "status" } },
    });
    for (const word of ["sold", "whatever"]) {
      const rows = Array.from({ length: 4 }, (_, at) => car(`100${at}`, 20_000, word));
      expect((await importDelta(requestFor(rows, { mapping: status }))).refusals).toEqual([
        "40 % of the published vehicles (4 of 10) would be removed or taken off sale; at most 30 % is allowed",
      ]);
    }
  });

  it("puts and removes what it names, and tells it row by row", async () => {
    const before = await published();
    const rows = [
      car("1001", 15_000),
      car("2000"),
      gone("1002"),
      gone("1003", "DELETED"),
      gone("9999"),
      car("1004"),
    ];
    const report = await importDelta(requestFor(rows));
    expect(report.refusals).toEqual([]);
    expect(report.published).toMatchObject({ added: 1, changed: 1, removed: 2 });
    expect([...report.lines].map(({ at, stocknum, event }) => [at, stocknum, event])).toEqual([
      [2, "1001", "changed"],
      [3, "2000", "new"],
      [4, "1002", "removed"],
      [5, "1003", "removed"],
      [6, "9999", "absent"],
      [7, "1004", "same"],
    ]);
    const after = await published();
    expect(after.size).toBe(9);
    expect(after.get("1001")).toMatchObject({ price: 15_000, id: before.get("1001")?.id });
    expect(after.get("1005"), "nobody named it").toEqual(before.get("1005"));
    const [kept] = await createStockHistory(database).list();
    expect(kept).toMatchObject({ kind: "delta", details: { rows: 6, accepted: 6 } });
  });

  it("makes removed vehicles sold where the dealer wants it, however many feeds may lack one", async () => {
    const rules = { vanished: "sold", missedFeeds: 3, returnDays: 30, soldDays: 3 } as const;
    const report = await importDelta(requestFor([gone("1001")], { rules }));
    expect([...report.lines][0]?.event).toBe("sold");
    expect([...report.lines][0]?.changes).toContainEqual({ field: "sold", before: "false", after: "true" });
    expect((await published()).get("1001")).toMatchObject({ sold: true, sold_date_timestamp: 1_777_593_600 });
    const again = await importDelta(requestFor([gone("1001")], { rules }));
    expect([...again.lines][0]?.event, "sold already").toBe("same");
  });

  it("keeps the listing date of a vehicle that comes back", async () => {
    const listed = (await published()).get("1001")?.created_at;
    await importDelta(requestFor([gone("1001")]));
    const request = requestFor([car("1001")]);
    const report = await importDelta({
      ...request,
      owner: { ...request.owner, now: "2026-05-09T00:00:00.000Z" },
    });
    expect([...report.lines][0]?.event).toBe("back");
    expect((await published()).get("1001")?.created_at).toBe(listed);
  });

  it("goes by the last row about a vehicle, in one file and in several", async () => {
    const one = await importDelta(
      requestFor([
        gone("1001"),
        car("1001", 9_000),
        car("1002", 9_000),
        gone("1002"),
        gone("1003"),
        gone("1003"),
      ]),
    );
    expect([...one.lines].map(({ stocknum, event, why }) => [stocknum, event, why])).toEqual([
      ["1001", "duplicate", "line 3 was taken"],
      ["1001", "changed", ""],
      ["1002", "duplicate", "line 5 was taken"],
      ["1002", "removed", ""],
      ["1003", "removed", ""],
      ["1003", "duplicate", "line 6 was taken"],
    ]);
    const later = requestFor([gone("1004")], {}, "b.csv");
    const request = requestFor([car("1004", 7_000), gone("1005")], {}, "a.csv");
    await importDelta({ ...request, others: [later.file] });
    expect([...(await published()).keys()].sort()).toEqual(["1000", "1001", "1006", "1007", "1008", "1009"]);
  });

  it("knows a vehicle by its chassis number where the identity is another", async () => {
    const byVin = { ...DELTA, identity: ["VIN"] };
    const ids = new Map([...(await published())].map(([number, { id }]) => [number, id]));
    const report = await importDelta(
      requestFor([car("1001", 8_000), car("1002", 1, "D")], { mapping: byVin }),
    );
    expect(report.adopted).toBe(1);
    const after = await published();
    expect(after.get("1001")).toMatchObject({ id: ids.get("1001"), price: 8_000 });
    expect(after.has("1002")).toBe(false);
  });

  it("refuses to remove more than it may, keeps that in the history, and does it when forced", async () => {
    const rows = [gone("1001"), gone("1002"), gone("1003"), gone("1004")];
    const refused = await importDelta(requestFor(rows));
    expect(refused.refusals).toEqual([
      "40 % of the published vehicles (4 of 10) would be removed or taken off sale; at most 30 % is allowed",
    ]);
    expect(refused.published).toBeNull();
    expect((await published()).size).toBe(10);
    expect((await createStockHistory(database).list())[0]).toMatchObject({ kind: "refused" });
    expect((await importDelta(requestFor(rows.slice(0, 3)))).published, "as many as it may").not.toBeNull();
    await importDelta(requestFor(rows, { maxDrop: null }));
    expect((await published()).size).toBe(6);
  });

  it("refuses changes that mean something else by a column than before, unless forced", async () => {
    const all = (price: number) => Array.from({ length: 10 }, (_, at) => car(`100${at}`, price));
    const said = /10 of 10 vehicles have quite another price.*cents for whole money\?; at most 30 % may/;
    expect((await importDelta(requestFor(all(2_000_000)))).refusals).toEqual([expect.stringMatching(said)]);
    expect((await importDelta(requestFor(all(2_000_000).slice(1)))).refusals, "too few to say").toEqual([]);
    const forced = requestFor(all(20_000), { maxDrop: null, allowEmpty: true });
    expect((await importDelta(forced)).waived[0]).toMatch(/another price/);
  });

  it("publishes nothing when it is only checked", async () => {
    const report = await importDelta(requestFor([gone("1001"), car("1002", 5_000)], { dryRun: true }));
    expect([...report.lines].map(({ event }) => event)).toEqual(["removed", "changed"]);
    expect((await published()).size).toBe(10);
    expect(await createStockHistory(database).list()).toHaveLength(1);
  });

  it("refuses a file without the column that removes, and one of nothing but rejected rows", async () => {
    const renamed = requestFor([car("1001")]);
    writeFileSync(renamed.file, [HEAD.replace("Action", "Aktion"), car("1001")].join("\n"));
    expect((await importDelta(renamed)).refusals[0]).toMatch(
      /column `Action` \(delta.removedWhen\) is not in the file/,
    );
    const rejected = await importDelta(requestFor([gone("1001", "")]));
    expect(rejected.refusals[0]).toMatch(/no usable vehicle/);
    expect((await published()).get("1001")?.price, "the vehicle of a rejected row stays").toBe(20_000);
  });

  it("is undone exactly", async () => {
    const before = await published();
    await importDelta(requestFor([gone("1001"), car("1002", 5), car("3000")]));
    const history = createStockHistory(database);
    const [, first] = await history.list();
    await history.rollback(first?.number ?? 0, "2026-05-02T00:00:00.000Z");
    expect(await published()).toEqual(before);
  });
});
