import { type Frequency, PAYMENTS_PER_YEAR } from "./frequency";

/** What a lender asks for a vehicle each week and month, in cents; null where it says nothing. */
export interface LenderPayments {
  readonly week: number | null;
  readonly month: number | null;
}

/**
 * The lender's own payment at a frequency, whole cents (FIN-51, FIN-52, OPEN-92): its own figure where it gives that
 * one, else a month's is 12/52 or a week's 52/12 of the other; a fortnight is two weeks, else 12/26 of a month.
 */
export function lenderPayment({ week, month }: LenderPayments, frequency: Frequency): number | null {
  if (frequency === "month") return month ?? scaled(week, PAYMENTS_PER_YEAR.week / PAYMENTS_PER_YEAR.month);
  if (frequency === "week") return week ?? scaled(month, PAYMENTS_PER_YEAR.month / PAYMENTS_PER_YEAR.week);
  return scaled(week, 2) ?? scaled(month, PAYMENTS_PER_YEAR.month / PAYMENTS_PER_YEAR.fortnight);
}

/**
 * The period of the lender's figure that its payment at a frequency is a share or a multiple of; null where it is the
 * lender's own at that frequency, or there is none.
 */
export function scaledFrom({ week, month }: LenderPayments, frequency: Frequency): "week" | "month" | null {
  if (frequency === "month") return month === null && week !== null ? "week" : null;
  if (week !== null) return frequency === "week" ? null : "week";
  return month === null ? null : "month";
}

function scaled(cents: number | null, factor: number): number | null {
  return cents === null ? null : Math.round(cents * factor);
}
