import { exactMoney } from "~/i18n/money-format";
import { rateRangeIn, shortDisclaimer } from "~/domain/finance/disclaimer";
import { financeOffer, type FinanceRefusal } from "~/domain/finance/eligibility";
import { financeLink } from "~/domain/finance/finance-link";
import { indicativeEstimate } from "~/domain/finance/indicative-estimate";
import type { LenderInfo } from "~/domain/finance/lender";
import { salePrice } from "~/domain/pricing/price-rule";
import { yearIn } from "~/domain/time/year-in";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { VehiclePageSite } from "../../page/build-vehicle-page";
import { financeDisclaimer } from "./finance-small-print";
import { buildCalculator, SIDEBAR, STANDALONE } from "./build-calculator";
import type {
  DisclaimerView,
  FinanceCtaView,
  FinanceSectionView,
  FinanceSideView,
  FinanceTitleView,
} from "./finance-view";

/** Id of the small print in the section. */
export const DISCLAIMER_ID = "finance-disclaimer";

/**
 * The finance section (V §2, §4, §5): the calculator, or why the lender does not finance this vehicle. Null where
 * finance is not spoken of.
 * @param query the page's, with the calculator's form when it was sent (`fin_amount=…`)
 */
export function buildFinance(
  vehicle: Vehicle,
  site: VehiclePageSite,
  query: URLSearchParams,
): FinanceSectionView | null {
  const offer = financeOffer(vehicle, site.config, yearIn(site.now, site.config.site.timeZone));
  if (offer.kind === "hidden") return null;
  const title = titleView(site);
  const cta = ctaView(vehicle, site);
  if (offer.kind === "refused") {
    return {
      kind: "refused",
      title,
      reason: reasonText(offer.refusal, vehicle, site),
      askHref: cta?.href ?? null,
    };
  }
  const disclaimer = disclaimerView(offer.lender, site);
  return {
    kind: "offered",
    title,
    calculator: buildCalculator(STANDALONE, vehicle, offer.lender, site, query),
    rates: ratesView(offer.lender, site),
    cta,
    disclaimer,
    fees: site.config.finance.fees.map(({ label, amount }) => ({ label, amount: feeText(amount, site) })),
    comparison: comparisonTexts(disclaimer.full, site),
    indicative: indicativeText(vehicle, offer.lender, site),
  };
}

/** The compact panel beside the price; null unless finance is offered. */
export function buildFinanceSide(
  vehicle: Vehicle,
  site: VehiclePageSite,
  query: URLSearchParams,
): FinanceSideView | null {
  const offer = financeOffer(vehicle, site.config, yearIn(site.now, site.config.site.timeZone));
  if (offer.kind !== "offered") return null;
  return {
    title: titleView(site),
    calculator: buildCalculator(SIDEBAR, vehicle, offer.lender, site, query),
    rates: ratesView(offer.lender, site),
    cta: ctaView(vehicle, site),
    disclaimer: disclaimerView(offer.lender, site),
    disclaimerHref: `#${DISCLAIMER_ID}`,
  };
}

function titleView({ config: { finance } }: VehiclePageSite): FinanceTitleView {
  return { wide: finance.panelTitle, phone: finance.mobilePanelTitle };
}

function ctaView(vehicle: Vehicle, { config }: VehiclePageSite): FinanceCtaView | null {
  const { mode, label } = config.finance.cta;
  if (mode === "hidden") return null;
  const price = salePrice(vehicle)?.amount ?? null;
  return { mode, label, href: financeLink(config.routes.finance, vehicle, price) };
}

function reasonText(refusal: FinanceRefusal, { year }: Vehicle, { format, t }: VehiclePageSite): string {
  if (refusal.reason === "age") return t("finance.refused.age", { year: refusal.newerThan, own: year });
  if (refusal.reason === "price") return t("finance.refused.price", { amount: format.money(refusal.above) });
  return t("finance.refused.figures");
}

function ratesView({ interestRate, comparisonRate }: LenderInfo, { format, t }: VehiclePageSite) {
  const percent = (rate: number | null) => t("finance.percent", { number: format.number(rate ?? 0) });
  return { interest: percent(interestRate), comparison: percent(comparisonRate) };
}

function disclaimerView(lender: LenderInfo, { config, t }: VehiclePageSite): DisclaimerView {
  const full = financeDisclaimer(lender, config, t);
  return { full, short: shortDisclaimer(full) };
}

/** Dollars, with cents where there are any: fees are exact. */
function feeText(amount: number, { config: { site } }: VehiclePageSite): string {
  return exactMoney(site.locale, site.currency)(amount);
}

function comparisonTexts(
  disclaimer: string,
  { config: { finance }, format, t }: VehiclePageSite,
): readonly string[] {
  const { comparisonExample: example, comparisonRange } = finance;
  const fixed = Array.isArray(comparisonRange) ? { low: comparisonRange[0], high: comparisonRange[1] } : null;
  const range = comparisonRange === "disclaimer" ? rateRangeIn(disclaimer) : fixed;
  const number = (rate: number) => format.number(rate);
  return [
    ...(example === null
      ? []
      : [
          t("finance.comparisonExample", {
            basis: example.basis,
            rate: number(example.rate),
            comparison: number(example.comparison),
          }),
        ]),
    ...(range === null
      ? []
      : [t("finance.comparisonRange", { low: number(range.low), high: number(range.high) })]),
  ];
}

function indicativeText(
  vehicle: Vehicle,
  lender: LenderInfo,
  { config, format, t }: VehiclePageSite,
): string | null {
  const price = salePrice(vehicle)?.amount ?? 0;
  if (!config.finance.indicativeEstimate || price <= 0) return null;
  const { week, month } = indicativeEstimate(price, lender.interestRate ?? config.finance.rateDefault);
  return t("finance.indicative", { week: format.money(week / 100), month: format.money(month / 100) });
}
