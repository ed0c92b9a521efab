import { moneyFormat } from "~/domain/money/money-format";

/** How one site writes numbers: everything through `Intl` in the site's locale. */
export interface Formatter {
  /** Whole currency units with symbol and separators: `$38,990`. Rounds half away from zero. */
  money(amount: number): string;
  /** With exactly so many decimals where that is said: `19.0`, else with as many as it has, three at most. */
  number(value: number, decimals?: number): string;
  /** Distance on the odometer, of kilometres, in the site's unit: `38,410 km`, `23,867 mi`. */
  km(value: number): string;
  date(value: Date): string;
}

/** What odometers are shown in: its name for `Intl`, and how many kilometres it is. */
export interface OdometerUnit {
  readonly unit: "kilometer" | "mile";
  readonly km: number;
}

const KILOMETRES: OdometerUnit = { unit: "kilometer", km: 1 };
const formatters = new Map<string, Formatter>();

/**
 * The formatter of a locale, currency and time zone; made once, because `Intl` objects are slow to construct.
 * @param locale BCP 47 tag, `en-AU`
 * @param currency ISO 4217 code, `AUD`
 * @param timeZone IANA zone in which dates are shown
 * @param odometer what odometers are shown in
 */
export function formatterFor(
  locale: string,
  currency: string,
  timeZone: string,
  odometer: OdometerUnit = KILOMETRES,
): Formatter {
  const key = `${locale}|${currency}|${timeZone}|${odometer.unit}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = createFormatter(locale, currency, timeZone, odometer);
  formatters.set(key, made);
  return made;
}

const decimalFormats = new Map<string, Intl.NumberFormat>();

function withDecimals(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale}|${String(decimals)}`;
  const known = decimalFormats.get(key) ?? new Intl.NumberFormat(locale, exactly(decimals));
  decimalFormats.set(key, known);
  return known;
}

function exactly(decimals: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
}

function createFormatter(
  locale: string,
  currency: string,
  timeZone: string,
  odometer: OdometerUnit,
): Formatter {
  const number = new Intl.NumberFormat(locale);
  const km = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: odometer.unit,
    maximumFractionDigits: 0,
  });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone });
  return {
    money: moneyFormat(locale, currency, 0),
    number: (value, decimals) =>
      (decimals === undefined ? number : withDecimals(locale, decimals)).format(value),
    km: (value) => km.format(value / odometer.km),
    date: (value) => date.format(value),
  };
}
