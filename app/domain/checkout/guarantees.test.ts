import { expect, it } from "vitest";
import { testConfig } from "../../../test/fixtures/listing";
import { guarantees } from "./guarantees";

const promises = (type: "new" | "used" | "demo", reserve = {}, vehicle = {}) =>
  Object.fromEntries(
    guarantees(
      { car_type: type, certified: false, year: 2014, ...vehicle },
      testConfig({ reserve }),
      2026,
    ).map(({ key, count }) => [key, count]),
  );

it("every deposit comes back whole, every vehicle is held and has a warranty (RES-02, RES-03, RES-07)", () => {
  const least = { refund: 100, hold: 48, warranty: 3 };
  for (const type of ["new", "used", "demo"] as const) expect(promises(type)).toEqual(least);
  expect(promises("new", { holdHours: 72, warrantyYears: 7 })).toEqual({
    refund: 100,
    hold: 72,
    warranty: 7,
  });
});

it("used vehicles come with what the dealer adds: money back and roadside assist (RES-05, RES-06)", () => {
  const added = { moneyBackHours: 48, roadsideMonths: 12 };
  expect(promises("used", added)).toMatchObject({ moneyBack: 48, roadside: 12 });
  expect(promises("new", added)).not.toHaveProperty("moneyBack");
  expect(promises("demo", added)).not.toHaveProperty("roadside");
});

it("promises a warranty, money back and roadside assist with those vehicles only that have them", () => {
  const reserve = {
    warrantyYears: 5,
    warrantyOn: { carTypes: ["new", "demo"] },
    moneyBackHours: 48,
    moneyBackOn: { maxAgeYears: 10 },
    roadsideMonths: 12,
    roadsideOn: { certified: true },
  };
  expect(promises("used", reserve)).toEqual({ refund: 100, hold: 48 });
  expect(promises("used", reserve, { year: 2017 })).toEqual({ refund: 100, hold: 48, moneyBack: 48 });
  expect(promises("used", reserve, { certified: true })).toEqual({ refund: 100, hold: 48, roadside: 12 });
  expect(promises("demo", reserve)).toEqual({ refund: 100, hold: 48, warranty: 5 });
  expect(promises("new", { warrantyYears: null })).toEqual({ refund: 100, hold: 48 });
});
