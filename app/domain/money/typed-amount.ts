import { numberFormat } from "../text/intl-formats";
import { currencyDecimals } from "./currency-decimals";
import { plainDigits } from "./plain-digits";

/**
 * An amount as it was typed: in units of its currency, with all decimals of the currency or none (`1234.50`, `99`).
 * `decimals`: it has more than the currency has; `tooMuch`: it has more than {@link MOST_UNITS}; `unreadable`: it can be no
 * amount, or two different ones.
 */
export type TypedAmount =
  | { readonly amount: string }
  | { readonly problem: "decimals" | "tooMuch" | "unreadable" };

/** The most whole units that an amount can have. */
export const MOST_UNITS = 999_999_999;

const UNREADABLE: TypedAmount = { problem: "unreadable" };
/** Longer is no amount, whatever it is; this keeps the patterns below quick. */
const LONGEST = 40;
/** Whole units, in groups of three or in none, and what comes after the point. */
const AMOUNT = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.(\d+))?$/;

/**
 * Reads an amount to the smallest unit: `1,234.56`, `$ 1 234`, `10.5`, full-width and Arabic digits. What another
 * country would read as another amount, such as `1,23` and `1.234,56`, is refused; so are signs and exponents.
 * @param currency ISO 4217: its decimals and signs
 */
export function typedAmount(text: string, currency: string): TypedAmount {
  if (text.length > LONGEST) return UNREADABLE;
  const bare = withoutSign(plainDigits(text), currency);
  const [, grouped, fraction] = AMOUNT.exec(bare) ?? [];
  if (grouped === undefined) return UNREADABLE;
  const units = grouped.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  if (Number(units) > MOST_UNITS) return { problem: "tooMuch" };
  const decimals = currencyDecimals(currency);
  if (fraction === undefined) return { amount: units };
  if (fraction.length > decimals) return { problem: "decimals" };
  return { amount: /^0*$/.test(fraction) ? units : `${units}.${fraction.padEnd(decimals, "0")}` };
}

/** Without the currency's own sign or code at the beginning or the end. */
function withoutSign(text: string, currency: string): string {
  const upper = text.toUpperCase();
  for (const sign of signsOf(currency)) {
    if (upper.startsWith(sign)) return text.slice(sign.length).trimStart();
    if (upper.endsWith(sign)) return text.slice(0, -sign.length).trimEnd();
  }
  return text;
}

/** `AUD`, `A$`, `$`: longest first. */
function signsOf(currency: string): readonly string[] {
  const shown = (["symbol", "narrowSymbol"] as const).map((currencyDisplay) => {
    const parts = numberFormat("en", { style: "currency", currency, currencyDisplay }).formatToParts(0);
    return parts.find(({ type }) => type === "currency")?.value ?? currency;
  });
  return [currency, ...shown];
}
