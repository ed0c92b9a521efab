import { describe, expect, it } from "vitest";
import { testConfig } from "../../../test/fixtures/listing";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { toVehicleSummary } from "../vehicle/vehicle-summary";
import { financeOffer } from "./eligibility";

const THIS_YEAR = 2026;
const RATES = { interestRate: 8.99, comparisonRate: 9.87 };
const LENDER = { ...RATES, paymentWeek: 150, paymentMonth: 650 };
const FIGURES: Readonly<Record<string, unknown>> = LENDER;

type Changes = Parameters<typeof vehicleWith>[1];

/** What the site's lender says of a vehicle of 2020 at $20,000; `figures` are the lender's own. */
function ask(
  provider: string | null,
  changes: Changes = {},
  figures: Record<string, unknown> = FIGURES,
  over = {},
) {
  const lenders = provider === null ? {} : { [provider]: figures };
  // The figures are tests' own; the schema reads them.
  const vehicle = vehicleWith(1, { price: 20_000, lenders, ...changes });
  return financeOffer(vehicle, testConfig({ finance: { provider, ...over } }), THIS_YEAR);
}

const refusalOf = (answer: ReturnType<typeof ask>) =>
  answer.kind === "refused" ? answer.refusal : answer.kind;

describe("what every lender needs", () => {
  it("FIN-01: interest rate and comparison rate, both of this lender", () => {
    expect(ask("anyone")).toMatchObject({ kind: "offered", lender: RATES });
    expect(refusalOf(ask("anyone", {}, { ...RATES, interestRate: null }))).toEqual({ reason: "figures" });
    expect(refusalOf(ask("anyone", {}, { ...RATES, comparisonRate: null }))).toEqual({ reason: "figures" });
    expect(refusalOf(ask("anyone", { lenders: { other: RATES } }))).toEqual({ reason: "figures" });
  });

  it("FIN-01: a dealer without a lender speaks of no finance", () => {
    expect(ask(null).kind).toBe("hidden");
  });

  it("finds the lender whatever the case of its name", () => {
    expect(ask("Taurus", { lenders: { TAURUS: RATES } }).kind).toBe("offered");
  });

  it("FIN-02: is hidden for Suzuki, or the makes the dealer names", () => {
    expect(ask("anyone", { make: "SUZUKI" }).kind).toBe("hidden");
    expect(ask("anyone", { make: "Suzuki" }, FIGURES, { hiddenManufacturers: ["Kia"] }).kind).toBe("offered");
    expect(ask("anyone", { make: "Kia" }, FIGURES, { hiddenManufacturers: ["Kia"] }).kind).toBe("hidden");
  });

  it("FIN-03: is hidden where the dealer hides it (OPEN-84)", () => {
    expect(ask("anyone", {}, FIGURES, { hidden: true }).kind).toBe("hidden");
  });

  it("is not spoken of for a vehicle that is gone; coming soon is in stock (VDP-28)", () => {
    expect(ask("anyone", { status: "sold" }).kind).toBe("hidden");
    expect(ask("anyone", { status: "coming_soon" }).kind).toBe("offered");
  });
});

it("is not spoken of for a vehicle to be had by the week (PRICE-01)", () => {
  const weekly = (subscriptions: boolean) =>
    financeOffer(
      vehicleWith(1, { price: 20_000, subscription_price: 150, lenders: { anyone: RATES } }),
      testConfig({ finance: { provider: "anyone" }, features: { subscriptions } }),
      THIS_YEAR,
    ).kind;
  expect([weekly(true), weekly(false)]).toEqual(["hidden", "offered"]);
});

describe("FIN-04: Taurus", () => {
  it("takes years newer than this year minus 12", () => {
    expect(ask("taurus", { year: 2015 }).kind).toBe("offered");
    expect(refusalOf(ask("taurus", { year: 2014 }))).toEqual({ reason: "age", newerThan: 2014 });
  });

  it("is not spoken of for a vehicle that can only be ordered yet: it has no price to be above 500", () => {
    expect(ask("taurus", { price: null, preorder: true }).kind).toBe("hidden");
  });

  it("takes prices above 500, in stock, with a comparison rate", () => {
    expect(refusalOf(ask("taurus", { price: 500 }))).toEqual({ reason: "price", above: 500 });
    expect(ask("taurus", { price: 501 }).kind).toBe("offered");
    for (const price of [null, 0, 10])
      expect(ask("taurus", { price }).kind, "no price is neither above nor below").toBe("hidden");
    expect(ask("taurus", { status: "sold" }).kind).toBe("hidden");
    expect(refusalOf(ask("taurus", {}, { interestRate: 9 }))).toEqual({ reason: "figures" });
    expect(ask("taurus", {}, RATES).kind).toBe("offered");
  });
});

