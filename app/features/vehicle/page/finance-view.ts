import type { Formatter } from "~/i18n/format";
import { financeShown } from "~/domain/pricing/finance-shown";
import { isSalePrice, type ShownPrice } from "~/domain/pricing/price-rule";
import { SAMPLE_TERM_YEARS, weeklyEstimate } from "~/domain/pricing/weekly-estimate";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Translator } from "~/i18n/translator";
import type { FactView, FinanceView } from "./vehicle-page-view";

interface FinanceContext {
  readonly config: SiteConfig;
  readonly format: Formatter;
  readonly t: Translator;
}

/** What a week may cost (FIN-23, FIN-54): the lender's payment, else the site's sample. Null when nothing may be said. */
export function financeView(
  vehicle: Vehicle,
  shown: ShownPrice,
  context: FinanceContext,
): FinanceView | null {
  const { config, format, t } = context;
  if (!financeShown(vehicle, config.finance) || !isSalePrice(shown)) return null;
  const lender = lenderOf(vehicle, config);
  const sample = config.finance.sampleEstimate?.rate ?? null;
  const week = lender?.paymentWeek ?? weeklyEstimate(shown, vehicle.youxQuote, sample);
  if (week === null || week <= 0) return null;
  return {
    title: t("finance.heading"),
    week: format.money(week),
    details: lender === null ? sampleDetails(sample, t) : lenderDetails(lender, context),
    disclaimer: lender?.disclaimer ?? disclaimer(config, t),
  };
}

type Lender = Vehicle["lenders"][string];

function lenderOf(vehicle: Vehicle, { finance }: SiteConfig): Lender | null {
  const wanted = finance.provider?.toLowerCase();
  const entry = Object.entries(vehicle.lenders).find(([name]) => name.toLowerCase() === wanted);
  return entry?.[1] ?? null;
}

function lenderDetails(lender: Lender, { format, t }: FinanceContext): readonly FactView[] {
  const percent = (value: number | null) =>
    value === null ? null : t("finance.percent", { number: format.number(value) });
  const money = (value: number | null) => (value === null ? null : format.money(value));
  const rows: Readonly<Record<string, string | null>> = {
    interestRate: percent(lender.interestRate),
    comparisonRate: percent(lender.comparisonRate),
    term: lender.termYears === null ? null : t("finance.years", { count: lender.termYears }),
    deposit: money(lender.deposit),
    total: money(lender.totalPayable),
  };
  return Object.entries(rows).flatMap(([key, value]) =>
    value === null ? [] : [{ key, label: t(`finance.${key}`), value }],
  );
}

function sampleDetails(rate: number | null, t: Translator): readonly FactView[] {
  if (rate === null) return [];
  return [
    { key: "interestRate", label: t("finance.interestRate"), value: t("finance.percent", { number: rate }) },
    { key: "term", label: t("finance.term"), value: t("finance.years", { count: SAMPLE_TERM_YEARS }) },
  ];
}

function disclaimer({ finance }: SiteConfig, t: Translator): string {
  return finance.disclaimer === "" ? t("finance.disclaimer") : finance.disclaimer;
}
