import { describe, expect, it } from "vitest";
import { financedVehicle, financeSite } from "../../../../../test/fixtures/financed";
import { buildFinance, buildFinanceSide } from "./build-finance";
import { buildPlainFinance } from "./build-plain-finance";
import type { FinanceOfferedView } from "./finance-view";

const NO_QUERY = new URLSearchParams();

function offered(
  finance: Record<string, unknown> = {},
  query = "",
  vehicle = financedVehicle(),
): FinanceOfferedView {
  const view = buildFinance(vehicle, financeSite(finance), new URLSearchParams(query));
  if (view?.kind !== "offered") throw new Error("finance is not offered");
  return view;
}

const calculator = (finance: Record<string, unknown> = {}, query = "") => offered(finance, query).calculator;
const fieldKeys = (finance: Record<string, unknown>) => calculator(finance).fields.map(({ key }) => key);

/** A page that has the panel beside the price alone. */
const NO_SECTION = { vehicle: { sections: ["keyInfo"] } };

describe("the finance section", () => {
  it("FIN-08, COPY-38: is titled Finance Calculator", () => {
    expect(offered().title).toEqual({ wide: "Finance Calculator", phone: "Finance Calculator" });
  });

  it('FIN-09, COPY-39: is titled "Request a Quote" on phones where the site says so', () => {
    const title = { wide: "Finance Calculator", phone: "Request a Quote" };
    expect(offered({ mobilePanelTitle: "Request a Quote" }).title).toEqual(title);
  });

  it("FIN-10 to FIN-13: its button is a dialog or link to the vehicle's finance page, or hidden", () => {
    const href =
      "/finance?preferredDealership=one&vehiclePriceBudget=38990&car_id=7&car_type=used#finance-form";
    expect(offered().cta).toEqual({ mode: "link", label: "Enquire Now", href });
    const modal = { mode: "modal", label: "Get Finance Now" };
    expect(offered({ cta: modal }).cta).toEqual({ ...modal, href });
    expect(offered({ cta: { mode: "hidden", label: "x" } }).cta).toBeNull();
  });

  it("ROUTE-25: its button leads a vehicle with an NVIC to personalised finance where the dealer says so", () => {
    const personal = { cta: { mode: "modal", label: "Go", personalised: true } };
    const leads = (hasNvic: boolean, enabled: readonly "personalisedFinance"[]) => {
      const site = financeSite(personal);
      const routes = { ...site.config.routes, enabled: [...enabled] };
      const vehicle = { ...financedVehicle(), has_nvic: hasNvic };
      const view = buildFinance(vehicle, { ...site, config: { ...site.config, routes } }, NO_QUERY);
      const cta = view?.kind === "offered" ? view.cta : null;
      return [cta?.mode, cta?.href.replace(/\?.*/, ""), cta?.href.includes("car_id=7")];
    };
    expect(leads(true, ["personalisedFinance"])).toEqual(["link", "/personalised/finance", true]);
    // The dialog holds the form of the finance page.
    const usual = ["modal", "/finance", true];
    expect(leads(false, ["personalisedFinance"])).toEqual(usual);
    expect(leads(true, [])).toEqual(usual);
  });

  it("says in words why the lender does not finance a vehicle (FIN-04, FIN-06)", () => {
    const reasonOf = (changes: object, finance: object = {}, figures: object = {}) => {
      const view = buildFinance(financedVehicle(figures, changes), financeSite({ ...finance }), NO_QUERY);
      return view?.kind === "refused" ? view.reason : view?.kind;
    };
    const rule = { lenderRules: { manual: { maxAgeYears: 12, minPrice: 500, needs: "paymentWeek" } } };
    expect(reasonOf({ year: 2014 }, rule)).toContain("newer than 2014; this one is from 2014");
    expect(reasonOf({ price: 500 })).toContain("priced above $500");
    expect(reasonOf({}, {}, { paymentWeek: null })).toContain("has not published its figures");
    expect(reasonOf({ status: "sold" })).toBeUndefined();
    expect(reasonOf({ make: "Suzuki" })).toBeUndefined();
  });

  it("a vehicle without finance has no panel beside its price", () => {
    expect(buildFinanceSide(financedVehicle({ paymentWeek: null }), financeSite(), NO_QUERY)).toBeNull();
    expect(buildFinanceSide(financedVehicle(), financeSite(), NO_QUERY)).not.toBeNull();
  });

  it("shows the sample loan of a dealer without a lender beside the price, as the card does (FIN-23)", () => {
    const sampled = { provider: null, sampleEstimate: { rate: 8.5 } };
    const side = (changes: object = {}, finance: object = {}) =>
      buildFinanceSide(financedVehicle({}, changes), financeSite({ ...sampled, ...finance }), NO_QUERY);
    const view = side();
    expect(view?.rates.interest).toBe("8.5% p.a.");
    expect(view?.disclaimer.basis).toMatch(/8\.5/);
    for (const price of [18_990, 41_990, 140_000])
      expect(side({ price })?.calculator.terms.defaults.amount, "as the card has it").toBe(price);
    expect(view?.calculatorHref).toBeNull();
    expect(buildFinance(financedVehicle(), financeSite(sampled), NO_QUERY)).toBeNull();
    const cta = { mode: "link", label: "Ask", href: "/finance" } as const;
    const plain = { path: "/finance", query: NO_QUERY, cta };
    expect(buildPlainFinance(plain, financeSite(sampled))?.lender).toBe("our example");
    expect(buildPlainFinance(plain, financeSite())?.lender).toBe("our lender");
    for (const changes of [{ status: "sold" }, { make: "Suzuki" }, { price: null }])
      expect(side(changes), JSON.stringify(changes)).toBeNull();
    expect(side({}, { sampleEstimate: null })).toBeNull();
    expect(side({}, { hidden: true })).toBeNull();
  });

  it("names an offer of finance below the estimate, which is worked out with the usual rate", () => {
    const offer = (isFinance: boolean, href: string) => ({
      title: "A sharper rate",
      terms: "7.49% p.a. Ends 30 November 2026",
      href,
      isFinance,
    });
    const side = (offers: readonly ReturnType<typeof offer>[]) =>
      buildFinanceSide(financedVehicle(), financeSite(), NO_QUERY, offers);
    expect(
      side([offer(false, "/offers/tray"), offer(true, "/offers/rate"), offer(true, "/offers/b")])?.offer,
    ).toEqual({
      title: "A sharper rate",
      href: "/offers/rate",
      text: "7.49% p.a. Ends 30 November 2026. Conditions apply. The estimate above counts our usual rate, not this offer.",
    });
    expect(side([offer(false, "/offers/tray")])?.offer).toBeNull();
    expect(side([offer(true, "/offers/rate")])?.calculator).toEqual(side([])?.calculator);
  });

  it("FIN-54: the small print is the lender's, the site's, or the platform's", () => {
    const text = (finance: object, disclaimer: string | null) =>
      offered({ ...finance }, "", financedVehicle({ disclaimer })).disclaimer.full;
    expect(text({ disclaimer: "Site." }, "Lender.")).toBe("Lender.");
    expect(text({ disclaimer: "Site." }, null)).toBe("Site.");
    const own = text({}, null);
    for (const words of ["indicative only", "not a binding quote", "approved applicants only"])
      expect(own).toContain(words);
  });

  it("FIN-55: gives the comparison example with its basis", () => {
    const comparisonExample = { rate: 6.29, comparison: 8.19, basis: "a 5-year secured loan of $30,000" };
    const [sentence = ""] = offered({ comparisonExample }).comparison;
    for (const part of ["6.29% p.a.", "8.19% p.a.", "5-year secured loan of $30,000"])
      expect(sentence).toContain(part);
  });

  it("FIN-56: gives the range of comparison rates, the site's or the one found in the disclaimer", () => {
    expect(offered({ comparisonRange: [8.38, 19.42] }).comparison.join()).toContain(
      "8.38% p.a. to 19.42% p.a.",
    );
    const disclaimer = "Rates from 7.1% to 12.5% p.a.";
    expect(offered({ comparisonRange: "disclaimer", disclaimer }).comparison.join()).toContain(
      "7.1% p.a. to 12.5% p.a.",
    );
    expect(offered({ comparisonRange: "disclaimer", disclaimer: "None." }).comparison).toEqual([]);
  });

  it("FIN-57: lists the fees of one variant", () => {
    const fees = [
      { label: "Establishment", amount: 395 },
      { label: "Vehicle security registration", amount: 6 },
      { label: "Account administration", amount: 8, per: "month" },
      { label: "Dealer agency", amount: 912.25 },
    ];
    const none = financedVehicle({ establishmentFees: null, paymentWeek: 180 });
    const view = offered({ fees }, "", none);
    expect(view.fees.map(({ amount }) => amount)).toEqual(["$395", "$6", "$8 a month", "$912.25"]);
    expect(view.disclaimer.basis).toContain("fees of $1,313.25 added to the loan plus fees of $8 a month");
    // A lender that says another fee for the vehicle is listed with that one: it is what was counted.
    const own = financedVehicle({ establishmentFees: 495 });
    expect(offered({ fees }, "", own).fees).toEqual([
      { label: "Establishment fee", amount: "$495" },
      { label: "Account administration", amount: "$8 a month" },
    ]);
  });

  it("FIN-58: prints the indicative estimate where the site wants it", () => {
    expect(offered().indicative).toBeNull();
    // $38,990 less 10% plus fees of $495, 30% at the end: $134.37 a week; times 4.33 is $581.80 a month.
    expect(offered({ indicativeEstimate: true }).indicative).toContain(
      "$134 a week or $582 a month over 5 years",
    );
  });
});

