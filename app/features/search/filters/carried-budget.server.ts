import { BUDGET_PARAMETER, NO_BUDGET, readBudget, saysBudget } from "~/domain/pricing/budget-address";
import { budgetPrice } from "~/domain/pricing/budget";
import { budgetLoan } from "~/domain/pricing/budget-loan";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { exactMoney } from "~/domain/money/money-format";
import type { Listing } from "~/features/search/results/listing.server";
import { isOfBudget, type SearchUrlContext } from "~/features/search/address/url-context";

/** The budget in an address, with the prices it leads to; nothing for one that this site's form does not write. */
export function carriedBudget(params: URLSearchParams, config: SiteConfig): Pick<SearchUrlContext, "budget"> {
  const value = params.get(BUDGET_PARAMETER);
  if (value === null || !config.budget.enabled) return {};
  if (value === NO_BUDGET) return { budget: { value, price: "" } };
  const asked = readBudget(value);
  if (asked === null || !saysBudget(asked)) return {};
  const price = budgetPrice(asked, config.budget.minPrice, budgetLoan(config));
  return price === null ? {} : { budget: { value, price } };
}

/**
 * What the page says of the budget that led to it: what was asked for, and that the repayments on the cards are without
 * the deposit. Null without a budget, and once other prices are chosen.
 */
export function budgetNote({ config, query, urls: { budget }, t }: Listing): string | null {
  if (budget === undefined || !isOfBudget(query, budget)) return null;
  const asked = readBudget(budget.value);
  if (asked === null) return t("askedBudget.none");
  const money = exactMoney(config.site.locale, config.site.currency);
  const amounts = { repayment: money(asked.repayment), deposit: money(asked.deposit) };
  const cards = budgetLoan(config) === null ? "cardsWithInterest" : "cards";
  return [t(`askedBudget.${asked.period}`, amounts), t(`askedBudget.${cards}`)].join(" ");
}
