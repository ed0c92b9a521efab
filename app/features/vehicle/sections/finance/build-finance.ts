import { exactMoney } from "~/domain/money/money-format";
import type { CreditBasis } from "~/domain/finance/credit-basis";
import { rateRangeIn, shortDisclaimer } from "~/domain/finance/disclaimer";
import { financeOffer, type FinanceRefusal } from "~/domain/finance/eligibility";
import { sampleLoan, vehicleEstimate } from "~/domain/finance/estimate";
import { formPath } from "~/domain/forms/site-form";
import { financeLink, withLoan } from "~/domain/finance/finance-link";
import { financeLinked } from "~/domain/finance/finance-linked";
import { indicativeEstimate } from "~/domain/finance/indicative-estimate";
import type { LenderFigures, LenderInfo } from "~/domain/finance/lender";
import { feesToList, type ListedFee, loanFees } from "~/domain/finance/loan-fees";
import { salePrice } from "~/domain/pricing/price-rule";
import { yearIn } from "~/domain/time/year-in";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { VehiclePageSite } from "~/features/vehicle/page/vehicle-page-site";
import { creditText, financeDisclaimer } from "./finance-small-print";
import { buildCalculator, SIDEBAR, STANDALONE, vehicleSubject } from "./build-calculator";
import type { VehicleOfferView } from "../info/info-view";
import type {
  DisclaimerView,
  EstimateOfferView,
  FinanceCtaView,
  FinanceOfferedView,
  FinanceSectionView,
  FinanceSideView,
  FinanceTitleView,
} from "./finance-view";

/** Id of the small print in the section. */
export const DISCLAIMER_ID = "finance-disclaimer";

/**
 * The finance section: the calculator, or why the lender does not finance this vehicle. Null where the site does not
 * speak of finance.
 * @param query the page's, with the calculator's form when it was sent (`fin_amount=…`)
 */
export function buildFinance(
  vehicle: Vehicle,
  site: VehiclePageSite,
  query: URLSearchParams,
): FinanceSectionView | null {
  const thisYear = yearIn(site.now, site.config.site.timeZone);
  const offer = financeOffer(vehicle, site.config, thisYear);
  if (offer.kind === "hidden") return null;
  const title = titleView(site);
  const linked = financeLinked(vehicle, site.config, thisYear);
  const link = linked ? ctaView(vehicle, site) : null;
  if (offer.kind === "refused") {
    return {
      kind: "refused",
      title,
      reason: reasonText(offer.refusal, vehicle, site),
      askHref: link?.href ?? null,
    };
  }
  const basis = ownCredit(vehicle, site);
  const calculator = buildCalculator(STANDALONE, vehicleSubject(vehicle, offer.lender), site, query).view;
  const cta =
    link === null || calculator.entered.length === 0
      ? link
      : { ...link, href: withLoan(link.href, calculator.inputs) };
  return {
    kind: "offered",
    title,
    calculator,
    rates: ratesView(offer.lender, site),
    lender: offer.lender.financeProvider?.trim() || site.t("finance.ourLender"),
    cta,
    disclaimer: disclaimerView(offer.lender, basis, site),
    fees: listedFees(offer.lender.establishmentFees, site),
    comparison: comparisonTexts(financeDisclaimer(offer.lender, site), site),
    indicative: basis === null ? null : indicativeText(vehicle, offer.lender, site),
  };
}

/** What the vehicle's repayment is worked out from; null for a vehicle without one. */
export function ownCredit(vehicle: Vehicle, { config, now }: VehiclePageSite): CreditBasis | null {
  return vehicleEstimate(vehicle, config, yearIn(now, config.site.timeZone))?.basis ?? null;
}

/**
 * The compact panel beside the price; null unless finance is offered. Where the page has the section, it shows the figure
 * of its calculator and leads there: one page has one calculator. Where it has none, the panel has numbers of its own, and
 * is null when the price is above what they take while a repayment is shown elsewhere (FIN-40).
 * @param offers those of today that the vehicle comes with: the first one of finance is named below the estimate
 */
export function buildFinanceSide(
  vehicle: Vehicle,
  site: VehiclePageSite,
  query: URLSearchParams,
  offers: readonly VehicleOfferView[] = [],
): FinanceSideView | null {
  const thisYear = yearIn(site.now, site.config.site.timeZone);
  const offer = financeOffer(vehicle, site.config, thisYear);
  if (offer.kind !== "offered") return sampleSide(vehicle, site, query);
  const hasSection = site.config.vehicle.sections.includes("finance");
  const kind = hasSection ? STANDALONE : SIDEBAR;
  const calculator = buildCalculator(kind, vehicleSubject(vehicle, offer.lender), site, query);
  const basis = ownCredit(vehicle, site);
  if (!hasSection && basis !== null && calculator.startsBeyond) return null;
  return {
    title: titleView(site),
    calculator: calculator.view,
    rates: ratesView(offer.lender, site),
    cta: financeLinked(vehicle, site.config, thisYear) ? ctaView(vehicle, site) : null,
    disclaimer: disclaimerView(offer.lender, basis, site),
    calculatorHref: hasSection ? `#${STANDALONE.anchor}` : null,
    disclaimerHref: `#${DISCLAIMER_ID}`,
    offer: basis === null ? null : estimateOffer(offers, site),
  };
}