describe("FIN-05: 360 Finance and AusLoans", () => {
  it.each(["360 Finance", "AusLoans"])("%s asks for stock only", (provider) => {
    expect(ask(provider, { price: 100, year: 1990 }, RATES).kind).toBe("offered");
    expect(ask(provider, { price: null }, RATES).kind).toBe("offered");
    expect(ask(provider, { status: "sold" }, RATES).kind).toBe("hidden");
  });
});

describe("FIN-06: Manual, Angle and Powertorque", () => {
  it.each(["manual", "Angle", "Powertorque"])(
    "%s wants a weekly payment and a price above 500",
    (provider) => {
      expect(ask(provider, { year: 1990 }, { ...RATES, paymentWeek: 99 }).kind).toBe("offered");
      expect(refusalOf(ask(provider, {}, { ...RATES, paymentMonth: 400 }))).toEqual({ reason: "figures" });
      expect(refusalOf(ask(provider, { price: 500 }))).toEqual({ reason: "price", above: 500 });
      expect(ask(provider, { status: "sold" }).kind).toBe("hidden");
    },
  );
});

describe("FIN-07: Nissan Finance", () => {
  it("wants a monthly payment and a price above 500", () => {
    expect(ask("Nissan Finance", {}, { ...RATES, paymentMonth: 400 }).kind).toBe("offered");
    expect(refusalOf(ask("Nissan Finance", {}, { ...RATES, paymentWeek: 99 }))).toEqual({
      reason: "figures",
    });
    expect(refusalOf(ask("Nissan Finance", { price: 400 }))).toEqual({ reason: "price", above: 500 });
  });

  it("other lenders ask for the rates alone (OPEN-85), unless the dealer gives them a rule", () => {
    expect(ask("new lender", { price: 100, year: 1990 }, RATES).kind).toBe("offered");
    const rule = { lenderRules: { "new lender": { maxAgeYears: 15, minPrice: 3_000, needs: "none" } } };
    expect(refusalOf(ask("new lender", { year: 2011 }, RATES, rule))).toEqual({
      reason: "age",
      newerThan: 2011,
    });
    expect(refusalOf(ask("new lender", { price: 3_000 }, RATES, rule))).toEqual({
      reason: "price",
      above: 3_000,
    });
  });

  it("tells first what cannot change", () => {
    const all = ask("taurus", { year: 2001, price: 100 }, {});
    expect(refusalOf(all)).toEqual({ reason: "age", newerThan: 2014 });
  });
});

it("FIN-04: a card knows as well as the page whether a vehicle is financed", () => {
  const config = testConfig({ finance: { provider: "taurus" } });
  const offer = (changes: Changes) => {
    const vehicle = vehicleWith(1, { price: 20_000, lenders: { Taurus: LENDER }, ...changes });
    const answer = financeOffer(toVehicleSummary(vehicle), config, THIS_YEAR);
    expect(answer.kind).toBe(financeOffer(vehicle, config, THIS_YEAR).kind);
    return answer;
  };
  expect(offer({})).toMatchObject({ kind: "offered", lender: { interestRate: LENDER.interestRate } });
  expect(offer({ year: 2014 })).toMatchObject({ refusal: { reason: "age", newerThan: 2014 } });
  expect(offer({ price: 400 })).toMatchObject({ refusal: { reason: "price", above: 500 } });
  expect(offer({ lenders: {} })).toMatchObject({ refusal: { reason: "figures" } });
});

describe("FIN-61: a youX quote", () => {
  const quote = { weeklyRepaymentAmount: 172.5, advertisedRate: 7.9, comparisonRate: 8.8 };
  const quoted = (takes: boolean, lenders = {}) =>
    financeOffer(
      vehicleWith(1, { price: 20_000, youxQuote: quote, lenders }),
      testConfig({ finance: { provider: "youx" }, features: { youxQuote: takes } }),
      THIS_YEAR,
    );

  it("gives the vehicle its weekly repayment, advertised and comparison rate where the site takes quotes", () => {
    expect(quoted(true)).toMatchObject({
      kind: "offered",
      lender: { paymentWeek: 172.5, interestRate: 7.9, comparisonRate: 8.8, termYears: 5 },
    });
    expect(quoted(false).kind).toBe("refused");
  });

  it("is none while the service has given none: the lender may be asked for its figures", () => {
    const unquoted = financeOffer(
      vehicleWith(1, { price: 20_000 }),
      testConfig({ finance: { provider: "youx" }, features: { youxQuote: true } }),
      THIS_YEAR,
    );
    expect(refusalOf(unquoted)).toEqual({ reason: "figures" });
  });

  it("stands back behind the lender's own figures", () => {
    expect(quoted(true, { youx: { ...RATES, paymentWeek: 90 } })).toMatchObject({
      lender: { paymentWeek: 90 },
    });
  });
});
