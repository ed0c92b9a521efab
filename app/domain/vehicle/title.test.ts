import { expect, it } from "vitest";
import { badgeLine, vehicleTitle } from "./title";

const rules = {
  makeAliases: { "Isuzu UTE": "Isuzu", "Suzuki Australia": "Suzuki" },
  makePrefixedModels: { Mazda: ["2", "3", "6"] },
};

it("writes year, make and model by the site's naming rules", () => {
  expect(vehicleTitle({ year: 2022, make: "Mazda", model: "CX-5" }, rules)).toBe("2022 Mazda CX-5");
  expect(vehicleTitle({ year: 2023, make: "Isuzu UTE", model: "D-MAX" }, rules)).toBe("2023 Isuzu D-MAX");
  expect(vehicleTitle({ year: 2020, make: "Mazda", model: "3" }, rules)).toBe("2020 Mazda3");
});

it("joins badge and series once", () => {
  expect(badgeLine({ badge: "GT SP", series: "KF" })).toBe("GT SP KF");
  expect(badgeLine({ badge: "GT SP KF", series: "KF" })).toBe("GT SP KF");
  expect(badgeLine({ badge: null, series: "MY23" })).toBe("MY23");
  expect(badgeLine({ badge: " ", series: null })).toBeNull();
});
