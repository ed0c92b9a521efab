import { beforeAll, describe, expect, it } from "vitest";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { cardView } from "~/features/vehicle/card/build-card-view";
import type { CardView } from "~/features/vehicle/card/card-view";
import { creditIn } from "~/features/vehicle/credit/credit-in";
import { creditSentences } from "~/features/vehicle/credit/credit-text";
import { cardLabels } from "~/features/vehicle/card/card-labels";
import { VehicleCard } from "~/features/vehicle/card/vehicle-card";
import { buildCompare } from "~/features/vehicle/compare/build-compare";
import { buttonViews } from "~/features/vehicle/page/contact/button-views";
import { type VehiclePageSite } from "~/features/vehicle/page/vehicle-page-site";
import { vehicleSheet, shareCard } from "~/features/vehicle/print/build-sheet.server";
import { buildFinance, buildFinanceSide } from "~/features/vehicle/sections/finance/build-finance";
import { FinanceSection } from "~/features/vehicle/sections/finance/finance-section";
import { FinanceSide } from "~/features/vehicle/sections/finance/finance-side";
import { offerJsonLd } from "~/features/vehicle/structured/offer-json-ld";
import { dollars, FREQUENCIES, inStock, isSubscribed, repaymentsIn, UNITS } from "./amounts";
import { htmlOf } from "./html-of";
import { basesIn, isBasisOf, type SaidBasis } from "./said-bases";
import { type DemoSite, demoSites } from "./demo-sites";
import {
  expectedIndicative,
  expectedComparison,
  expectedLoan,
  expectedPrice,
  expectedRepayment,
  type Frequency,
} from "./expected-repayment";

const YEAR = 2026;

let sites: readonly DemoSite[] = [];
beforeAll(async () => {
  sites = await demoSites();
}, 120_000);

const named = ({ site: { config } }: DemoSite, { id }: Vehicle) => `${config.site.slug} ${id}`;

/** What a place has to show: one repayment, or none. */
function expectedText(vehicle: Vehicle, { config: { finance } }: VehiclePageSite, frequency: Frequency) {
  const loan = expectedLoan(vehicle, finance, YEAR);
  const amount = loan === null ? null : expectedRepayment(loan, finance, frequency);
  return amount === null ? null : `${dollars(amount)} /${UNITS[frequency]}*`;
}

type Ask = (vehicle: Vehicle, site: VehiclePageSite) => string | null;

/**
 * Asks something of every vehicle of every dealer, or of some; gives what is wrong. Between some dozens it lets the
 * test runner hear from it.
 */
