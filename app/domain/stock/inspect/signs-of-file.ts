import type { CellReading } from "../cell-transforms";
import type { Gallon } from "../cells/consumption";
import type { DistanceUnit } from "../../country/distance-unit";
import { columnName } from "./column-name";
import type { ColumnProfile } from "./column-profile";
import { isBuiltInUs, isVin } from "./vin";

/** Whose feed it is, as far as its words are concerned. */
export interface Dealer {
  /** Two letters, small. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  /** In what its site shows odometers; of its country without it. */
  readonly distanceUnit?: DistanceUnit;
}

/** Countries by the currency of a file that names one. */
const COUNTRIES: Readonly<Record<string, string>> = {
  AUD: "au",
  NZD: "nz",
  USD: "us",
  CAD: "ca",
  GBP: "gb",
  EUR: "de",
  SEK: "se",
  NOK: "no",
  DKK: "dk",
  CHF: "ch",
  ZAR: "za",
};
const CODE =
  /\d\s*(AUD|NZD|USD|CAD|GBP|EUR|SEK|NOK|DKK|CHF|ZAR)\b|\b(AUD|NZD|USD|CAD|GBP|EUR|SEK|NOK|DKK|CHF|ZAR)\s*\d/;
const SIGNS: Readonly<Record<string, string>> = { "£": "GBP", "€": "EUR" };
const LOOKED_AT = 200;

