import { describe, expect, test } from "vitest";
import type { VehicleSection } from "~/domain/tenant/config/vehicle";
import { sampleVehicle, SAMPLE_DEALERSHIP } from "../../../test/contract/search-service/sample-vehicle";
import type { Vehicle } from "../vehicle/vehicle";
import type { Condition } from "./condition";
import { toIndexFields } from "./index-document";
import { matchesCondition } from "./matches-condition";
import { stockScope } from "./stock-rule";

type Config = Parameters<typeof stockScope>[0];

const NOW = new Date("2026-03-10T12:30:45.678Z");
const MINUTE_START = Date.parse("2026-03-10T12:30:00Z") / 1000;
const DAY = 86_400;

const config = (search: Partial<Config["search"]> = {}, site: Partial<Config["site"]> = {}): Config => ({
  site: { slug: "north-motors", vehicleTypes: ["car"], dealerships: [{ id: SAMPLE_DEALERSHIP }], ...site },
  search: {
    carTypes: ["new", "demo", "used"],
    hideStockDays: 0,
    soldWindowDays: 3,
    excludedStockNumbers: [],
    siteFilter: null,
    globalFilter: null,
    manufacturerFilter: null,
    ...search,
  },
});

const lists = (
  changes: Partial<Vehicle>,
  search: Partial<Config["search"]> = {},
  site: Partial<Config["site"]> = {},
) => matchesCondition(stockScope(config(search, site), NOW).rule, toIndexFields(sampleVehicle(1, changes)));

describe("stockScope", () => {
  test("names the tenant", () => {
    expect(stockScope(config(), NOW).tenant).toBe("north-motors");
  });

  test.each<[string, boolean]>([
    ["in_stock", true],
    ["coming_soon", true],
    ["sold", false],
    ["in_transit", false],
    ["IN_STOCK", false],
  ])("without a sale date, status %s is listed: %s (SRCH-10)", (status, listed) => {
    expect(lists({ status })).toBe(listed);
  });

  test("what may not show on the website is not listed, whatever its status", () => {
    expect(lists({ show_on_dealer_website: false })).toBe(false);
  });

  test.each<[number, boolean]>([
    [MINUTE_START - 3 * DAY, true],
    [MINUTE_START - 3 * DAY - 1, false],
    [MINUTE_START, true],
    [MINUTE_START + DAY, true],
  ])("sold at %s: listed %s, within 3 days (SRCH-11)", (sold_date_timestamp, listed) => {
    expect(lists({ status: "sold", sold: true, sold_date_timestamp })).toBe(listed);
  });

  test("a dealer may show sold vehicles longer, or not at all", () => {
    const sold = { status: "sold", sold_date_timestamp: MINUTE_START - 20 * DAY };
    expect(lists(sold, { soldWindowDays: 30 })).toBe(true);
    expect(lists({ ...sold, sold_date_timestamp: MINUTE_START - 60 }, { soldWindowDays: 0 })).toBe(false);
  });

  test("a vehicle in stock stays listed though it has an old sale date", () => {
    expect(lists({ status: "in_stock", sold_date_timestamp: 1 })).toBe(true);
  });

  test("only the site's dealerships", () => {
    expect(lists({ dealership_id: "south" })).toBe(false);
    expect(lists({ dealership_id: "south" }, {}, { dealerships: [{ id: "north" }, { id: "south" }] })).toBe(
      true,
    );
    expect(lists({}, {}, { dealerships: [] })).toBe(false);
  });

  test("only the site's vehicle types (TEN-09 to TEN-11)", () => {
    expect(lists({ item_type: "caravan" })).toBe(false);
    expect(lists({ item_type: "caravan" }, {}, { vehicleTypes: ["car", "caravan"] })).toBe(true);
  });

  test("only the site's car types (SRCH-14)", () => {
    expect(lists({ car_type: "new" }, { carTypes: ["used"] })).toBe(false);
    expect(lists({ car_type: "used" }, { carTypes: ["used"] })).toBe(true);
  });

  test.each<[number, number, boolean]>([
    [0, 0, true],
    [14, 14 * DAY, true],
    [14, 14 * DAY - 60, false],
    [1, 0, false],
  ])(
    "hidden for %i days, created %i seconds ago: listed %s (SRCH-13, OPEN-16)",
    (hideStockDays, age, listed) => {
      const created_at = new Date((MINUTE_START - age) * 1000).toISOString();
      expect(lists({ created_at }, { hideStockDays })).toBe(listed);
    },
  );

  test("excluded stock numbers never appear (SRCH-16)", () => {
    expect(lists({ stocknum: "T100" }, { excludedStockNumbers: ["T100"] })).toBe(false);
    expect(lists({ stocknum: "T1001" }, { excludedStockNumbers: ["T100"] })).toBe(true);
  });

  test("the dealer's, the platform's and the manufacturer's conditions hold together (SRCH-15)", () => {
    const make = (value: string): Condition => ({ kind: "values", attribute: "make", values: [value] });
    const cheap: Condition = { kind: "range", attribute: "price", max: 30_000 };
    const filters = { siteFilter: make("Toyota"), globalFilter: cheap, manufacturerFilter: null };
    expect(lists({ make: "Toyota", price: 30_000 }, filters)).toBe(true);
    expect(lists({ make: "Toyota", price: 30_001 }, filters)).toBe(false);
    expect(lists({ make: "Mazda", price: 20_000 }, filters)).toBe(false);
    expect(lists({ make: "Toyota" }, { ...filters, manufacturerFilter: make("Mazda") })).toBe(false);
  });

  test("hides number plates where the vehicle's page has no details", () => {
    const asked = (sections: readonly VehicleSection[]) =>
      stockScope({ ...config(), vehicle: { sections: [...sections] } }, NOW).hidesPlates;
    expect([asked(["specs", "details"]), asked(["specs"]), stockScope(config(), NOW).hidesPlates]).toEqual([
      undefined,
      true,
      undefined,
    ]);
  });

  test("the rule stays the same for a minute and moves with the next", () => {
    const at = (time: string) => JSON.stringify(stockScope(config({ hideStockDays: 1 }), new Date(time)));
    expect(at("2026-03-10T12:30:00.000Z")).toBe(at("2026-03-10T12:30:59.999Z"));
    expect(at("2026-03-10T12:30:59.999Z")).not.toBe(at("2026-03-10T12:31:00.000Z"));
  });
});
