import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { BUDGET_PARAMETER, NO_BUDGET, saysBudget, writeBudget } from "~/domain/pricing/budget-address";
import { type Budget, budgetAmount, budgetPrice } from "~/domain/pricing/budget";
import { budgetLoan, oldestFinanced } from "~/domain/pricing/budget-loan";
import { yearIn } from "~/domain/time/year-in";
import { CAR_TYPES } from "~/domain/vehicle/vehicle";
import { stockPath } from "~/paths";
import { services } from "~/services.server";
import { requireSite } from "~/request/site-context.server";

/**
 * The target of the budget form (BUDG-04 to BUDG-10): works out the price a budget buys and leads to the listing of
 * vehicles up to it that have a repayment to show. The address names the budget where the listing has to explain it.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const config = await requireSite(request);
  const { searchParams } = new URL(request.url);
  const budget: Budget = {
    period: searchParams.get("period") === "monthly" ? "monthly" : "weekly",
    repayment: budgetAmount(searchParams.get("repayment")),
    deposit: budgetAmount(searchParams.get("deposit")),
  };
  const loan = budgetLoan(config);
  const price = budgetPrice(budget, config.budget.minPrice, loan);
  const carTypes = CAR_TYPES.filter((type) => searchParams.getAll("car_type").includes(type));
  if (price === null) return redirect(stockPath({ carTypes, params: { [BUDGET_PARAMETER]: NO_BUDGET } }));
  const { clock } = await services();
  const oldest = oldestFinanced(loan, yearIn(clock.now(), config.site.timeZone));
  const params = {
    "range[price]": price,
    ...(oldest === null ? {} : { "range[year]": `${oldest}:` }),
    ...(saysBudget(budget) ? { [BUDGET_PARAMETER]: writeBudget(budget) } : {}),
  };
  return redirect(stockPath({ carTypes, params }));
}
