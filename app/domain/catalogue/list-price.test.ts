import { expect, it } from "vitest";
import { listPrice } from "./list-price";

const badge = (name: string, fromPrice: number | null) => ({ name, fromPrice, note: "" });
const models = [
  { name: "RAV4", fromPrice: 45_820, badges: [badge("GX", 45_820), badge("Cruiser", 57_410)] },
  { name: "HiLux BEV", fromPrice: null, badges: [badge("Base", null)] },
];

it("is the price of the model's page, or of one of its badges, whatever the case", () => {
  expect(listPrice(models, "RAV4", null)).toBe(45_820);
  expect(listPrice(models, "rav4", "cruiser")).toBe(57_410);
});

it("is none for models and badges without a price, and for those that are not there", () => {
  expect(listPrice(models, "HiLux BEV", null)).toBeNull();
  expect(listPrice(models, "HiLux BEV", "Base")).toBeNull();
  expect(listPrice(models, "RAV4", "Edge")).toBeNull();
  expect(listPrice(models, "Corolla", null)).toBeNull();
  expect(listPrice([], "", "")).toBeNull();
});
