import * as z from "zod";
import { moneyAmount } from "./shapes";

const presets = Array.from({ length: 14 }, (_, step) => (step + 1) * 5_000);

/** Search by repayment. Amounts are whole units of the site's currency. */
export const budgetSchema = z
  .strictObject({
    enabled: z.boolean().default(false).describe("Shows the budget search (BUDG-01)"),
    method: z
      .enum(["simple", "financed"])
      .default("simple")
      .describe(
        "simple: repayments over five years plus the deposit, said to be before interest (BUDG-04); financed: the price the repayments pay off at the rate, term and fee of `finance`",
      ),
    minPrice: moneyAmount
      .default(1_000)
      .describe(
        "The budget search lists prices from this on, or from the lowest that has a repayment to show where that is more (BUDG-08)",
      ),
    moneyPresets: z.array(moneyAmount).default(presets).describe("Amounts offered in lists (BUDG-15)"),
    defaultMonthly: moneyAmount.max(1_000_000).default(600).describe("Monthly repayment at first (BUDG-05)"),
    defaultWeekly: moneyAmount.max(1_000_000).default(200).describe("Weekly repayment at first (BUDG-06)"),
    defaultDeposit: moneyAmount.max(1_000_000).default(2_000).describe("Deposit at first (BUDG-07)"),
  })
  .prefault({});
