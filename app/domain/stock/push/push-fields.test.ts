import { expect, it } from "vitest";
import { MAPPABLE_FIELDS } from "../mappable-fields";
import { createRowReader } from "../row-to-vehicle";
import { PUSH_FIELDS, PUSH_MAPPING, pushMapping } from "./push-fields";
import { pushedVehicleSchema, pushFault } from "./push-schemas";

const OWNER = {
  dealershipId: "d1",
  dealershipName: "One",
  dealershipSlug: "one",
  country: "au",
  currency: "AUD",
  now: "2026-11-22T00:00:00.000Z",
};
const CAR = {
  stocknum: "A1",
  name: "2020 Mazda 3",
  make: "Mazda",
  model: "3",
  year: "2020",
  car_type: "used",
};

it("the fields that may be pushed are those of a mapping, but for those that are sent under another name", () => {
  expect(MAPPABLE_FIELDS.filter((name) => !PUSH_FIELDS.has(name))).toEqual([
    "sold_date_timestamp",
    "city",
    "state",
  ]);
});

it("figures of lenders are pushed by the lenders' names", () => {
  const cells = { "lenders.St. George.interestRate": "7.99", "lenders.Plenti.paymentWeek": "95", make: "" };
  const read = createRowReader(pushMapping(Object.keys(cells)), OWNER)({ ...CAR, ...cells, make: "Mazda" });
  expect("vehicle" in read && read.vehicle.lenders).toMatchObject({
    "St. George": { interestRate: 7.99 },
    Plenti: { paymentWeek: 95 },
  });
  const takes = (vehicle: unknown) => pushedVehicleSchema.safeParse(vehicle).success;
  expect(takes({ "lenders.Plenti.interestRate": 7.99, "lenders.Plenti.disclaimer": "Terms" })).toBe(true);
  expect(takes({ "lenders.Plenti.interestRate": { of: 7 } })).toBe(false);
});

it("a field that is none is refused, with the one that was meant", () => {
  const detail = (vehicle: unknown) => {
    const { error } = pushedVehicleSchema.safeParse(vehicle);
    return error === undefined ? null : pushFault(error).detail;
  };
  expect(detail({ caravan: { sleeps: 4 } })).toMatch(
    /no field `caravan`; write a part of it: `caravan.body_width`/,
  );
  expect(detail({ "caravan.sleep": 4 })).toBe(
    "there is no field `caravan.sleep`; did you mean `caravan.sleeps`?",
  );
  expect(detail({ lenders: {} })).toMatch(/`lenders.<name>.interestRate`/);
  expect(detail({ "caravan.sleeps": 4 })).toBeNull();
});

/** A value for each field that is read otherwise than as it stands. */
const SAMPLES: Readonly<Record<string, string>> = {
  year: "2021",
  simple_colour: "red",
  simple_body: "Sedan",
  simple_fuel: "Diesel",
  simple_transmission: "Auto",
  drive: "AWD",
  car_type: "demo",
  "variant.electric_range_km": "450",
  "variant.torque": "500 Nm",
  item_type: "truck",
  rego_expiry: "2027-01-31",
  video_url: "https://v.example/1",
  external_video_url: "https://v.example/1",
  spin_interior_image: "https://v.example/1",
  file: "https://v.example/1",
  spin_images: "https://v.example/1",
  walkaround_videos: "https://v.example/1",
  videos: "https://v.example/1",
  image_urls: "https://v.example/1.jpg",
  created_at: "2026-01-02",
  sold_at: "2026-01-02",
  price: "20000",
  before_price: "25000",
  offer_price: "19000",
};

it.each([...PUSH_FIELDS])("%s does something", (name, { kind, as }) => {
  const usual = {
    number: as === "kilograms" ? "400" : "4",
    yes: name === "show_on_dealer_website" || name === "trade_in_enabled" ? "no" : "yes",
  };
  const value = SAMPLES[name] ?? (kind === "number" || kind === "yes" ? usual[kind] : "Sample");
  const status: Record<string, string> =
    name === "sold_at"
      ? { status: "sold" }
      : name === "price_type"
        ? { price: "20000" }
        : name.startsWith("youxQuote.")
          ? { "youxQuote.weeklyRepaymentAmount": "90" }
          : {};
  const read = createRowReader(PUSH_MAPPING, OWNER);
  const [without, given] = [read({ ...CAR, ...status }), read({ ...CAR, ...status, [name]: value })];
  expect(JSON.stringify(given), JSON.stringify(given).slice(-300)).not.toBe(JSON.stringify(without));
  expect("vehicle" in given && given.left).toEqual([]);
});

it("what shoppers filter by is read from the plain word too", () => {
  const read = createRowReader(
    PUSH_MAPPING,
    OWNER,
  )({ ...CAR, fuel: "Unleaded Petrol/Electric", trans: "PDK", body: "Estate" });
  expect("vehicle" in read && read.vehicle).toMatchObject({
    simple_fuel: "Hybrid",
    fuel: "Unleaded Petrol/Electric",
    simple_transmission: "Automatic",
    simple_body: "wagon",
  });
});
