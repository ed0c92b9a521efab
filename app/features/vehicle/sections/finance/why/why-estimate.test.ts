import { describe, expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { financedVehicle, financeSite } from "../../../../../../test/fixtures/financed";
import { buildFinance } from "../build-finance";
import { startState } from "../calculator/calculator-state";
import { whyEstimate } from "./why-estimate";

/** The reasons of a vehicle's repayment, its calculator asked for these numbers. */
function why(query = "", finance: Record<string, unknown> = {}, language = "en-AU"): string {
  const site = financeSite(finance);
  const view = buildFinance(financedVehicle(), site, new URLSearchParams(query));
  if (view?.kind !== "offered") throw new Error("finance is offered");
  return whyEstimate(view, startState(view.calculator), serverTranslator(language, {}));
}

describe("why an estimate is what it is (FIN-62)", () => {
  it("is told in the numbers the page begins with, and whose they are", () => {
    expect(why()).toMatch(
      /^\$[\d,]+ (?:less a deposit of \$[\d,]+ )?plus \$495 in fees, repaid over 5 years at [\d.]+% p\.a\. Rate and term are those of .+; their comparison rate is [\d.]+% p\.a\.$/,
    );
  });

  it("follows the numbers that were entered", () => {
    expect(why("fin_amount=30000&fin_deposit=5000")).toMatch(
      /^\$30,000 less a deposit of \$5,000 plus \$495 in fees, repaid over 5 years/,
    );
    expect(why("fin_residual=4000")).toContain("$4,000 is left to pay at the end.");
    expect(why("fin_term=2.5"), "as the calculator counts it").toContain("repaid over 2.5 years");
    expect(why("fin_term=18", { termDisplay: "months" })).toContain("repaid over 18 months");
    expect(why("", { termDisplay: "months" })).toContain("repaid over 60 months");
  });

  it("says nothing of a comparison rate once rate or term are the shopper's", () => {
    for (const query of ["fin_term=3", "fin_interest=12"]) {
      expect(why(query)).toContain("your own choice");
      expect(why(query)).not.toContain("comparison");
    }
  });

  it("calls a term that the site begins with nobody's choice yet", () => {
    expect(why("", { termDefault: 6 })).toMatch(
      /over 6 years at [\d.]+% p\.a\. The rate is that of .+; the term is yours to choose\.$/,
    );
    expect(why("fin_term=4", { termDefault: 6 })).toContain("your own choice");
  });

  it("names fees of each month", () => {
    const fees = [{ label: "Account", amount: 8, per: "month" }];
    expect(why("", { fees })).toContain("Each repayment holds account fees of $8 a month.");
  });

  it.each(["ar", "zh-Hans"])("is whole in %s", (language) => {
    expect(why("fin_deposit=5000&fin_term=3", {}, language)).not.toMatch(/[{}]|deposit|finance\./);
  });
});
