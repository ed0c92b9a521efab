import { expect, it } from "vitest";
import { bareShape, showsAccessories } from "./studio-accessories";

it("gives a model a picture without what costs extra", () => {
  expect(["ute", "uteB", "suvB"].map((shape) => bareShape(shape as "ute"))).toEqual(["uteD", "uteD", "suvD"]);
  expect(bareShape("sedan")).toBe("sedan");
});

it("tells a drawn picture with accessories from any other", () => {
  expect(showsAccessories("/media/v/ute-hero-f2f3f4")).toBe(true);
  expect(showsAccessories("/media/v/uteD-hero-f2f3f4")).toBe(false);
  expect(showsAccessories("/media/v/interiorB-hero-f2f3f4")).toBe(false);
  expect(showsAccessories("/media/p/quay-suv")).toBe(false);
  expect(showsAccessories("https://pictures.example/ute.jpg")).toBe(false);
});
