import { expect, test } from "vitest";
import { displayMake, displayMakeModel, displayModel } from "./make-names";

test.each([
  ["Suzuki Australia", "Suzuki"],
  ["Isuzu UTE", "Isuzu"],
  ["ISUZU Ute", "Isuzu"],
  ["Suzuki", "Suzuki"],
  [" Kia ", "Kia"],
  ["ford", "Ford"],
  ["VOLKSWAGEN", "Volkswagen"],
  ["merc", "Mercedes-Benz"],
  ["hyundi", "Hyundai"],
])("%s is shown as %s (SRCH-29)", (make, shown) => {
  expect(displayMake(make)).toBe(shown);
});

test("a dealer's own aliases replace the usual ones", () => {
  expect(displayMake("VW", { VW: "Volkswagen" })).toBe("Volkswagen");
  expect(displayMake("Isuzu UTE", {})).toBe("Isuzu UTE");
});

test.each([
  ["Mazda", "2", "Mazda2"],
  ["Mazda", "3", "Mazda3"],
  ["Mazda", "6", "Mazda6"],
  ["MG", "3", "MG3"],
  ["MG", "4", "MG4"],
  ["MG", "5", "MG5"],
  ["MAZDA", "3", "Mazda3"],
  ["Mazda", "CX-5", "CX-5"],
  ["Mazda", "5", "5"],
  ["MG", "6", "6"],
  ["BMW", "3", "3"],
])("%s %s is shown as %s (SRCH-30)", (make, model, shown) => {
  expect(displayModel(make, model)).toBe(shown);
});

test("make and model together name the make once", () => {
  expect(displayMakeModel({ make: "Mazda", model: "3" })).toBe("Mazda3");
  expect(displayMakeModel({ make: "Mazda", model: "Mazda3" })).toBe("Mazda3");
  expect(displayMakeModel({ make: "MG", model: "MGB" })).toBe("MG MGB");
  expect(displayMakeModel({ make: "Toyota", model: "HiLux" })).toBe("Toyota HiLux");
  expect(displayMakeModel({ make: "Isuzu UTE", model: "D-MAX" })).toBe("Isuzu D-MAX");
});
