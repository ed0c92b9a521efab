/** How often a repayment falls due, with the number of payments in a year (FIN-16). */
export const PAYMENTS_PER_YEAR = { week: 52, fortnight: 26, month: 12 } as const;

/** A key of {@link PAYMENTS_PER_YEAR}. */
export type Frequency = keyof typeof PAYMENTS_PER_YEAR;

/** The frequencies in the order a shopper chooses from. */
export const FREQUENCIES: readonly Frequency[] = ["week", "fortnight", "month"];

/** The frequency a text names; null for anything else. */
export function frequencyOf(text: string | null): Frequency | null {
  return FREQUENCIES.find((frequency) => frequency === text) ?? null;
}
