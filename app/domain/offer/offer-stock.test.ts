import { expect, it } from "vitest";
import { offer } from "../../../test/fixtures/offer";
import { offerFrontMatter } from "./offer-front-matter";
import { offerStockOf } from "./offer-stock";

const least = { name: "N", description: "D", category: "C" };
const stockOf = (own: object) => offerStockOf(offer(offerFrontMatter.parse({ ...least, ...own })), 2026);

it("an offer that says nothing of the vehicles it is for lists none", () => {
  expect(stockOf({})).toBeNull();
  expect(stockOf({ stock: {} })).toBeNull();
  expect(stockOf({ manufacturer: "Ford" })).toBeNull();
  expect(stockOf({ manufacturer: "Ford", model: "Ranger", department: "parts" })).toBeNull();
});

it("one with a make and a model is for those, whatever else its stock says", () => {
  const ranger = { manufacturer: "Ford", model: "Ranger" };
  expect(stockOf(ranger)?.refinements).toMatchObject({ make: ["Ford"], model: ["Ranger"] });
  expect(stockOf({ ...ranger, stock: { carTypes: ["new"] } })?.refinements).toMatchObject({
    make: ["Ford"],
    model: ["Ranger"],
    car_type: ["new"],
  });
});

it("one may be for several models, bodies and fuels, and a price that is there and at most so high", () => {
  const stock = { model: ["Sorento", "EV9"], body: ["suv", "hatchback"], fuel: "Hybrid", maxPrice: 14_999 };
  expect(stockOf({ manufacturer: "Kia", stock })).toMatchObject({
    models: ["Sorento", "EV9"],
    refinements: {
      model: ["Sorento", "EV9"],
      body: ["suv", "hatch"],
      fuel: ["Hybrid"],
      status: ["in_stock"],
    },
    ranges: { price: { min: 1, max: 14_999 } },
  });
});

it("a caravan's beds and a category of the feed are asked for", () => {
  expect(stockOf({ stock: { itemType: "caravan", minSleeps: 4, category: "Off Road" } })).toMatchObject({
    refinements: { item_type: ["caravan"], categories: ["Off Road"] },
    ranges: { sleeps: { min: 4 } },
  });
});
