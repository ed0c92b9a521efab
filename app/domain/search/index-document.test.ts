import { describe, expect, test } from "vitest";
import { sampleVehicle } from "../../../test/contract/search-service/sample-vehicle";
import { bucketOf, indexedPrice, toIndexDocument, toIndexFields } from "./index-document";

describe("indexedPrice", () => {
  test.each<[number | null, number | null, number]>([
    [30_000, null, 30_000],
    [30_000, 25_000, 25_000],
    [30_000, 30_000, 30_000],
    [30_000, 35_000, 30_000],
    [30_000, 0, 30_000],
    [null, 25_000, 0],
    [10, null, 0],
    [10.4, null, 10],
    [11, null, 11],
    [0, null, 0],
    [19_990.5, null, 19_991],
    [100_000_000, null, 100_000_000],
  ])("price %d with offer %d is %d", (price, offer_price, indexed) => {
    expect(indexedPrice({ price, offer_price })).toBe(indexed);
  });
});

describe("bucketOf", () => {
  test.each<[number, number, string | undefined]>([
    [0, 10_000, undefined],
    [1, 10_000, "0-10000"],
    [9_999, 10_000, "0-10000"],
    [10_000, 10_000, "10000-20000"],
    [29_999, 10_000, "20000-30000"],
    [149, 50, "100-150"],
    [150, 50, "150-200"],
  ])("%d in steps of %d", (value, step, bucket) => {
    expect(bucketOf(value, step)).toBe(bucket);
  });
});

test("a vehicle can be filtered, sorted and found by everything its record says (SRCH-24)", () => {
  const vehicle = sampleVehicle(7, {
    slug: "v-7",
    stocknum: "U-7",
    car_type: "demo",
    make: "Isuzu UTE",
    model: " D-MAX ",
    badge: " X-Terrain ",
    simple_body: "ute",
    simple_fuel: "Diesel",
    simple_transmission: "Automatic",
    drive: "4WD",
    colour: "Glacier Pearl",
    seats: 5,
    city: "Cairns",
    state: "QLD",
    location: { ...sampleVehicle(1).location, name: " North Yard " },
    location_id: "yard",
    dealership_id: "d9",
    dealership_name: "North",
    item_type: "car",
    categories: ["Sale"],
    filtered_features: ["Sunroof", "Sunroof"],
    price: 64_990,
    offer_price: 59_990,
    subscription_price: 249.5,
    status: "coming_soon",
    tag: "Runout",
    certified: false,
    km: 12,
    year: 2025,
    created_at: "2026-01-01T00:00:00Z",
    sold_date_timestamp: 99,
    custom_rank: 3,
    show_on_dealer_website: false,
  });
  expect(toIndexFields(vehicle)).toMatchObject({
    id: "7",
    id_number: 7,
    slug: "v-7",
    stocknum: "U-7",
    stocknum_text: "u7",
    car_type: "demo",
    make: "Isuzu",
    make_model: "Isuzu D-MAX",
    model: "D-MAX",
    model_badge: "Isuzu D-MAX: X-Terrain",
    badge: "X-Terrain",
    body: "ute",
    fuel: "Diesel",
    transmission: "Automatic",
    drive: "4WD",
    colour: "white",
    seats: "5",
    city: "Cairns",
    state: "QLD",
    location_name: "North Yard",
    location_id: "yard",
    dealership_id: "d9",
    dealership_name: "North",
    item_type: "car",
    categories: ["Sale"],
    filtered_features: ["Sunroof"],
    price: 59_990,
    price_range: "50000-60000",
    subscription_price: 250,
    weekly_price_range: "250-300",
    status: "coming_soon",
    tag: "Runout",
    certified: "false",
    km: 12,
    year: 2025,
    created_at_timestamp: 1_767_225_600,
    sold_date_timestamp: 99,
    custom_rank: 3,
    show_on_dealer_website: false,
  });
});

describe("toIndexDocument", () => {
  test("simple fields go before the feed's own", () => {
    const full = {
      simple_body: "suv",
      body: "Sedan",
      simple_fuel: "Diesel",
      fuel: "D",
      trans: "8 sp auto",
    } as const;
    const document = toIndexDocument(sampleVehicle(1, { ...full, simple_transmission: "Automatic" }));
    expect([document.body, document.fuel, document.transmission]).toEqual(["suv", "Diesel", "Automatic"]);
    const plain = toIndexDocument(sampleVehicle(1, { ...full, simple_body: null, simple_fuel: null }));
    expect([plain.body, plain.fuel, plain.transmission]).toEqual(["sedan", "D", "8 sp auto"]);
  });
  test("a body that is no body type is left out", () => {
    expect(toIndexDocument(sampleVehicle(1, { body: "Sutherland Isuzu Ute" })).body).toBeUndefined();
  });
  test("what is missing or blank is undefined, never an empty text", () => {
    const document = toIndexDocument(
      sampleVehicle(1, { badge: "  ", colour: null, seats: null, km: null, tag: "" }),
    );
    expect([document.badge, document.colour, document.seats, document.km, document.tag]).toEqual(
      Array(5).fill(undefined),
    );
  });
  test("kilometres of 0 are known", () => {
    expect(toIndexDocument(sampleVehicle(1, { km: 0 })).km).toBe(0);
  });
  test("seats and certified are texts, make and model also one", () => {
    const document = toIndexDocument(
      sampleVehicle(1, { seats: 7, certified: true, make: "Isuzu UTE", model: "D-MAX" }),
    );
    expect(document).toMatchObject({
      seats: "7",
      certified: "true",
      make: "Isuzu",
      make_model: "Isuzu D-MAX",
    });
  });
  test.each([
    [{ simple_body: "hatchback" as const }, "hatch"],
    [{ simple_body: "stationWagon" as const }, "wagon"],
    [{ simple_body: null, body: "Hatchback 5dr" }, "hatch"],
    [{ simple_body: "hatch" as const }, "hatch"],
    [{ simple_body: null, body: null }, undefined],
  ])("two names of one body are one choice of the filter: %j", (changes, body) => {
    expect(toIndexFields(sampleVehicle(1, changes)).body).toBe(body);
  });
  test("times are Unix seconds, whatever their offset", () => {
    const { created_at_timestamp } = toIndexDocument(
      sampleVehicle(1, { created_at: "2026-01-01T10:00:00.999+10:00" }),
    );
    expect(created_at_timestamp).toBe(Date.parse("2026-01-01T00:00:00Z") / 1000);
  });
  test("unsold has no sale date", () => {
    expect(toIndexDocument(sampleVehicle(1)).sold_date_timestamp).toBeUndefined();
  });
  test("lists lose blanks and repeats", () => {
    const { categories } = toIndexDocument(sampleVehicle(1, { categories: ["Sale", " ", "Sale"] }));
    expect(categories).toEqual(["Sale"]);
  });
  test("words in every form, title and details apart", () => {
    const document = toIndexDocument(
      sampleVehicle(1, { model: "HiLux", badge: "SR5", colour: "White", stocknum: "A-1" }),
    );
    expect(document.title_text.split(" ")).toEqual(
      expect.arrayContaining(["toyota", "hilux", "hi", "lux", "sr5", "2020"]),
    );
    expect(document.detail_text.split(" ")).toContain("white");
    expect(document.stocknum_text).toBe("a1");
  });
});
