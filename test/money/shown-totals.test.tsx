import { expect, it } from "vitest";
import { buildFinance } from "~/features/vehicle/sections/finance/build-finance";
import { FinanceSection } from "~/features/vehicle/sections/finance/finance-section";
import { dollars } from "./amounts";
import { demoSites } from "./demo-sites";
import { expectedLoan, expectedTotal } from "./expected-repayment";
import { htmlOf } from "./html-of";

const YEAR = 2026;
/** A calculator is costly to print: every third vehicle is asked. */
const EVERY = 3;

it("the total of a demonstration vehicle is its repayment times their number, with nothing added (OPEN-89)", async () => {
  let totals = 0;
  for (const { site, vehicles } of await demoSites()) {
    const { finance, site: dealer } = site.config;
    for (const vehicle of vehicles.filter((_, at) => at % EVERY === 0)) {
      const view = buildFinance(vehicle, site, new URLSearchParams());
      const loan = expectedLoan(vehicle, finance, YEAR);
      if (view?.kind !== "offered" || loan === null) continue;
      const total = expectedTotal(loan, finance, finance.defaultFrequency);
      const text = htmlOf(<FinanceSection view={view} />, site).replace(/<[^>]*>/g, " ");
      const shown = /Total repayments[a-z ]*? +\$[\d,]+/.exec(text)?.[0].replace(/ +/g, " ");
      const expected = total === null ? undefined : `Total repayments ${dollars(total)}`;
      expect(shown, `${dealer.slug} ${vehicle.id}`).toBe(expected);
      totals += total === null ? 0 : 1;
    }
  }
  expect(totals).toBeGreaterThan(500);
}, 120_000);
