import { describe, expect, it } from "vitest";
import { leadsElsewhere } from "./promo-target";
import { EMPTY_QUERY, type VehicleQuery } from "../query";

const asking = (
  refinements: VehicleQuery["refinements"],
  more: Partial<VehicleQuery> = {},
): VehicleQuery => ({
  ...EMPTY_QUERY,
  refinements,
  ...more,
});
const ALL = ["new", "used", "demo"];
const motorcycles = asking({ car_type: ALL, item_type: ["motorcycle"] });
const leads = (target: VehicleQuery, query: VehicleQuery, kind: "motorcycle" | "truck" | null = null) =>
  leadsElsewhere(target, { query, kind, defaultSort: "relevant" });

describe("the target of a promo tile (CARD-26)", () => {
  it("is not the list it stands in, however that is sorted, paged or narrowed further", () => {
    expect(leads(motorcycles, motorcycles)).toBe(false);
    expect(leads(motorcycles, { ...motorcycles, sort: "price_asc", page: 3 })).toBe(false);
    expect(leads(motorcycles, { ...motorcycles, ranges: { price: { max: 9_000 } } })).toBe(false);
    expect(leads(asking({ body: ["ute", "suv"] }), asking({ body: ["ute"] }))).toBe(false);
    expect(
      leads(
        asking({ filtered_features: ["Tow Bar"] }),
        asking({ filtered_features: ["Tow Bar", "Sunroof"] }),
      ),
    ).toBe(false);
  });

  it("may be a part of the list, a wider list, another order or other vehicles", () => {
    expect(leads(motorcycles, asking({ car_type: ALL }))).toBe(true);
    expect(leads(asking({ car_type: ["used"], body: ["ute"] }), asking({ body: ["ute"] }))).toBe(true);
    expect(leads(asking({ body: ["ute"] }), asking({ body: ["ute", "suv"] }))).toBe(true);
    expect(leads(asking({ fuel: ["Hybrid"] }), asking({ fuel: ["Diesel"] }))).toBe(true);
    expect(leads(asking({ car_type: ALL }), motorcycles)).toBe(true);
    expect(leads({ ...motorcycles, sort: "latest" }, motorcycles)).toBe(true);
    expect(leads({ ...motorcycles, ranges: { price: { max: 9_000 } } }, motorcycles)).toBe(true);
    expect(leads({ ...motorcycles, text: "red" }, motorcycles)).toBe(true);
  });

  it("is not another order that the list has already, nor all stock for the list of all stock", () => {
    const latest = asking({ car_type: ALL }, { sort: "latest" });
    expect(leads(latest, latest)).toBe(false);
    expect(leads(asking({ car_type: ALL }), asking({ car_type: ALL }))).toBe(false);
  });

  it("is of a kind that the list is about", () => {
    expect(leads(motorcycles, asking({ make: ["Scania"] }), "truck")).toBe(false);
    expect(leads(motorcycles, asking({ make: ["Ducati"] }), "motorcycle")).toBe(true);
    expect(leads(motorcycles, asking({ make: ["BMW"] }))).toBe(true);
  });
});
