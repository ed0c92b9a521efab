import { expect, it } from "vitest";
import { testConfig } from "../../../test/fixtures/listing";
import { guarantees } from "./guarantees";

const promises = (type: "new" | "used" | "demo", reserve = {}) =>
  Object.fromEntries(
    guarantees({ car_type: type }, testConfig({ reserve })).map(({ key, count }) => [key, count]),
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
