import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { TranslationProvider } from "~/i18n/translation";
import { financedVehicle, financeSite } from "../../../../../test/fixtures/financed";
import { buildFinance, buildFinanceSide } from "./build-finance";
import { FinanceSection } from "./finance-section";
import { FinanceSide } from "./finance-side";
import { reportUse } from "./calculator/report-use";

const t = serverTranslator("en-AU", {});

function sectionHtml(query = "", finance: Record<string, unknown> = {}, vehicle = financedVehicle()): string {
  const view = buildFinance(vehicle, financeSite(finance), new URLSearchParams(query));
  if (view === null) return "";
  return renderToStaticMarkup(
    <TranslationProvider t={t}>
      <FinanceSection view={view} />
    </TranslationProvider>,
  );
}

function sideHtml(query = "", finance: Record<string, unknown> = {}, vehicle = financedVehicle()): string {
  const view = buildFinanceSide(vehicle, financeSite(finance, NO_SECTION), new URLSearchParams(query));
  if (view === null) return "";
  return renderToStaticMarkup(
    <TranslationProvider t={t}>
      <FinanceSide view={view} />
    </TranslationProvider>,
  );
}

/** A page that has the panel beside the price alone. */
const NO_SECTION = { vehicle: { sections: ["keyInfo"] } };

const textOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

