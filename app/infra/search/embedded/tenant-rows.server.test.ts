import { describe, expect, it } from "vitest";
import { dealershipRule } from "../../../../test/contract/search-service/listing-request";
import { sampleVehicle } from "../../../../test/contract/search-service/sample-vehicle";
import { atOnce } from "~/infra/turns.server";
import { StockTableBuilder } from "./stock-table.server";
import { TenantRowsCache } from "./tenant-rows.server";

/** Rows 0 to 5; the even ones are the north's, dearer row by row. */
function table() {
  const builder = new StockTableBuilder();
  for (let row = 0; row < 6; row += 1)
    builder.add(
      sampleVehicle(row + 1, {
        dealership_id: row % 2 === 0 ? "north" : "south",
        make: row === 0 ? "Kia" : "Mazda",
        price: 10_000 + row * 1_000,
      }),
    );
  return atOnce(builder.finish((row) => `N${row + 1}`));
}
const north = { tenant: "north", rule: dealershipRule("north") };

describe("what a dealer lists", () => {
  it("is what its rule says, in each order and counted", () => {
    const stock = table();
    const listed = atOnce(new TenantRowsCache(stock).find(north));
    expect([...listed.rows]).toEqual([0, 2, 4]);
    expect([0, 1, 2, 3, 4, 5].map((row) => listed.has(row))).toEqual([true, false, true, false, true, false]);
    const dearest = atOnce(listed.ranked("price_desc"));
    expect([...dearest.order]).toEqual([4, 2, 0]);
    expect([...dearest.order].map((row) => dearest.rank[row])).toEqual([1, 3, 5]);
    expect(atOnce(listed.ranked("price_desc")), "made once").toBe(dearest);
    const counts = atOnce(listed.counts("make"));
    expect([...counts]).toEqual([0, 1, 2]);
    expect(atOnce(listed.counts("make")), "made once").toBe(counts);
    expect([...atOnce(listed.ranked("price_asc")).order]).toEqual([0, 2, 4]);
  });

  it("is all of the table's orders for a dealer that lists everything", () => {
    const stock = table();
    const both = { tenant: "both", rule: dealershipRule("north", "south") };
    const listed = atOnce(new TenantRowsCache(stock).find(both));
    expect(atOnce(listed.ranked("latest")).order).toBe(stock.orders.latest.order);
  });

  it("is prepared for a search before it is asked for", () => {
    const listed = atOnce(new TenantRowsCache(table()).find(north));
    atOnce(listed.prepare("price_desc", ["make", "body"]));
    expect([...listed.ranked("price_desc")], "no step is left to do").toEqual([]);
    expect([...listed.counts("make"), ...listed.counts("body")]).toEqual([]);
    expect([...listed.counts("city")].length).toBeGreaterThan(0);
  });
});

describe("what is remembered of dealers", () => {
  const priced = (min: number) =>
    ({ tenant: "north", rule: { kind: "range", attribute: "price", min } }) as const;

  it("stays while its rule gives the same rows, and is made anew when it gives others", () => {
    const cache = new TenantRowsCache(table());
    const listed = atOnce(cache.find(priced(12_000)));
    expect(atOnce(cache.find(priced(12_000)))).toBe(listed);
    expect(atOnce(cache.find(priced(11_500))), "a rule that moved with the clock").toBe(listed);
    const others = atOnce(cache.find(priced(13_000)));
    expect(others).not.toBe(listed);
    expect([...others.rows]).toEqual([3, 4, 5]);
    const south = atOnce(cache.find({ tenant: "north", rule: dealershipRule("south") }));
    expect([...south.rows], "as many, and not the same").toEqual([1, 3, 5]);
  });

  it("is each dealer's own", () => {
    const cache = new TenantRowsCache(table());
    const listed = atOnce(cache.find(north));
    expect(atOnce(cache.find({ ...north, tenant: "other" }))).not.toBe(listed);
  });

  it("is of five hundred dealers at most, those asked for last", () => {
    const cache = new TenantRowsCache(table());
    const of = (tenant: number) => atOnce(cache.find({ ...north, tenant: `t${tenant}` }));
    const first = of(0);
    for (let tenant = 1; tenant < 500; tenant += 1) of(tenant);
    expect(of(0)).toBe(first);
    const second = of(1);
    of(500);
    expect(of(1), "the oldest made way").toBe(second);
    expect(of(0)).not.toBe(first);
  });
});
