import { describe, expect, it } from "vitest";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { toVehicleSummary } from "../vehicle/vehicle-summary";
import {
  kindredQueries,
  latestOfKind,
  priceBand,
  similarHits,
  similarQueries,
  widerQueries,
} from "./similar-queries";

const refinements = (...args: Parameters<typeof vehicleWith>) =>
  similarQueries(vehicleWith(...args)).map((query) => query.refinements);
const common = { status: ["in_stock", "coming_soon"], item_type: ["car"] };

describe("similar vehicles (SIMI-05 to SIMI-07)", () => {
  it("are of the same model, then of the same make and body, then of the same body", () => {
    expect(refinements(1, { make: "Mazda", model: "CX-5", simple_body: "suv" })).toEqual([
      { ...common, make_model: ["Mazda CX-5"] },
      { ...common, make: ["Mazda"], body: ["suv"] },
      { ...common, body: ["suv"] },
    ]);
  });

  it("have as many seats before they have the same body alone", () => {
    const seven = similarQueries(vehicleWith(1, { simple_body: "suv", seats: 7, price: 30_000 }));
    const near = { min: 20_000, max: 40_000 };
    expect(seven.slice(2).map(({ refinements: wanted, ranges }) => [wanted, ranges["price"]])).toEqual([
      [{ ...common, body: ["suv"], seats: ["7"] }, near],
      [{ ...common, body: ["suv"] }, near],
    ]);
  });

  it("have as many seats at half to twice the price where there are none of about the price", () => {
    const wider = widerQueries(vehicleWith(1, { simple_body: "suv", seats: 7, price: 30_001 }));
    expect(wider.map(({ refinements: wanted, ranges }) => [wanted, ranges["price"]])).toEqual([
      [
        { ...common, body: ["suv"], seats: ["7"] },
        { min: 15_001, max: 60_002 },
      ],
    ]);
    expect(widerQueries(vehicleWith(1, { seats: null, price: 30_000 }))).toEqual([]);
    expect(widerQueries(vehicleWith(1, { seats: 7, price: null }))).toEqual([]);
  });

  it.each([
    [9_000, { min: 6_000, max: 12_000 }],
    [45_000, { min: 35_000, max: 55_000 }],
    [91_950, { min: 66_950, max: 116_950 }],
  ])("cost at most a third more or less than a vehicle that is gone, of %i", (price, band) => {
    const asked = similarQueries(vehicleWith(1, { status: "sold", simple_body: "ute", price }));
    expect(asked.map(({ ranges }) => ranges["price"])).toEqual([band, band, band]);
  });

  it("share more than the kind with a vehicle that is gone", () => {
    const gone = { make: "Jayco", model: "Swan", item_type: "caravan", status: "sold" } as const;
    const caravan = { ...common, item_type: ["caravan"] };
    expect(refinements(1, gone)).toEqual([
      { ...caravan, make_model: ["Jayco Swan"] },
      { ...caravan, make: ["Jayco"] },
    ]);
    expect(latestOfKind(vehicleWith(1, { ...gone, price: null }))).toMatchObject([
      { refinements: caravan, ranges: {}, sort: "latest" },
    ]);
  });

  it("have the body that the feed's words name, then about the price, before the latest of all (VDP-30)", () => {
    const gone = { status: "sold", simple_body: "4x4", body: "5D SUV", seats: 5, price: 15_950 } as const;
    const close = { min: 10_634, max: 21_266 };
    const brief = (queries: ReturnType<typeof kindredQueries>) =>
      queries.map(({ refinements: wanted, ranges }) => [wanted, ranges["price"]]);
    expect(brief(kindredQueries(vehicleWith(1, gone)))).toEqual([
      [{ ...common, body: ["suv"], seats: ["5"] }, close],
      [{ ...common, body: ["suv"] }, close],
    ]);
    expect(kindredQueries(vehicleWith(1, { ...gone, simple_body: "suv" }))).toEqual([]);
    expect(brief(latestOfKind(vehicleWith(1, gone)))).toEqual([
      [common, close],
      [common, undefined],
    ]);
  });

  it("are of the same kind where there is no body", () => {
    const caravan = { ...common, item_type: ["caravan"] };
    expect(refinements(1, { make: "Jayco", model: "Swan", item_type: "caravan" })).toEqual([
      { ...caravan, make_model: ["Jayco Swan"] },
      { ...caravan, make: ["Jayco"] },
      caravan,
    ]);
  });

  it.each([
    [49_999, { min: 39_999, max: 59_999 }],
    [50_000, { min: 25_000, max: 75_000 }],
    [10_000, { min: 1, max: 20_000 }],
    [500, { min: 1, max: 10_500 }],
    [0, null],
  ])("cost about as much as %i (OPEN-97)", (price, band) => {
    expect(priceBand(price)).toEqual(band);
  });

  it("cost anything where there is no price", () => {
    const ranges = (price: number | null) =>
      similarQueries(vehicleWith(1, { price })).map((query) => query.ranges);
    expect(ranges(null)).toEqual([{}, {}, {}]);
    expect(ranges(30_000)).toEqual(Array(3).fill({ price: { min: 20_000, max: 40_000 } }));
  });
});

describe("what is shown of the answers", () => {
  const hits = (...ids: number[]) => ids.map((id) => toVehicleSummary(vehicleWith(id)));
  const shown = (answers: Parameters<typeof similarHits>[1], count = 6) =>
    similarHits({ id: "1" }, answers, count).map(({ id }) => id);

  it("begins with the same model, has none twice and not the vehicle itself (SIMI-05, SIMI-07)", () => {
    expect(shown([hits(1, 2), hits(3, 1, 2), hits(7, 3, 2)])).toEqual(["2", "3", "7"]);
  });

  it("is at most as many as the dealer wants, six unless said otherwise (SIMI-01, SIMI-02)", () => {
    const many = [hits(2, 3, 4), hits(5, 6, 7, 8, 9)];
    expect(shown(many)).toEqual(["2", "3", "4", "5", "6", "7"]);
    expect(shown(many, 2)).toEqual(["2", "3"]);
    expect(shown(many, 0)).toEqual([]);
  });

  it("leaves out what was sold since it was indexed (SIMI-05)", () => {
    const sold = toVehicleSummary(vehicleWith(2, { status: "sold" }));
    expect(shown([[sold, ...hits(3)]])).toEqual(["3"]);
  });

  it("ends with what somebody has reserved", () => {
    const reserved = toVehicleSummary(vehicleWith(2, { reserved: true }));
    expect(shown([[reserved, ...hits(3)], hits(4)])).toEqual(["3", "4", "2"]);
    expect(shown([[reserved, ...hits(3)], hits(4)], 2)).toEqual(["3", "4"]);
  });

  it("is nothing where nothing was found", () => {
    expect(shown([[], [], hits(1)])).toEqual([]);
  });
});
