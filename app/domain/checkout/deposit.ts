import { currencyDecimals } from "../money/currency-decimals";
import type { Vehicle } from "../vehicle/vehicle";
import type { Money } from "./order";

/**
 * The deposit for a vehicle: its own amount where it names one, else the dealer's (RES-01, RES-04).
 * @returns whole or decimal units of the dealer's currency
 */
export function depositOf(
  { reserve_amount: own }: Pick<Vehicle, "reserve_amount">,
  { deposit }: { readonly deposit: number },
): number {
  return own !== null && own > 0 ? own : deposit;
}

/** An amount in units of a currency as providers count it; fractions of the smallest unit are rounded. */
export function toMinor(amount: number, currency: string): Money {
  return { minor: Math.round(amount * 10 ** currencyDecimals(currency)), currency };
}

/** The same amount in units of its currency. */
export function toUnits({ minor, currency }: Money): number {
  return minor / 10 ** currencyDecimals(currency);
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** The amount that {@link plainAmount} has written; null for any other text, such as a number plate. */
export function readPlainAmount(text: string): Money | null {
  const [, amount, currency] = /^(\d{1,12}(?:\.\d{1,4})?) ([A-Z]{3})$/.exec(text) ?? [];
  if (amount === undefined || currency === undefined || !CURRENCIES.has(currency)) return null;
  return toMinor(Number(amount), currency);
}

/** An amount for dealers, operators and their systems: `1234.50 AUD`. */
export function plainAmount(money: Money): string {
  return `${toUnits(money).toFixed(currencyDecimals(money.currency))} ${money.currency}`;
}
