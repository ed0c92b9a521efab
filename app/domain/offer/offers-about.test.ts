import { describe, expect, it } from "vitest";
import { offer } from "../../../test/fixtures/offer";
import type { Offer } from "./offer";
import type { OfferedVehicle } from "./offer-stock";
import { offersOfModel, offersOnVehicle } from "./offers-about";

const TODAY = "2026-11-21";
const RANGER: OfferedVehicle = {
  make: "Ford",
  model: "Ranger",
  status: "in_stock",
  preorder: false,
  car_type: "used",
  item_type: "car",
  simple_body: "ute",
  body: null,
  simple_fuel: "Diesel",
  fuel: null,
  categories: ["Off Road"],
  caravan: null,
  certified: false,
  year: 2021,
  price: 48_240,
  offer_price: null,
  before_price: null,
};
const STOCK = {
  carTypes: [],
  itemType: null,
  make: null,
  model: null,
  body: null,
  reduced: false,
  certified: false,
  maxAgeYears: null,
  fuel: null,
  category: null,
  minPrice: null,
  maxPrice: null,
  minSleeps: null,
  path: null,
};

const onRanger = (offers: readonly Offer[], own: Partial<OfferedVehicle> = {}) =>
  offersOnVehicle(offers, { ...RANGER, ...own }, TODAY).map(({ id }) => id);
const withStock = (stock: object, own: Partial<Offer> = {}) =>
  offer({ manufacturer: "Ford", ...own, stock: { ...STOCK, ...stock } });

const ranger = offer({ id: "ranger", manufacturer: "Ford", model: "Ranger" });
const OFFERS = [
  ranger,
  offer({ id: "rate", manufacturer: { name: "Ford" }, model: "ranger", department: "finance" }),
  offer({ id: "over", manufacturer: "Ford", model: "Ranger", ends: "2026-11-20" }),
  offer({ id: "service", manufacturer: "Ford", model: "Ranger", department: "service" }),
  offer({ id: "any-ford", manufacturer: "Ford" }),
  offer({ id: "everest", manufacturer: "Ford", model: "Everest" }),
  offer({ id: "nobody" }),
];

describe("offers of today about a model", () => {
  it("are on its sale or finance, not on its service, and name it", () => {
    const found = offersOfModel(OFFERS, { make: "Ford", model: "Ranger" }, TODAY);
    expect(found.map(({ id }) => id)).toEqual(["ranger", "rate"]);
  });

  it("are on its vehicles of every kind", () => {
    const certified = withStock({ model: "Ranger", certified: true, carTypes: ["used"], maxAgeYears: 1 });
    expect(offersOfModel([certified], { make: "Ford", model: "Ranger" }, TODAY)).toHaveLength(1);
  });
});

describe("offers of today on a vehicle", () => {
  it("are of its make, and of its model where they name one", () => {
    expect(onRanger(OFFERS)).toEqual(["ranger", "rate", "any-ford"]);
  });

  it("mind what the offer says of its vehicles", () => {
    const offers = [
      { ...ranger, stock: { ...STOCK, carTypes: ["new" as const] } },
      withStock({ certified: true }, { id: "certified" }),
    ];
    expect(onRanger(offers, { car_type: "new" })).toEqual(["ranger"]);
    expect(onRanger(offers, { certified: true })).toEqual(["certified"]);
  });

  it.each([
    ["six model years of age, this one counted", { maxAgeYears: 6 }, { year: 2021 }, { year: 2020 }],
    ["a body", { body: "ute" }, {}, { simple_body: "van" as const }],
    [
      "a body, as the dealer's system words it",
      { body: "van" },
      { simple_body: null, body: "Panel Van" },
      {},
    ],
    ["a kind", { itemType: "truck" }, { item_type: "truck" as const }, {}],
    ["a price from", { minPrice: 45_000 }, { price: 45_000 }, { price: 44_999 }],
    ["a price from", { minPrice: 45_000 }, {}, { price: null }],
    ["a price from, after its reduction", { minPrice: 45_000 }, {}, { offer_price: 44_000 }],
    ["a price up to", { maxPrice: 48_240 }, {}, { price: 48_241 }],
    ["a price up to, which they have", { maxPrice: 48_240 }, {}, { price: null }],
    ["a fuel", { fuel: "diesel" }, {}, { simple_fuel: "Petrol" }],
    ["one of several fuels", { fuel: ["Hybrid", "Diesel"] }, {}, { simple_fuel: null, fuel: "Petrol" }],
    ["one of several bodies", { body: ["hatch", "ute"] }, {}, { simple_body: "van" as const }],
    ["one of several models", { model: ["Everest", "Ranger"] }, {}, { model: "Transit" }],
    ["a category of the feed", { category: "Off Road" }, {}, { categories: [] }],
    ["a reduced price", { reduced: true }, { before_price: 50_000 }, {}],
    ["its stock, which have arrived", {}, {}, { status: "coming_soon" }],
    ["its stock, not taken in advance", {}, {}, { preorder: true }],
  ])("are on vehicles of %s", (_, stock, inside, outside) => {
    expect(onRanger([withStock(stock)], inside)).toHaveLength(1);
    expect(onRanger([withStock(stock)], outside)).toEqual([]);
  });

  it("without a make are those of finance alone, where they say on which stock", () => {
    const any = { manufacturer: null };
    const offers = [
      withStock({ maxAgeYears: 6 }, { ...any, id: "finance", department: "finance" }),
      withStock({ maxAgeYears: 6 }, { ...any, id: "sales" }),
      offer({ id: "unsaid", department: "finance" }),
      // What such a listing finds is not known here.
      withStock(
        { path: "/search/new-cars?range[gvm_kg]=:4500" },
        { ...any, id: "listing", department: "finance" },
      ),
    ];
    expect(onRanger(offers)).toEqual(["finance"]);
    expect(onRanger(offers, { year: 2020 })).toEqual([]);
  });
});