/** The currency that a file's prices name, by code or a sign that only one country has; null where none does. */
export function currencyIn(columns: readonly ColumnProfile[]): string | null {
  const counts = new Map<string, number>();
  for (const column of columns) {
    const isCurrency = isCurrencyColumn(column);
    for (const text of column.sample.slice(0, LOOKED_AT)) {
      if (text.length > 30) continue;
      const [, after, before] = CODE.exec(isCurrency ? `1 ${text.toUpperCase()}` : text) ?? [];
      const sign = /[£€](?=\s*\d)|(?<=\d\s*)[£€]/.exec(text)?.[0];
      const currency = after ?? before ?? (sign === undefined ? undefined : SIGNS[sign]);
      if (currency !== undefined) counts.set(currency, (counts.get(currency) ?? 0) + 1);
    }
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? null;
}

/** Whether a column says nothing but in which currency its row counts. */
export function isCurrencyColumn({ name, words, hasAllWords }: ColumnProfile): boolean {
  return (
    columnName(name).words.some((word) => /^currency(?:code)?$/.test(word)) &&
    hasAllWords &&
    words.size > 0 &&
    [...words.keys()].every((word) => /^(?:[A-Z]{3}|(?:[A-Z]{1,2})?\$|[£€])$/i.test(word))
  );
}

/** How the cells of a file are read before a dealer is known: by the country that its prices name. */
export function readingOf(dealer: Dealer | null, columns: readonly ColumnProfile[]): CellReading {
  const named = currencyIn(columns);
  const guess = named === null ? (isUsStock(columns) ? "us" : "") : (COUNTRIES[named] ?? "");
  const country = dealer?.country ?? guess;
  const usual = Object.entries(COUNTRIES).find(([, code]) => code === country)?.[0];
  return {
    currency: dealer?.currency ?? named ?? usual ?? "AUD",
    country,
    distanceUnit: dealer?.distanceUnit ?? "km",
    moneyInCents: false,
  };
}

/** Whether at least a third of the VINs are of vehicles built in the United States: nowhere else are there so many. */
function isUsStock(columns: readonly ColumnProfile[]): boolean {
  return columns.some(({ sample }) => {
    const vins = sample.filter(isVin);
    return vins.length > sample.length / 2 && vins.filter(isBuiltInUs).length > vins.length / 3;
  });
}

/** In what a file counts distances, and what says so. */
export interface DistanceSign {
  readonly unit: DistanceUnit;
  readonly why: string;
  /** Whether a person should look, since little speaks for it. */
  readonly isUnsure: boolean;
}

/**
 * The unit of bare distances: by the column's own name, its cells, its neighbours, the dealer's site, the country and the
 * currency, in this order.
 */
export function distancesIn(
  column: ColumnProfile | null,
  columns: readonly ColumnProfile[],
  { country, currency, distanceUnit }: Pick<CellReading, "country" | "currency" | "distanceUnit">,
): DistanceSign {
  const found = column === null ? null : (byName(column) ?? byUnitColumn(column, columns) ?? byCells(column));
  if (found !== null) return { ...found, isUnsure: false };
  const mpg = columns.find(({ name }) => columnName(name).words.includes("mpg"));
  if (mpg !== undefined)
    return { unit: "mi", why: `the file counts miles per gallon (\`${mpg.name}\`)`, isUnsure: false };
  if (distanceUnit === "mi") return { unit: "mi", why: "the dealer's site counts miles", isUnsure: false };
  const counting = [country, COUNTRIES[currency] ?? ""].find((one) => MILES_COUNTRIES.has(one));
  const isMileage = column !== null && columnName(column.name).whole.includes("mileage");
  if (counting !== undefined)
    return { unit: "mi", why: `they count miles in "${counting}"`, isUnsure: false };
  if (isMileage)
    return {
      unit: "km",
      why: `nothing in the file says miles, but the column is \`${column.name}\``,
      isUnsure: true,
    };
  return {
    unit: "km",
    why: column === null ? "there is no odometer" : "nothing says otherwise",
    isUnsure: false,
  };
}

/** Whether a file that counts miles may be of another country than the dealer's, and of another currency. */
export function isOfElsewhere(columns: readonly ColumnProfile[], { country }: CellReading): boolean {
  return !MILES_COUNTRIES.has(country) && currencyIn(columns) === null;
}

const MILES_COUNTRIES: ReadonlySet<string> = new Set(["us", "gb"]);
type Found = Pick<DistanceSign, "unit" | "why">;

function byName({ name }: ColumnProfile): Found | null {
  const { words } = columnName(name);
  if (words.some((word) => /^(?:kms?|kilomet)/.test(word)))
    return { unit: "km", why: `the name \`${name}\`` };
  return words.some((word) => /^(?:mi|miles?)$/.test(word))
    ? { unit: "mi", why: `the name \`${name}\`` }
    : null;
}

/** A column beside it that only says the unit: `mileage.unit`. */
export function unitColumnOf(
  column: ColumnProfile,
  columns: readonly ColumnProfile[],
): ColumnProfile | undefined {
  const { last } = columnName(column.name);
  return columns.find((other) => {
    const { whole, words } = columnName(other.name);
    return other !== column && words.some((word) => /^units?$/.test(word)) && whole.startsWith(last);
  });
}

function byUnitColumn(column: ColumnProfile, columns: readonly ColumnProfile[]): Found | null {
  const unit = unitColumnOf(column, columns);
  if (unit === undefined || unit.words.size !== 1) return null;
  const [word = ""] = unit.words.keys();
  const why = `\`${unit.name}\` says "${word}"`;
  return /^mi/i.test(word) ? { unit: "mi", why } : /^k/i.test(word) ? { unit: "km", why } : null;
}

function byCells({ sample }: ColumnProfile): Found | null {
  const named = (unit: RegExp) => sample.filter((text) => unit.test(text)).length;
  const [miles, kilometres] = [named(/\d\s*mi(?:les?)?\b/i), named(/\d\s*k(?:m|ilomet)/i)];
  if (Math.max(miles, kilometres) < sample.length / 20 || miles + kilometres === 0) return null;
  return miles > kilometres
    ? { unit: "mi", why: "its cells say miles" }
    : { unit: "km", why: "its cells say km" };
}

/** Whose gallon a file counts miles by: the American one where the dealer, the prices or the chassis numbers are of there. */
export function gallonOf({ country }: CellReading, columns: readonly ColumnProfile[]): Gallon {
  return country === "us" || isUsStock(columns) ? "US" : "UK";
}

/** Whether prices are cents: all of them whole, nearly all ending in two noughts, and far too high for cars. */
export function isInCents({ name, sample }: ColumnProfile): boolean {
  if (columnName(name).words.includes("cents")) return true;
  const numbers = sample.filter((text) => /^\d+$/.test(text)).map(Number);
  if (numbers.length < 5 || numbers.length < sample.length * 0.9) return false;
  const middle = numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
  return middle > 700_000 && numbers.filter((amount) => amount % 100 === 0).length > numbers.length * 0.98;
}
