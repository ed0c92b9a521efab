import { expect, it } from "vitest";
import { modelPrice } from "./model-price";

const badge = (name: string, fromPrice: number | null) => ({ name, fromPrice, note: "" });
const models = [
  {
    name: "RAV4",
    fromPrice: 45_820,
    priceTerms: "drive_away" as const,
    badges: [badge("GX", 45_820), badge("Cruiser", 57_410)],
  },
  { name: "HiLux BEV", fromPrice: null, priceTerms: "list" as const, badges: [badge("Base", null)] },
];

it("is the price of the model's page, or of one of its badges, by the model's terms, whatever the case", () => {
  expect(modelPrice(models, "RAV4", null)).toEqual({ amount: 45_820, terms: "drive_away" });
  expect(modelPrice(models, "rav4", "cruiser")).toEqual({ amount: 57_410, terms: "drive_away" });
});

it("is none for models and badges without a price, and for those that are not there", () => {
  expect(modelPrice(models, "HiLux BEV", null)).toBeNull();
  expect(modelPrice(models, "HiLux BEV", "Base")).toBeNull();
  expect(modelPrice(models, "RAV4", "Edge")).toBeNull();
  expect(modelPrice(models, "Corolla", null)).toBeNull();
  expect(modelPrice([], "", "")).toBeNull();
});
