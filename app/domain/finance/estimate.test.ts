import { expect, it } from "vitest";
import { financedVehicle } from "../../../test/fixtures/financed";
import { testConfig } from "../../../test/fixtures/listing";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { vehicleEstimate } from "./estimate";

type Changes = Parameters<typeof vehicleWith>[1];

const manual = (finance: object = {}) => testConfig({ finance: { provider: "manual", ...finance } });
const estimate = (changes: Changes = {}, finance: object = {}, figures: object = {}) =>
  vehicleEstimate(financedVehicle({ ...figures }, changes), manual(finance), 2026);
/** Without the lender's own payment, the calculator's is shown. */
const COMPUTED = { paymentWeek: null, paymentMonth: null };
const ANY = { lenderRules: { manual: {} } };

it("FIN-15, FIN-51: is the lender's payment, with all it is worked out from", () => {
  expect(estimate()).toEqual({
    repayment: 186_37,
    basis: {
      rate: 8.99,
      comparison: 9.87,
      years: 5,
      deposit: 0,
      fees: 495_00,
      monthlyFees: 0,
      frequency: "week",
    },
  });
});

it("FIN-17, FIN-44, FIN-46: has the site's frequency and fee, and the lender's deposit", () => {
  const figures = { ...COMPUTED, deposit: 3_900.5, establishmentFees: null };
  const { basis } =
    estimate({}, { ...ANY, defaultFrequency: "month", establishmentFee: 1_300 }, figures) ?? {};
  expect(basis).toMatchObject({ deposit: 3_900_50, fees: 1_300_00, frequency: "month" });
});

it("has a comparison rate for the lender's own term only", () => {
  expect(estimate({}, { termDefault: 6 })?.basis).toMatchObject({ years: 6, comparison: null });
  expect(estimate({}, { termDefault: 6 }, { termYears: 6 })?.basis).toMatchObject({ comparison: 9.87 });
});

it("FIN-51: says which of the lender's figures it is a share or a multiple of", () => {
  const byMonth = { paymentWeek: null, paymentMonth: 866.67 };
  expect(estimate({}, ANY, byMonth)).toMatchObject({ repayment: 200_00, basis: { scaledFrom: "month" } });
  expect(estimate({}, { defaultFrequency: "fortnight" })?.basis.scaledFrom).toBe("week");
  expect(estimate()?.basis).not.toHaveProperty("scaledFrom");
});

it("PRICE-02: is of the reduced price", () => {
  const reduced = estimate({ price: 38_990, offer_price: 30_000 }, ANY, COMPUTED);
  expect(reduced).toEqual(estimate({ price: 30_000 }, ANY, COMPUTED));
  expect(reduced?.repayment).not.toBe(estimate({}, ANY, COMPUTED)?.repayment);
});

it("FIN-21: names no repayment of 25 or less", () => {
  expect(estimate({ price: 4_490 }, {}, { paymentWeek: 25.0 })).toBeNull();
  expect(estimate({ price: 4_490 }, {}, { paymentWeek: 25.01 })?.repayment).toBe(25_01);
});

it("FIN-24, FIN-25: names none for a price the calculator does not take", () => {
  const at = (price: number, finance = {}) =>
    estimate({ price }, { ...ANY, ...finance }, COMPUTED)?.repayment;
  expect(at(250_000)).toBeGreaterThan(1_000_00);
  expect(at(250_000.01)).toBeUndefined();
  expect(at(309_990)).toBeUndefined();
  expect(at(5_000, { amountMin: 5_000, termDefault: 3 })).toBeGreaterThan(25_00);
  expect(at(4_999, { amountMin: 5_000, termDefault: 3 })).toBeUndefined();
});

it("is nothing where finance is hidden or refused, without a price, and of a vehicle that is gone", () => {
  expect(estimate({ make: "Suzuki" })).toBeNull();
  expect(estimate({}, { hidden: true })).toBeNull();
  expect(estimate({}, {}, { paymentWeek: null })).toBeNull();
  expect(estimate({ price: null })).toBeNull();
  expect(
    estimate({ price: null }, ANY, COMPUTED),
    "of no price at all, also where the lender asks for none",
  ).toBeNull();
  expect(estimate({ status: "sold" })).toBeNull();
});

it("FIN-23: without a lender it is the sample loan of the whole price over five years, with the site's fee", () => {
  const sample = (finance: object, changes: Changes = {}) =>
    vehicleEstimate(
      vehicleWith(1, { price: 38_990, ...changes }),
      testConfig({ finance: { sampleEstimate: { rate: 8.99 }, ...finance } }),
      2026,
    );
  expect(sample({ termDefault: 7, establishmentFee: 900 })).toEqual({
    repayment: 191_00,
    basis: {
      rate: 8.99,
      comparison: 10.26,
      years: 5,
      deposit: 0,
      fees: 900_00,
      monthlyFees: 0,
      frequency: "week",
    },
  });
  expect(sample({ termMax: 4 })?.basis.years, "however long the calculator's loans are").toBe(5);
  const example = { rate: 8.99, comparison: 9.87, basis: "a loan" };
  expect(sample({ comparisonExample: example })?.basis.comparison).toBe(9.87);
  expect(sample({ comparisonExample: { ...example, rate: 7 } })?.basis.comparison).toBe(8.99);
  expect(sample({ sampleEstimate: null })).toBeNull();
  expect(sample({}, { make: "Suzuki" })).toBeNull();
  expect(sample({}, { status: "sold" })).toBeNull();
  // A lender that says nothing of the vehicle is not replaced by a sample.
  expect(sample({ provider: "manual" })).toBeNull();
});