/** The panel of a dealer without a lender, by the sample rate: the one repayment that the vehicle's card has (FIN-23). */
function sampleSide(vehicle: Vehicle, site: VehiclePageSite, query: URLSearchParams): FinanceSideView | null {
  const [loan, basis] = [sampleLoan(vehicle, site.config), ownCredit(vehicle, site)];
  if (loan === null || basis === null) return null;
  const config = { ...site.config, finance: loan.finance };
  const subject = vehicleSubject(vehicle, loan.lender);
  // The whole price is financed, as on the card: the small calculator may begin with another amount.
  const kind = { ...SIDEBAR, variant: STANDALONE.variant };
  const calculator = buildCalculator(kind, subject, { ...site, config }, query);
  return {
    title: titleView(site),
    calculator: calculator.view,
    rates: ratesView(loan.lender, site),
    cta: null,
    disclaimer: disclaimerView(null, basis, site),
    calculatorHref: null,
    disclaimerHref: `#${DISCLAIMER_ID}`,
    offer: null,
  };
}

/** Estimates are worked out with the lender's usual figures: an offer has conditions that the page cannot check. */
function estimateOffer(
  offers: readonly VehicleOfferView[],
  { t }: VehiclePageSite,
): EstimateOfferView | null {
  const offer = offers.find(({ isFinance }) => isFinance);
  if (offer === undefined) return null;
  const { title, href, terms } = offer;
  return { title, href, text: [terms, t("offer.besideEstimate")].filter(Boolean).join(". ") };
}

type FinanceSite = Pick<VehiclePageSite, "config" | "format" | "t">;

/** The panel's titles. */
export function titleView({ config: { finance } }: Pick<VehiclePageSite, "config">): FinanceTitleView {
  return { wide: finance.panelTitle, phone: finance.mobilePanelTitle };
}

function ctaView(vehicle: Vehicle, { config }: VehiclePageSite): FinanceCtaView | null {
  const { mode, label, personalised } = config.finance.cta;
  if (mode === "hidden") return null;
  const price = salePrice(vehicle)?.amount ?? null;
  const own = personalised && vehicle.has_nvic ? formPath(config, "personalisedFinance") : null;
  return own === null
    ? { mode, label, href: financeLink(config.routes.finance, vehicle, price) }
    : // The dialog holds the other form.
      { mode: "link", label, href: financeLink(own, vehicle, price) };
}

function reasonText(refusal: FinanceRefusal, { year }: Vehicle, { format, t }: VehiclePageSite): string {
  if (refusal.reason === "age") return t("finance.refused.age", { year: refusal.newerThan, own: year });
  if (refusal.reason === "price") return t("finance.refused.price", { amount: format.money(refusal.above) });
  return t("finance.refused.figures");
}

function ratesView({ interestRate, comparisonRate }: LenderFigures, { format, t }: VehiclePageSite) {
  const percent = (rate: number | null) => t("finance.percent", { number: format.number(rate ?? 0) });
  return { interest: percent(interestRate), comparison: percent(comparisonRate) };
}

function disclaimerView(
  lender: LenderInfo | null,
  basis: CreditBasis | null,
  site: VehiclePageSite,
): DisclaimerView {
  const full = financeDisclaimer(lender, site);
  return {
    full,
    short: shortDisclaimer(full),
    basis: basis === null ? null : creditText(basis, site),
  };
}

/** The loan's fees, with the lender's own where it says one. @param own currency units */
export function listedFees(own: number | null, site: FinanceSite): FinanceOfferedView["fees"] {
  return feesToList(site.config.finance, own, site.t("finance.ownFee")).map((fee) => ({
    label: fee.label,
    amount: feeText(fee, site),
  }));
}

/** Dollars, with cents where there are any: fees are exact. */
function feeText({ amount, per }: ListedFee, { config: { site }, t }: FinanceSite): string {
  const text = exactMoney(site.locale, site.currency)(amount);
  return per === "month" ? t("finance.monthlyFee", { amount: text }) : text;
}

/** What comparison rates are of (FIN-55, FIN-56). */
export function comparisonTexts(
  disclaimer: string,
  { config: { finance }, format, t }: FinanceSite,
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
  const rate = lender.interestRate ?? config.finance.rateDefault;
  const { week, month } = indicativeEstimate(price, rate, loanFees(config.finance, lender.establishmentFees));
  return t("finance.indicative", {
    week: format.money(week / 100),
    month: format.money(month / 100),
    rate: format.number(rate),
  });
}
