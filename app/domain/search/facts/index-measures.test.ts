import { describe, expect, it } from "vitest";
import { sampleVehicle } from "../../../../test/contract/search-service/sample-vehicle";
import { vehicleSchema } from "../../vehicle/vehicle";
import { highlightsOf } from "./highlights";
import { measuresOf, starsOf } from "./index-measures";
import { orderNumbers } from "./order-numbers";

const NO_CARAVAN = {
  body_width: null,
  body_length: null,
  tare_weight: null,
  axle_type: null,
  sleeps: null,
  aggregate_trailer_mass: null,
};
const variantWith = (changes: Record<string, unknown>) => ({
  ...Object.fromEntries(
    Object.keys(vehicleSchema.shape.variant.unwrap().unwrap().shape).map((key) => [key, null]),
  ),
  ...changes,
});
const vehicle = (changes: Record<string, unknown> = {}) =>
  vehicleSchema.parse({ ...sampleVehicle(1), ...changes });

describe("what a vehicle measures", () => {
  it.each([
    ["5", 5],
    ["5 stars", 5],
    ["ANCAP 4.5", 4.5],
    ["★★★", undefined],
    ["0", undefined],
    ["9", undefined],
    ["", undefined],
    [null, undefined],
  ])("%j is %j stars", (rating, stars) => {
    expect(starsOf(rating)).toBe(stars);
  });

  it("is in the units of the filters, to three decimals", () => {
    const variant = variantWith({
      fuelconsumptioncombined: 7.1234,
      towingcapacitybraked: 3_500,
      grossvehiclemass: 3_200,
      ancaprating: "5",
    });
    const caravan = {
      ...NO_CARAVAN,
      body_length: 18.5,
      tare_weight: 1_900,
      sleeps: 4,
      aggregate_trailer_mass: 2_400,
    };
    expect(measuresOf(vehicle({ seats: 7, engine_size_litres: 2.755, variant, caravan }))).toEqual({
      seat_count: 7,
      safety_stars: 5,
      engine_cc: 2_755,
      fuel_economy: 7.123,
      towing_kg: 3_500,
      gvm_kg: 3_200,
      sleeps: 4,
      length_ft: 18.5,
      tare_kg: 1_900,
      atm_kg: 2_400,
    });
  });

  it("is unknown where nobody took it, and 0 is no measure", () => {
    const none = measuresOf(vehicle({ seats: 0, engine_size_litres: 0, variant: null, caravan: null }));
    expect(Object.values(none).every((measure) => measure === undefined)).toBe(true);
    const litres = variantWith({ enginesize_litres: 1.5 });
    expect(measuresOf(vehicle({ engine_size_litres: null, variant: litres })).engine_cc).toBe(1_500);
  });
});

describe("highlights", () => {
  const found = (changes: Record<string, unknown>) => highlightsOf(vehicle({ status: "sold", ...changes }));
  it.each([
    [{}, []],
    [{ price: 20_000, before_price: 20_001 }, ["reduced"]],
    [{ price: 20_000, before_price: 20_000 }, []],
    [{ price: null, before_price: 20_000 }, []],
    [{ price: 20_000, offer_price: 18_000, before_price: 19_000 }, ["reduced"]],
    [{ price_type: "Drive Away", price: 9_000 }, ["drive_away"]],
    [{ price_type: "Drive Away", price: null }, []],
    [{ price_type: "Drive Away", price: 0 }, []],
    [{ price_type: "DRIVEAWAY no more to pay", price: 9_000 }, ["drive_away"]],
    [{ price_type: "Excl. Govt. Charges" }, []],
    [{ video_url: "https://films.example/1" }, ["video"]],
    [{ walkaround_videos: [{ video: { url: "/w.mp4" } }] }, ["video"]],
    [{ spin_images: ["/1.jpg"] }, ["spin"]],
    [{ status: "coming_soon" }, ["available"]],
    [{ status: "in_stock", reserved: true }, []],
    [{ variant: variantWith({ cylinders: 8 }) }, ["cylinders_8"]],
    [
      { price: 9_000, variant: variantWith({ cylinders: 6 }), price_type: "Drive Away" },
      ["drive_away", "cylinders_6"],
    ],
    [{ variant: variantWith({ cylinders: 0 }) }, []],
    [{ variant: variantWith({ cylinders: 7 }) }, []],
    [{ variant: variantWith({ cylinders: 4.5 }) }, []],
  ])("of %j are %j", (changes, highlights) => {
    expect(found(changes)).toEqual(highlights);
  });
});

describe("numbers to order by", () => {
  const numbers = (changes: Record<string, unknown>) => orderNumbers(vehicle(changes));
  it("are the reduction and the price against the market", () => {
    const market = { state_average_market_price: 24_000, average_market_price: 30_000 };
    expect(numbers({ price: 18_000, before_price: 20_000, autograb_data: market })).toEqual({
      price_drop: 2_000,
      value_ratio: 750,
    });
    const nation = { state_average_market_price: 0, average_market_price: 30_000 };
    expect(numbers({ price: 18_000, autograb_data: nation }).value_ratio).toBe(600);
  });
  it("are unknown without a price or a market", () => {
    const market = { state_average_market_price: null, average_market_price: 30_000 };
    expect(numbers({ price: null, before_price: 9, autograb_data: market })).toEqual({
      price_drop: 0,
      value_ratio: undefined,
    });
    expect(numbers({ price: 10_000, autograb_data: null }).value_ratio).toBeUndefined();
  });
});