describe("the section", () => {
  it("FIN-22, FIN-53, COPY-43: shows the repayment as {amount} /{wk|fn|mo}*, in whole dollars", () => {
    expect(textOf(sectionHtml())).toMatch(/\$186 \/wk\*/);
    expect(textOf(sectionHtml("fin_frequency=fortnight"))).toMatch(/\$373 \/fn\*/);
    expect(textOf(sectionHtml("fin_frequency=month"))).toMatch(/\$809 \/mo\*/);
  });

  it("FIN-20: shows the total beside it", () => {
    // 260 x $186, as it is shown, + $495.
    expect(textOf(sectionHtml())).toContain("Total repayments plus fees $48,855 260 payments");
  });

  it("OPEN-89: says that the total has the fees twice, and has them once where the dealer wants that", () => {
    expect(textOf(sectionHtml())).toContain(
      "The fees of $495 are part of the repayments and are added once more.",
    );
    const honest = textOf(sectionHtml("", { totalRepayments: "repayments" }));
    expect(honest).toContain("Total repayments $48,360 260 payments");
    expect(honest).not.toContain("once more");
    const free = financedVehicle({ establishmentFees: 0 });
    expect(textOf(sectionHtml("", {}, free))).toContain("Total repayments $48,360 260 payments");
  });

  it("FIN-21, COPY-42, ERR-21: reads Enquire for Finance, without a total, at 25 or less", () => {
    const text = textOf(sectionHtml("fin_deposit=38000"));
    expect(text).toContain("Enquire for Finance");
    expect(text).toContain("So little is left to borrow that there is no repayment to show.");
    expect(text).not.toMatch(/Total repayments|Estimated repayment|Interest rate 8|Comparison rate\* \d/);
  });

  it.each([
    ["fin_deposit=50000", "The deposit is more than the price"],
    ["fin_residual=39485.01", "The final payment is more than the amount financed"],
  ])("says why there is no repayment: %s", (query, reason) => {
    const text = textOf(sectionHtml(query));
    expect(text).toContain(reason);
    expect(text).not.toMatch(/Estimated repayment|Interest rate \d|Comparison rate\* \d/);
  });

  it("has no rates in the panel beside the price either where there is no repayment", () => {
    const cheap = financedVehicle({ paymentWeek: null }, { price: 900 });
    const text = textOf(sideHtml("", { amountFromPrice: true, lenderRules: { manual: {} } }, cheap));
    expect(text).toContain("Loans start at $1,000");
    expect(text).not.toMatch(/p\.a\./);
  });

  it("FIN-26, COPY-44, ERR-22: says the bounds beside the price, and marks the field", () => {
    const html = sectionHtml("fin_amount=999999");
    expect(textOf(html)).toContain("Cannot be less than $1,000 or more than $250,000");
    expect(html).toMatch(
      /<input[^>]*name="fin_amount"[^>]*aria-invalid="true"[^>]*aria-describedby="fin-amount-error"/,
    );
    expect(sectionHtml()).not.toContain("Cannot be less");
  });

  it("a comparison rate stands beside the lender's own rate and term only, without script too", () => {
    expect(textOf(sectionHtml())).toContain("Comparison rate* 9.87% p.a.");
    for (const query of ["fin_interest=15", "fin_interest=0.5", "fin_term=3"])
      expect(textOf(sectionHtml(query)), query).not.toContain("Comparison rate* ");
    expect(textOf(sideHtml())).toContain("9.87% p.a. comparison*");
    expect(textOf(sideHtml("fin_side_term=3"))).not.toContain("9.87% p.a. comparison*");
  });

  it("a residual above the amount financed is refused beside its field, and no figure stands beside the error", () => {
    const html = sectionHtml("fin_residual=39485.01");
    expect(textOf(html)).toContain("Cannot be more than $39,485");
    expect(html).toMatch(/<input[^>]*name="fin_residual"[^>]*aria-invalid="true"/);
    expect(textOf(html)).toContain("Enquire for Finance");
    expect(textOf(html)).not.toMatch(/\/wk\*|Total repayments|Amount financed/);
    expect(textOf(sectionHtml("fin_residual=39485"))).not.toContain("Cannot be more");
  });

  it("says so for a vehicle above the largest amount, and names no repayment of another amount", () => {
    const site = { amountFromPrice: true, sidebarMaxFollowsPrice: true };
    const dear = financedVehicle({ paymentWeek: 1_480, paymentMonth: null }, { price: 309_990 });
    for (const html of [sectionHtml("", site, dear), sideHtml("", site, dear)]) {
      expect(textOf(html)).toContain("Enquire for Finance");
      expect(textOf(html)).toContain("Cannot be less than $1,000 or more than $250,000");
      expect(html).toContain('value="309,990"');
      expect(textOf(html)).not.toMatch(/\/wk\*/);
    }
    const exact = financedVehicle({ paymentWeek: null }, { price: 250_000 });
    const rules = { ...site, lenderRules: { manual: {} } };
    expect(textOf(sectionHtml("", rules, exact))).toMatch(/\$[\d,]+ \/wk\*/);
    expect(textOf(sideHtml("", rules, exact))).toMatch(/\$[\d,]+ \/wk\*/);
  });

  it("has no panel beside a price that only the full calculator takes (FIN-40)", () => {
    const dear = financedVehicle({}, { price: 120_000 });
    expect(sideHtml("", { amountFromPrice: true }, dear)).toBe("");
    expect(textOf(sectionHtml("", { amountFromPrice: true }, dear))).toContain("/wk*");
  });

  it("names the amount where it is not the vehicle's price", () => {
    expect(textOf(sectionHtml())).not.toContain("Estimated repayment on");
    expect(textOf(sectionHtml("fin_amount=20000"))).toContain("Estimated repayment on $20,000");
    expect(textOf(sideHtml())).toContain("Estimated repayment on $30,000");
  });

  it("FIN-14, COPY-41: the disclaimer starts expanded and folds to 197 characters, without script too", () => {
    const disclaimer = "y".repeat(400);
    const html = sectionHtml("", { disclaimer });
    expect(html).toMatch(/<details[^>]*open/);
    for (const text of ["Show More", "Show Less", disclaimer, `>${"y".repeat(197)}…<`])
      expect(html).toContain(text);
    expect(sectionHtml("", { disclaimer: "Short." })).not.toContain("Show Less");
  });

  it("is a GET form of the vehicle's page that keeps its place", () => {
    const html = sectionHtml("fuel_km=300");
    expect(html).toContain('action="/cars/vehicle-7#finance"');
    expect(html).not.toContain('method="post"');
    expect(html).toContain('name="fuel_km" value="300"');
    expect(html).toContain('type="submit"');
  });

  it("FIN-16, FIN-18: offers week, fortnight and month, or no choice", () => {
    expect(textOf(sectionHtml())).toContain("Weekly Fortnightly Monthly");
    expect(sectionHtml("", { showFrequency: false })).not.toContain("fin_frequency");
  });

  it("FIN-36: shows the lender's rate among the figures where it is not a field", () => {
    const html = sectionHtml("", { showInterest: false });
    expect(html).not.toContain('name="fin_interest"');
    expect(textOf(html)).toContain("Interest rate 8.99% p.a.");
  });

  it("FIN-32: words the term in months where the site does", () => {
    expect(sectionHtml("", { termDisplay: "months" })).toMatch(/name="fin_term"[^>]*value="60"/);
  });

  it("FIN-10: a dialog's button is a link without script", () => {
    const html = sectionHtml("", { cta: { mode: "modal", label: "Get Finance Now" } });
    expect(html).toMatch(/<a[^>]*href="\/finance\?[^"]*#finance-form"[^>]*>Get Finance Now</);
    expect(html).not.toContain("<dialog");
    expect(t("finance.modalTitle")).toBe("Finance Enquiry");
  });

  it("the numbers of the form go on to the finance page", () => {
    const [, href = ""] =
      /href="(\/finance\?[^"]*)#finance-form"/.exec(
        sectionHtml("fin_amount=30000&fin_deposit=2500&fin_term=4"),
      ) ?? [];
    const query = new URLSearchParams(href.replaceAll("&amp;", "&").replace(/^[^?]*/, ""));
    expect(["vehiclePriceBudget", "deposit", "loan_term"].map((key) => query.get(key))).toEqual([
      "30000",
      "2500",
      "4",
    ]);
    expect(sectionHtml()).not.toContain("loan_term");
  });

  it("FIN-12: hides the button", () => {
    expect(sectionHtml("", { cta: { mode: "hidden", label: "Enquire Now" } })).not.toContain("Enquire Now");
  });

  it("says the reason and the way on where there is no finance", () => {
    const text = textOf(sectionHtml("", {}, financedVehicle({ paymentWeek: null })));
    expect(text).toContain("has not published its figures");
    expect(text).toContain("Ask about finance");
    expect(text).not.toContain("Purchase price");
  });
});

