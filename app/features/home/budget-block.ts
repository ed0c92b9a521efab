import { type BudgetLoan, REPAYMENT_PERIODS } from "~/domain/pricing/budget";
import { budgetLoan, oldestFinanced } from "~/domain/pricing/budget-loan";
import { exactMoney } from "~/domain/money/money-format";
import { yearIn } from "~/domain/time/year-in";
import type { BlockContext } from "./block-context";
import type { BlockOf } from "./block-of";
import { lowestPrices } from "./home-stock";
import type { BudgetView, HomeBlockView } from "./home-view";

/** Budget search (BUDG-01 to BUDG-14), where the site has it. */
export async function budgetView<Card>(
  block: BlockOf<"budget">,
  context: BlockContext<Card>,
): Promise<HomeBlockView<Card> | null> {
  const { config, t } = context;
  if (!config.budget.enabled) return null;
  const types = await lowestPrices(context, config.search.carTypes);
  const { locale, currency, timeZone } = config.site;
  const kind = config.site.vehicleTypes[0] ?? "car";
  return {
    kind: "budget",
    title: block.title,
    text: block.text,
    locale,
    currency,
    timeZone,
    ...wordsOf(budgetLoan(config), context),
    deposit: config.budget.defaultDeposit,
    periods: REPAYMENT_PERIODS.map((value) => ({
      value,
      label: t(`budget.${value}`),
      repayment: value === "weekly" ? config.budget.defaultWeekly : config.budget.defaultMonthly,
    })),
    carTypes: types.map(({ carType, lowest }) => {
      const names = t(`budget.names.${kind}.${carType}`);
      return {
        value: carType,
        lowest,
        label: t(`card.conditions.${carType}`),
        view: t("budget.view", { names }),
        none: t("budget.none", { names }),
        note: t("budget.noneNote", { names }),
      };
    }),
  };
}

/**
 * The name of the figure, how it is worked out and which vehicles it is worked out for: a sum before interest must not
 * look like a price the shopper can pay, and nothing is left out of the list without a word.
 */
function wordsOf<Card>(
  loan: BudgetLoan | null,
  {
    t,
    format,
    now,
    config: {
      site: { locale, currency, timeZone },
    },
  }: BlockContext<Card>,
): Pick<BudgetView, "loan" | "total" | "basis"> {
  if (loan === null) return { loan, total: t("budget.total"), basis: t("budget.beforeInterest") };
  const { annualRate, years, fees, monthlyFees, least, most } = loan;
  const oldest = oldestFinanced(loan, yearIn(now, timeZone));
  const terms = { rate: format.number(annualRate, 2), count: years };
  const money = exactMoney(locale, currency);
  const basis = [
    t("budget.financed", terms),
    ...(fees > 0 ? [t("budget.fee", { fee: money(fees) })] : []),
    ...(monthlyFees > 0 ? [t("budget.monthlyFee", { fee: money(monthlyFees) })] : []),
    t("budget.bounds", { least: money(least), most: money(most) }),
    ...(oldest === null ? [] : [t("budget.oldest", { year: String(oldest) })]),
  ];
  return { loan, total: t("budget.totalFinanced"), basis: basis.join(" ") };
}
