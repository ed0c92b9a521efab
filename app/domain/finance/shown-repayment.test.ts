import { expect, it, test } from "vitest";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { sampleVehicle } from "../../../test/contract/search-service/sample-vehicle";
import { randomStock } from "../../../test/contract/search-service/random-stock";
import { testConfig } from "../../../test/fixtures/listing";
import { shownRepayment } from "./shown-repayment";

const config = (finance: Record<string, unknown> = {}) =>
  testConfig({ finance: { provider: null, sampleEstimate: { rate: 8.99 }, ...finance } });
const of = (changes: Record<string, unknown>, finance = {}) =>
  shownRepayment(sampleVehicle(1, { price: 30_000, ...changes }), config(finance), 2026);

it("is in whole units and grows with the price", () => {
  expect(of({})).toBeGreaterThan(100);
  expect(Number.isInteger(of({}))).toBe(true);
  expect(of({ price: 60_000 })).toBeGreaterThan(of({}) ?? 0);
  expect(of({}, { defaultFrequency: "month" })).toBeGreaterThan((of({}) ?? 0) * 4);
});

it.each([
  ["a sold vehicle", { status: "sold" }, {}],
  ["a vehicle without a price", { price: null }, {}],
  ["a price of nothing", { price: 0 }, {}],
  ["a price beyond what is financed", { price: 99_000_000 }, {}],
  ["a dealer whose cards show none (FIN-23)", {}, { sampleEstimate: null }],
  ["a dealer that hides finance", {}, { hidden: true }],
])("%s has none", (_, changes, finance) => {
  expect(of(changes, finance)).toBeUndefined();
});

test("it is the same of a vehicle and of its card", () => {
  for (const vehicle of randomStock(200, 5))
    expect(shownRepayment(toVehicleSummary(vehicle), config(), 2026), vehicle.id).toBe(
      shownRepayment(vehicle, config(), 2026),
    );
});
