import { describe, expect, it } from "vitest";
import { testConfig } from "../../../test/fixtures/listing";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { exactRepayment } from "./amortisation";
import { rateRangeIn, shortDisclaimer } from "./disclaimer";
import { financeLink } from "./finance-link";
import { indicativeEstimate } from "./indicative-estimate";
import { youxQuoteRequest } from "./youx-quote";

describe("disclaimers", () => {
  it("FIN-14, FIN-54: are shortened to 197 characters, and only when longer", () => {
    expect(shortDisclaimer("x".repeat(198))).toBe(`${"x".repeat(197)}…`);
    expect(shortDisclaimer("x".repeat(197))).toBeNull();
    expect(shortDisclaimer("é🚗".repeat(100))).toBe(`${"é🚗".repeat(98)}é…`);
  });

  it("FIN-56: name their range of comparison rates by their percentages", () => {
    const text = "Comparison rates from 8.38% p.a. to 19.42 % p.a. Example: 9.5% on a secured loan.";
    expect(rateRangeIn(text)).toEqual({ low: 8.38, high: 19.42 });
    expect(rateRangeIn("Comparison rate 8.19% p.a., again 8.19%.")).toBeNull();
    expect(rateRangeIn("No rates here.")).toBeNull();
  });
});

describe("FIN-13: the finance link of a vehicle", () => {
  const vehicle = vehicleWith(7, { vin: "6FPAAAJGSW1234567", car_type: "demo" });

  it("carries dealership, price, id, type and VIN, and leads to the form", () => {
    expect(financeLink("/finance", vehicle, 38_990)).toBe(
      "/finance?preferredDealership=one&vehiclePriceBudget=38990&car_id=7&car_type=demo&vin=6FPAAAJGSW1234567#finance-form",
    );
  });

  it("names no budget of nothing", () => {
    expect(financeLink("/finance", vehicleWith(7), 0)).not.toContain("vehiclePriceBudget");
  });

  it("leaves out what there is not, and keeps a provider's own query", () => {
    const link = financeLink("https://lender.example/apply?ref=yard#top", vehicleWith(7), null);
    expect(link).toBe(
      "https://lender.example/apply?ref=yard&preferredDealership=one&car_id=7&car_type=used#finance-form",
    );
  });
});

describe("FIN-58: the indicative estimate", () => {
  it("is five years, 10% deposit, 30% final payment; a month is 4.33 weeks", () => {
    const loan = {
      principal: 3_600_000,
      balloon: 1_200_000,
      annualRate: 8.99,
      years: 5,
      paymentsPerYear: 52,
    };
    const week = Math.round(exactRepayment(loan));
    const none = { once: 0, monthly: 0 };
    expect(indicativeEstimate(40_000, 8.99, none)).toEqual({ week, month: Math.round(week * 4.33) });
    expect(indicativeEstimate(40_000, 0, none)).toEqual({ week: 9_231, month: 39_970 });
    // $1,300 in 260 weeks is $5 a week, $10 a month is $2.31.
    expect(indicativeEstimate(40_000, 0, { once: 1_300_00, monthly: 10_00 }).week).toBe(9_231 + 500 + 231);
  });
});

describe("FIN-60: the quote request", () => {
  const quote = { weeklyRepaymentAmount: 172.5, advertisedRate: 7.9, comparisonRate: 8.8 };

  it("CALL-09: says what the service wants to know, word for word", () => {
    expect(youxQuoteRequest(vehicleWith(1, { price: 20_000, vin: "V", nvic: "N" }), true)).toEqual({
      selfAssessedCreditScore: "GREAT",
      purchasePrice: 20_000,
      loanTerm: 5,
      year: 2020,
      vin: "V",
      nvic: "N",
      whoIsHelping: "",
    });
  });

  it("is made only when no quote exists, the price is above 0 and the site takes quotes (OPEN-94)", () => {
    expect(youxQuoteRequest(vehicleWith(1, { price: 20_000, youxQuote: quote }), true)).toBeNull();
    expect(youxQuoteRequest(vehicleWith(1, { price: 0 }), true)).toBeNull();
    expect(youxQuoteRequest(vehicleWith(1), true)).toBeNull();
    const { features } = testConfig();
    expect(youxQuoteRequest(vehicleWith(1, { price: 20_000 }), features.youxQuote)).toBeNull();
  });
});
