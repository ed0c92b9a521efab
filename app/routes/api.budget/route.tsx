import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import {
  type Budget,
  budgetAmount,
  budgetEstimate,
  budgetRange,
  isBudgetAmount,
} from "~/domain/pricing/budget";
import { budgetLoan } from "~/domain/pricing/budget-loan";
import { yearIn } from "~/domain/time/year-in";
import { CAR_TYPES } from "~/domain/vehicle/vehicle";
import { stockPath } from "~/paths";
import { services } from "~/services.server";
import { requireSite } from "~/site-context.server";

/**
 * The budget form's target (BUDG-04 to BUDG-10): works the amount out and opens the listing it pays for, of vehicles
 * that a repayment is named for.
 * @throws a 400 Response for what is no amount
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const config = await requireSite(request);
  const { searchParams } = new URL(request.url);
  const [repayment, deposit] = [searchParams.get("repayment"), searchParams.get("deposit")];
  if (!isBudgetAmount(repayment) || !isBudgetAmount(deposit))
    throw new Response(null, { status: 400, headers: { "Cache-Control": "no-store" } });
  const budget: Budget = {
    period: searchParams.get("period") === "monthly" ? "monthly" : "weekly",
    repayment: budgetAmount(repayment),
    deposit: budgetAmount(deposit),
  };
  const loan = budgetLoan(config);
  const price = budgetRange(budgetEstimate(budget, loan), config.budget.minPrice, loan);
  const oldest = await oldestYear(loan?.maxAgeYears ?? null, config.site.timeZone);
  const params = { "range[price]": price, ...(oldest === null ? {} : { "range[year]": `${oldest}:` }) };
  const carTypes = CAR_TYPES.filter((type) => searchParams.getAll("car_type").includes(type));
  return redirect(stockPath({ carTypes, params }));
}

/** The oldest year the lender finances: newer than so many years ago (FIN-04); null for any. */
async function oldestYear(maxAgeYears: number | null, timeZone: string): Promise<number | null> {
  if (maxAgeYears === null) return null;
  const { clock } = await services();
  return yearIn(clock.now(), timeZone) - maxAgeYears + 1;
}

/** Makes a refusal a page: root tells of it in the dealer's look. */
export default function BudgetRoute() {
  return null;
}