describe("the calculator", () => {
  it("FIN-15: starts from the vehicle's lender defaults", () => {
    const start = { amount: 38_990, term: 5, interest: 8.99, deposit: 0, residual: 0 };
    expect(calculator().inputs).toEqual(start);
    expect(calculator().terms).toMatchObject({
      defaults: start,
      fees: 495_00,
      monthlyFees: 0,
      lenderPayments: { week: 186_37 },
    });
  });

  it("FIN-17: starts weekly, or monthly on some sites", () => {
    expect(calculator().frequency).toBe("week");
    expect(calculator({ defaultFrequency: "month" }).frequency).toBe("month");
  });

  it("FIN-18: hides the frequency for one lender brand, whatever the form says", () => {
    const hidden = calculator({ showFrequency: false }, "fin_frequency=month");
    expect(hidden.frequencies).toEqual([]);
    expect(hidden.frequency).toBe("week");
    expect(calculator({}, "fin_frequency=month").frequency).toBe("month");
    expect(calculator({}, "fin_frequency=year").frequency).toBe("week");
  });

  it("FIN-36, FIN-38, FIN-39: hides interest, deposit or residual where the site does", () => {
    expect(fieldKeys({})).toEqual(["amount", "deposit", "term", "interest", "residual"]);
    const bare = { showInterest: false, showDeposit: false, showResidual: false };
    expect(fieldKeys(bare)).toEqual(["amount", "term"]);
    expect(calculator(bare, "fin_interest=0.5&fin_deposit=9000&fin_residual=9000").inputs).toEqual(
      calculator().inputs,
    );
  });

  it("FIN-32: words terms in years, or in months of 12 a year", () => {
    const term = (finance: object) => calculator({ ...finance }).fields.find(({ key }) => key === "term");
    expect(term({})).toMatchObject({ unit: "years", min: 1, max: 7, step: 0.5 });
    expect(term({ termDisplay: "months" })).toMatchObject({ unit: "months", min: 12, max: 84, step: 6 });
    expect(calculator({ termDisplay: "months" }, "fin_term=48").inputs.term).toBe(4);
  });

  it("FIN-31: offers the dealer's own terms to choose from", () => {
    const finance = { termOptions: [2, 3.5, 5] };
    const term = calculator(finance).fields.find(({ key }) => key === "term");
    expect(term?.options?.map(({ label }) => label)).toEqual(["2 years", "3.5 years", "5 years"]);
    const inMonths = calculator({ ...finance, termDisplay: "months" }).fields.find(
      ({ key }) => key === "term",
    );
    expect(inMonths?.options?.[1]).toEqual({ value: "42", label: "42 months" });
    expect(calculator(finance, "fin_term=3.4").inputs.term).toBe(3.5);
  });

  it("FIN-24 to FIN-30, FIN-34: a sent form is read as its fields are left", () => {
    const inputs = (query: string) => calculator({}, query).inputs;
    expect(inputs("fin_amount=%24+20%2C500")).toMatchObject({ amount: 20_500 });
    expect(inputs("fin_amount=999999").amount).toBe(250_000);
    expect(inputs("fin_amount=-3").amount).toBe(1_000);
    expect(inputs("fin_amount=").amount).toBe(1_000);
    expect(inputs("fin_term=2.2&fin_interest=99&fin_deposit=abc5.5&fin_residual=300000")).toMatchObject({
      term: 2,
      interest: 15,
      deposit: 5.5,
      residual: 250_000,
    });
    expect(calculator({}, "fin_amount=5&other=1").entered).toEqual(["amount"]);
  });

  it("FIN-40, FIN-41: the panel beside the price has bounds, fields and names of its own", () => {
    const query = new URLSearchParams("fin_side_amount=150000&fin_amount=5000");
    const side = (finance: Record<string, unknown>, price: number) =>
      buildFinanceSide(financedVehicle({}, { price }), financeSite(finance, NO_SECTION), query)?.calculator;
    const near = side({ sidebarMaxFollowsPrice: true, amountFromPrice: true }, 120_000);
    expect(near?.fields.map(({ key }) => key)).toEqual(["amount", "deposit", "term"]);
    expect(near?.fields[0]).toMatchObject({ min: 1_000, max: 126_000, step: 500 });
    expect(near?.inputs.amount).toBe(126_000);
    expect(side({}, 38_990)?.inputs.amount).toBe(100_000);
    expect(near?.action).toBe("/cars/vehicle-7#finance-side");
  });

  it("keeps what the page's other calculators were asked", () => {
    expect(calculator({}, "fuel_km=300&fin_amount=5000&x=1").kept).toEqual([
      { name: "fuel_km", value: "300" },
    ]);
  });
});
