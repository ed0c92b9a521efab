import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { type Budget, budgetAmount, budgetEstimate, budgetRange } from "~/domain/pricing/budget";
import { budgetLoan } from "~/domain/pricing/budget-loan";
import { CAR_TYPES } from "~/domain/vehicle/vehicle";
import { stockPath } from "~/paths";
import { requireSite } from "~/site-context.server";

/** The budget form's target (BUDG-04 to BUDG-10): works the amount out and opens the listing it pays for. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const config = await requireSite(request);
  const { searchParams } = new URL(request.url);
  const budget: Budget = {
    period: searchParams.get("period") === "monthly" ? "monthly" : "weekly",
    repayment: budgetAmount(searchParams.get("repayment")),
    deposit: budgetAmount(searchParams.get("deposit")),
  };
  const estimate = budgetEstimate(budget, budgetLoan(config));
  const carTypes = CAR_TYPES.filter((type) => searchParams.getAll("car_type").includes(type));
  return redirect(
    stockPath({ carTypes, params: { "range[price]": budgetRange(estimate, config.budget.minPrice) } }),
  );
}
