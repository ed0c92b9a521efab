import { REPAYMENT_PERIODS } from "~/domain/pricing/budget";
import type { BlockContext } from "./block-context";
import type { BlockOf } from "./block-of";
import { lowestPrices } from "./home-stock";
import type { HomeBlockView } from "./home-view";

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
