import { describe, expect, it } from "vitest";
import { feedMappingSchema } from "../../feed-mapping";
import { createRowReader } from "../../row-to-vehicle";
import { owner } from "../../../../../test/fixtures/feed-owner";
import { proposedFor, times } from "../../../../../test/feeds/proposed-for";

const CAR = { stocknum: "A1", make: "Ford", model: "Ranger", year: "2021", car_type: "used", price: "45000" };

it("a record without films, or without a variant, does not hide those of others", () => {
  const { mapping } = proposedFor([
    {
      ...CAR,
      videos: [],
      variant: "",
      "variant.payload": "",
      "videos[].video.url": ["https://h.example/1.mp4"],
    },
    { ...CAR, stocknum: "A2", videos: [], variant: "", "variant.payload": "900" },
  ]);
  expect(mapping.fields).toMatchObject({ videos: { from: "videos[].video.url" }, "variant.payload": {} });
  expect(mapping.fields).not.toHaveProperty("badge");
  expect(mapping.ignored).toEqual(["videos", "variant"]);
});

it.each([
  ["a list of names", { "location.distribution_locations": ["Rocklea", "Penrith"] }],
  ["a list of objects", { "location.distribution_locations[].name": ["Rocklea", "Penrith"] }],
  ["a cell", { "Distribution Locations": "Rocklea; Penrith" }],
])("places that a vehicle can be brought to are read from %s (ENT-07)", (_, column) => {
  const { mapping } = proposedFor(times(9, (at) => ({ ...CAR, ...column, stocknum: `A${at}` })));
  const [from] = Object.keys(column);
  expect(mapping.fields).toMatchObject({ "location.distribution_locations": { from, as: "list" } });
  const whole = feedMappingSchema.parse({ ...mapping, identity: ["stocknum"] });
  const read = createRowReader(whole, { ...owner, yards: [] })({ ...CAR, ...column });
  expect("vehicle" in read && read.vehicle.location.distribution_locations.map(({ name }) => name)).toEqual([
    "Rocklea",
    "Penrith",
  ]);
});

describe("columns with the very names of fields", () => {
  it("are those fields, read by their kinds", () => {
    const row = {
      price_type: "Drive Away",
      tag: "New arrival",
      preorder: "false",
      subscription_price: "299",
      show_on_dealer_website: "true",
      has_nvic: "true",
      file: "https://h.example/report.pdf",
      spin_images: ["https://h.example/1.jpg", "https://h.example/2.jpg"],
      custom_rank: "3",
      "variant.torque": "500 Nm",
      "variant.vehiclelength": "5370",
      "variant.towingcapacitybraked": "3500",
      "variant.induction": "Turbo",
      "autograb_data.average_market_price": "47000",
      "lenders.Plenti Finance.interestRate": "7.99",
      "youxQuote.weeklyRepaymentAmount": "212",
      "walkaround_videos[].video.url": ["https://h.example/walk.mp4"],
      "videos[].video.url": ["https://h.example/film.mp4"],
    };
    const { mapping } = proposedFor(times(9, (at) => ({ ...CAR, ...row, stocknum: `A${at}` })));
    expect(mapping.ignored ?? []).toEqual([]);
    expect(mapping.fields).toMatchObject({
      price_type: { from: "price_type" },
      tag: { from: "tag" },
      preorder: { from: "preorder", as: "yes" },
      subscription_price: { from: "subscription_price", as: "amount" },
      show_on_dealer_website: { from: "show_on_dealer_website", as: "yes" },
      has_nvic: { from: "has_nvic", as: "yes" },
      file: { from: "file" },
      spin_images: { from: "spin_images", as: "list" },
      custom_rank: { from: "custom_rank", as: "number" },
      "variant.torque": { from: "variant.torque", as: "torque" },
      "variant.vehiclelength": { from: "variant.vehiclelength", as: "millimetres" },
      "variant.towingcapacitybraked": { from: "variant.towingcapacitybraked", as: "kilograms" },
      "variant.induction": { from: "variant.induction" },
      "autograb_data.average_market_price": { from: "autograb_data.average_market_price", as: "amount" },
      "lenders.Plenti Finance.interestRate": { from: "lenders.Plenti Finance.interestRate", as: "percent" },
      "youxQuote.weeklyRepaymentAmount": { from: "youxQuote.weeklyRepaymentAmount", as: "amount" },
      walkaround_videos: { from: "walkaround_videos[].video.url", as: "list" },
      videos: { from: "videos[].video.url", as: "list" },
    });
    expect(mapping.fields).not.toHaveProperty("image_urls");
  });

  it("are known whatever their case and separators, and by nothing less", () => {
    const { mapping } = proposedFor(
      times(9, () => ({ "Price Type": "EGC", "Price Types": "x", PREORDER: "no" })),
    );
    expect(mapping.fields).toMatchObject({
      price_type: { from: "Price Type" },
      preorder: { from: "PREORDER" },
    });
    expect(mapping.ignored).toEqual(["Price Types"]);
  });

  it("are not used where what is in them cannot be that field, and are where they are empty", () => {
    const odd = { file: "IMG_1.pdf", preorder: "perhaps", custom_rank: "<b>high</b>", spin_code: "" };
    const { mapping } = proposedFor(times(9, () => odd));
    expect(mapping.ignored).toEqual(["file", "preorder", "custom_rank"]);
    expect(mapping.fields).toMatchObject({ spin_code: { from: "spin_code" } });
  });

  it("are not used for what the import fills itself, nor for a field that has its column", () => {
    const { mapping } = proposedFor(
      times(9, (at) => ({
        ...CAR,
        stocknum: `A${at}`,
        slug: `s-${at}`,
        updated_at: "2026-01-01",
        location_id: "x",
      })),
    );
    expect(mapping.ignored).toEqual(["slug", "updated_at", "location_id"]);
  });

  it("go before a plain word where shoppers filter by them", () => {
    const { mapping } = proposedFor(times(9, () => ({ ...CAR, fuel: "Unleaded", simple_fuel: "Petrol" })));
    expect(mapping.fields).toMatchObject({
      fuel: { from: "fuel" },
      simple_fuel: { from: ["simple_fuel", "fuel"], as: "fuel" },
    });
  });
});