describe("the panel beside the price", () => {
  it("shows the figure of the page's calculator and leads there, and has none of its own (FIN-40)", () => {
    const dear = financedVehicle({}, { price: 120_000 });
    const site = financeSite({ amountFromPrice: true });
    const view = buildFinanceSide(dear, site, new URLSearchParams("fin_deposit=20000"));
    if (view === null) throw new Error("no panel");
    const html = renderToStaticMarkup(
      <TranslationProvider t={t}>
        <FinanceSide view={view} />
      </TranslationProvider>,
    );
    const [figure] = textOf(sectionHtml("fin_deposit=20000", { amountFromPrice: true }, dear)).match(
      /\$[\d,]+ \/wk\*/,
    ) ?? ["none"];
    expect(textOf(html)).toContain(figure);
    expect(html).toContain('href="#finance"');
    expect(html).not.toMatch(/<form|<input/);
  });

  it("shows the repayment, both rates and the way to the small print (FIN-59)", () => {
    const html = sideHtml("", { amountFromPrice: true });
    expect(textOf(html)).toMatch(/\$186 \/wk\*.*8\.99% p\.a\..*9\.87% p\.a\. comparison\*/);
    expect(html).toContain('href="#finance-disclaimer"');
  });

  it("opens its numbers when its form was sent, and has ids of its own", () => {
    expect(sideHtml()).not.toMatch(/<details[^>]*open/);
    const html = sideHtml("fin_side_amount=20000");
    expect(html).toMatch(/<details[^>]*open/);
    expect(html).toContain('id="fin_side-amount"');
  });
});

describe("FIN-19: event 26", () => {
  beforeEach(() => vi.stubGlobal("window", new EventTarget()));
  afterEach(() => vi.unstubAllGlobals());

  it("is fired with the first change, one time for a vehicle", () => {
    reportUse("a");
    reportUse("a");
    reportUse("b");
    expect(window.forecourtEvents?.map(({ id, vehicleId }) => [id, vehicleId])).toEqual([
      [26, "a"],
      [26, "b"],
    ]);
  });
});