async function wrongOf(ask: Ask, among: (vehicle: Vehicle, at: number) => boolean = () => true) {
  const wrong: string[] = [];
  for (const of of sites) {
    for (const [at, vehicle] of of.vehicles.entries()) {
      if (at % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
      const told = among(vehicle, at) ? ask(vehicle, of.site) : null;
      if (told !== null) wrong.push(`${named(of, vehicle)}: ${told}`);
    }
  }
  return wrong;
}

/** Every so many vehicles, and all that are reduced, cheap or dear: what costs much is not asked of all. */
const someOf = (every: number) => (vehicle: Vehicle, at: number) =>
  at % every === 0 ||
  vehicle.offer_price !== null ||
  (vehicle.price ?? 0) < 6_000 ||
  (vehicle.price ?? 0) > 240_000;

const differs = (shown: readonly string[], expected: string | null) =>
  shown.every((one) => one === expected) && (expected === null || shown.length > 0)
    ? null
    : `${shown.join(" and ") || "nothing"} instead of ${expected ?? "nothing"}`;

describe("every repayment of the demonstration stock", () => {
  it("is of some thousand vehicles, of all dealers", () => {
    expect(sites).toHaveLength(6);
    const shown = sites.map(({ site, vehicles }) =>
      vehicles.filter(
        (vehicle) => expectedText(vehicle, site, site.config.finance.defaultFrequency) !== null,
      ),
    );
    expect(shown.every(({ length }) => length > 50)).toBe(true);
    expect(shown.flat().length).toBeGreaterThan(2_500);
  });

  it("on cards is the one worked out from the lender's figures, at the dealer's frequency", async () => {
    const wrong = await wrongOf((vehicle, site) => {
      const { config, now, format, t } = site;
      const card = cardView(toVehicleSummary(vehicle), config, now, format, t);
      const shown = repaymentsIn(htmlOf(<VehicleCard card={card} labels={cardLabels(t)} />, site));
      const expected = isSubscribed(vehicle, site)
        ? null
        : expectedText(vehicle, site, config.finance.defaultFrequency);
      return differs(shown, expected);
    });
    expect(wrong).toEqual([]);
  });

  it("beside the price and in the calculator is the same, with what it is worked out from", async () => {
    const wrong = await wrongOf((vehicle, site) => {
      const { finance } = site.config;
      return inStock(vehicle) ? panelsWrong(vehicle, site, finance.defaultFrequency) : null;
    }, someOf(4));
    expect(wrong).toEqual([]);
  }, 120_000);

  it.each(FREQUENCIES)("by the %s is the same in both, where the shopper may choose", async (frequency) => {
    const wrong = await wrongOf((vehicle, site) => {
      const { showFrequency } = site.config.finance;
      return inStock(vehicle) && showFrequency ? panelsWrong(vehicle, site, frequency) : null;
    }, someOf(15));
    expect(wrong).toEqual([]);
  });

  it("side by side is that of the cards", () => {
    const wrong = sites.flatMap((of) => {
      const financed = of.vehicles.filter((vehicle) => inStock(vehicle) && !isSubscribed(vehicle, of.site));
      return Array.from({ length: Math.ceil(financed.length / 4) }, (_, at) =>
        financed.slice(at * 4, at * 4 + 4),
      ).flatMap((some) => {
        const asked = { ids: some.map(({ id }) => id), onlyDifferences: false, refused: null };
        const rows = buildCompare(some, of.site, asked).groups.flatMap(({ rows: all }) => all);
        const shown = rows.find(({ key }) => key === "repayment")?.values ?? some.map(() => null);
        return some.flatMap((vehicle, column) => {
          const expected = expectedText(vehicle, of.site, of.site.config.finance.defaultFrequency);
          return (shown[column] ?? null) === expected ? [] : [`${named(of, vehicle)}: ${shown[column]}`];
        });
      });
    });
    expect(wrong).toEqual([]);
  });

  it("of the indicative kind is worked out from the terms it names, and is not there without a repayment", async () => {
    const wrong = await wrongOf((vehicle, site) => {
      const { finance } = site.config;
      const view = buildFinance(vehicle, site, new URLSearchParams());
      if (view?.kind !== "offered" || !finance.indicativeEstimate) return null;
      const loan = expectedLoan(vehicle, finance, YEAR);
      const isShown = expectedText(vehicle, site, finance.defaultFrequency) !== null;
      if (loan === null || !isShown) return view.indicative;
      const { week, month } = expectedIndicative(loan);
      const text = `${dollars(week)} a week or ${dollars(month)} a month over 5 years at ${loan.rate}% p.a.`;
      return view.indicative?.includes(text) === true ? null : `${view.indicative} instead of ${text}`;
    });
    expect(wrong).toEqual([]);
  });
});

/** What is wrong with the repayments of a vehicle's page, and with what it says of them. */
function panelsWrong(vehicle: Vehicle, site: VehiclePageSite, frequency: Frequency): string | null {
  const query = new URLSearchParams({ fin_frequency: frequency, fin_side_frequency: frequency });
  const [side, section] = [buildFinanceSide(vehicle, site, query), buildFinance(vehicle, site, query)];
  const expected = expectedText(vehicle, site, frequency);
  const html = [
    side === null ? "" : htmlOf(<FinanceSide view={side} />, site),
    section === null ? "" : htmlOf(<FinanceSection view={section} />, site),
  ];
  const wrong = html.map((one) => differs(repaymentsIn(one), expected)).find((one) => one !== null);
  return wrong ?? basisWrong(vehicle, site, html[1] ?? "");
}

function basisWrong(vehicle: Vehicle, site: VehiclePageSite, html: string): string | null {
  const { finance } = site.config;
  const said = basesIn(html.replace(/<[^>]*>/g, " "));
  const loan = expectedLoan(vehicle, finance, YEAR);
  const isShown = loan !== null && expectedRepayment(loan, finance, finance.defaultFrequency) !== null;
  if (!isShown) return said.length === 0 ? null : "a basis without a repayment";
  const [basis] = said;
  const holds =
    basis !== undefined &&
    said.length === 1 &&
    isBasisOf(basis, loan, finance.defaultFrequency) &&
    basis.low === loan.deposit &&
    basis.high === loan.deposit;
  return holds ? null : `${JSON.stringify(said)} for ${JSON.stringify(loan)}`;
}

const PAGE = 24;

it("the footnote of a listing says of each of its repayments what it is worked out from, and of no other", () => {
  for (const { site, vehicles } of sites) {
    const { finance } = site.config;
    for (let at = 0; at < vehicles.length; at += PAGE) {
      const listed = vehicles.slice(at, at + PAGE).filter((vehicle) => !isSubscribed(vehicle, site));
      const { config, now, format, t } = site;
      const cards = listed.map((vehicle) => cardView(toVehicleSummary(vehicle), config, now, format, t));
      const said = basesIn(footnoteOf(cards, site));
      const shown = listed.flatMap((vehicle) => {
        const loan = expectedLoan(vehicle, finance, YEAR);
        const named = loan !== null && expectedRepayment(loan, finance, finance.defaultFrequency) !== null;
        return named ? [loan] : [];
      });
      const of = (basis: SaidBasis) =>
        shown.filter((loan) => isBasisOf(basis, loan, finance.defaultFrequency));
      for (const loan of shown)
        expect(
          said.filter((basis) => of(basis).includes(loan)),
          JSON.stringify(loan),
        ).toHaveLength(1);
      for (const basis of said) {
        const deposits = of(basis).map(({ deposit }) => deposit);
        expect([basis.low, basis.high]).toEqual([Math.min(...deposits), Math.max(...deposits)]);
      }
    }
  }
}, 60_000);

function footnoteOf(cards: readonly CardView[], { config, format, t }: VehiclePageSite): string {
  const { locale, currency } = config.site;
  const words = { t, format, locale, currency, comparisonBasis: null };
  return creditSentences(creditIn({ cards }), words).join(" ");
}

it("a comparison rate is what the lender's own rate and fees give (FIN-55)", () => {
  for (const { site, vehicles } of sites) {
    const { finance, site: dealer } = site.config;
    const given = new Map<string, number>();
    for (const vehicle of vehicles) {
      const loan = expectedLoan(vehicle, finance, YEAR);
      if (loan !== null) given.set(`${loan.rate} ${loan.comparison} ${loan.fees}`, expectedComparison(loan));
    }
    expect(given.size, dealer.slug).toBeGreaterThan(0);
    for (const [said, expected] of given) expect(Number(said.split(" ")[1]), dealer.slug).toBe(expected);
  }
});

it("what is listed as a fee is what repayments are worked out with (FIN-57)", async () => {
  let listing = 0;
  const wrong = await wrongOf((vehicle, site) => {
    const view = buildFinance(vehicle, site, new URLSearchParams());
    if (view?.kind !== "offered" || view.fees.length === 0) return null;
    listing += 1;
    const numbers = (monthly: boolean) =>
      view.fees
        .filter(({ amount }) => /month/.test(amount) === monthly)
        .reduce((sum, { amount }) => sum + Number(amount.replace(/[^\d.]/g, "")), 0);
    const [loan] = [expectedLoan(vehicle, site.config.finance, YEAR)];
    const same = loan?.fees === numbers(false) && loan.monthlyFees === numbers(true);
    return same ? null : JSON.stringify(view.fees);
  }, someOf(5));
  expect(wrong).toEqual([]);
  expect(listing).toBeGreaterThan(50);
});

it("finance is linked only where a repayment can be worked out, or the lender's figures are still to come", async () => {
  const wrong = await wrongOf((vehicle, site) => {
    const { config, now, format, t } = site;
    const query = new URLSearchParams();
    // A lender that has published no figures for a vehicle may be asked.
    if (vehicle.lenders[config.finance.provider ?? ""] === undefined) return null;
    const card = cardView(toVehicleSummary(vehicle), config, now, format, t);
    const page = buildFinance(vehicle, site, query);
    const shown = [
      card.actions.includes("finance"),
      page?.kind === "offered" && page.cta !== null,
      (buildFinanceSide(vehicle, site, query)?.cta ?? null) !== null,
      buttonViews(vehicle, site).some(({ key }) => key === "finance"),
    ];
    const loan = isSubscribed(vehicle, site) ? null : expectedLoan(vehicle, config.finance, YEAR);
    const { amountMin, amountMax } = config.finance;
    const can = loan !== null && loan.price >= amountMin && loan.price <= amountMax;
    return shown.some((one) => one) && !can ? JSON.stringify(shown) : null;
  }, someOf(5));
  expect(wrong).toEqual([]);
});

describe("every price of the demonstration stock", () => {
  it("is one on card, link preview and structured data", async () => {
    const wrong = await wrongOf((vehicle, site) => {
      if (!inStock(vehicle) || isSubscribed(vehicle, site)) return null;
      const { config, now, format, t } = site;
      const { price } = cardView(toVehicleSummary(vehicle), config, now, format, t);
      const offered = offerJsonLd(vehicle, config, "https://dealer.example/");
      const amount = expectedPrice(vehicle);
      const expected = amount === null ? null : dollars(Math.round(amount));
      const shown = new Set([price, shareCard(vehicle, site).price]);
      if (shown.size > 1 || (expected !== null && !shown.has(expected))) return [...shown].join(" and ");
      const structured =
        "offers" in offered && "price" in offered.offers && typeof offered.offers.price === "number"
          ? dollars(offered.offers.price)
          : null;
      return structured === expected ? null : `structured data says ${structured}, not ${expected}`;
    });
    expect(wrong).toEqual([]);
  });

  it("is the same on the print page and in the PDF, and so is the repayment", async () => {
    const wrong = await wrongOf((vehicle, site) => {
      const sheet = vehicleSheet(vehicle, site);
      const isLoan = inStock(vehicle) && !isSubscribed(vehicle, site);
      const expected = isLoan ? expectedText(vehicle, site, site.config.finance.defaultFrequency) : null;
      if (sheet.price !== shareCard(vehicle, site).price) return sheet.price;
      return differs(repaymentsIn(JSON.stringify(sheet.estimate)), expected);
    }, someOf(20));
    expect(wrong).toEqual([]);
  });
});
