import { type Country, readPostcode } from "../country/country";
import { currencyDecimals } from "../money/currency-decimals";
import { MOST_UNITS, typedAmount } from "../money/typed-amount";
import { numberFormat } from "../text/intl-formats";
import { isCalendarDay } from "../time/calendar-day";
import { cleanLine, cleanText, wholeNumber } from "./clean-text";
import { emailAddress } from "./email-address";
import { type FieldChoice, type FieldDefinition, isOptional } from "./field-definition";
import { mayBePhone } from "./phone-digits";

/** What the rules of a dealer's forms depend on besides the form itself. */
export interface FieldRules {
  readonly country: Pick<Country, "postcode">;
  /** ISO 4217: what amounts are in. */
  readonly currency: string;
  /** Today where the dealer is, `2026-11-21`. */
  readonly today: string;
  /** The dealer's `forms.daysAhead`, and the last day that leaves for a visit. */
  readonly ahead: VisitHorizon;
  /** Choices that come from the dealer, by field. */
  readonly choices: Readonly<Record<string, readonly FieldChoice[]>>;
  /** A number somebody can call, in international form; null for anything else. */
  phone(text: string): string | null;
  /** Whether such a number may get text messages; false of a landline. */
  getsTexts(number: string): boolean;
}

/** How far ahead a shopper may ask for a day. */
export interface VisitHorizon {
  readonly days: number;
  /** `2027-11-21`. */
  readonly last: string;
}

/** What of a question decides how its answer is read. */
export type AskedField = Pick<
  FieldDefinition,
  "name" | "control" | "optional" | "maxLength" | "choices" | "notZero"
> & {
  /** Empty, as all are that could be answered in its place. */
  readonly missing?: true;
  /** A number that text messages are asked for at. */
  readonly texts?: true;
};

/** An answer in the form it is kept in, or the copy key of what is wrong with it. */
export type ReadField =
  | { readonly value: string }
  | { readonly problem: string; readonly values?: Readonly<Record<string, string | number>> };

/** Controls whose own rule refuses every long answer, so that a length limit is not needed. */
export const SELF_LIMITING: ReadonlySet<FieldDefinition["control"]> = new Set([
  "postcode",
  "choice",
  "select",
  "time",
]);
/** Controls that take a number and nothing else. */
const NUMBERS: ReadonlySet<FieldDefinition["control"]> = new Set(["number", "money", "km"]);
/** What an odometer of seven digits can show. */
const MOST_KM = 9_999_999;
/** Oldest and youngest that can sign a loan. */
const OLDEST_YEARS = 110;
const YOUNGEST_YEARS = 18;

/**
 * Reads what was typed into a field. An optional field left empty is an empty text. Both sides read with it: the server
 * when a form is sent, the browser when a field is left. No library is in it, so that a browser can load it.
 */
export function readField(field: AskedField, typed: string, rules: FieldRules): ReadField {
  const text = field.control === "message" ? cleanText(typed) : cleanLine(typed);
  if (text === "") {
    if (field.missing === true) return { problem: "problem.reach" };
    return isOptional(field) ? { value: "" } : { problem: "problem.required" };
  }
  const count = [...text].length;
  if (count <= field.maxLength || SELF_LIMITING.has(field.control)) {
    return READERS[field.control](text, field, rules);
  }
  // Words in the place of a number are not too long: they are no number.
  const read = NUMBERS.has(field.control) ? READERS[field.control](text, field, rules) : null;
  return read !== null && "problem" in read
    ? read
    : { problem: "problem.tooLong", values: { max: field.maxLength, count } };
}

/** The choices of a field: its own, or those the dealer gives. */
export function choiceValues(field: AskedField, rules: Pick<FieldRules, "choices">): readonly string[] {
  return field.choices ?? rules.choices[field.name]?.map(({ value }) => value) ?? [];
}

type Reader = (text: string, field: AskedField, rules: FieldRules) => ReadField;

const asIs: Reader = (text) => ({ value: text });
const chosen: Reader = (text, field, rules) =>
  choiceValues(field, rules).includes(text) ? { value: text } : { problem: "problem.choice" };
const or = (value: string | number | null, problem: string): ReadField =>
  value === null ? { problem } : { value: String(value) };

const READERS: Readonly<Record<FieldDefinition["control"], Reader>> = {
  text: asIs,
  message: asIs,
  file: asIs,
  photos: asIs,
  // At least one letter of any script, and no address: robots write theirs into every field.
  name: (text) =>
    /\p{L}/u.test(text) && !/:\/\/|www\./i.test(text) ? { value: text } : { problem: "problem.name" },
  email: (text) => or(emailAddress(text), "problem.email"),
  tel: (text, { texts }, { phone, getsTexts }) => {
    const number = mayBePhone(text) ? phone(text) : null;
    if (number !== null && texts === true && !getsTexts(number)) return { problem: "problem.mobile" };
    return or(number, "problem.phone");
  },
  postcode: (text, _, { country }) => or(readPostcode(country, text), country.postcode.messageKey),
  choice: chosen,
  select: chosen,
  time: chosen,
  number: (text) => whole(text, MOST_UNITS, "problem.number"),
  money: (text, { notZero }, { currency }) => money(text, currency, notZero === true),
  km: (text) => whole(text, MOST_KM, "problem.kms"),
  rego: (text) =>
    /^[\p{L}\p{N} -]{1,10}$/u.test(text) ? { value: text.toUpperCase() } : { problem: "problem.rego" },
  vin: (text) =>
    /^[A-HJ-NPR-Z0-9]{11,17}$/i.test(text) ? { value: text.toUpperCase() } : { problem: "problem.vin" },
  date: (text, _, { today, ahead }) => {
    const day = readDay(text);
    if (day === null) return { problem: "problem.date" };
    if (day > ahead.last) return { problem: "problem.dateFar", values: { max: ahead.days } };
    return day < today ? { problem: "problem.datePast" } : { value: day };
  },
  birthday: (text, _, { today }) => {
    const day = readDay(text);
    if (day === null || day < yearsBefore(today, OLDEST_YEARS)) return { problem: "problem.date" };
    return day > yearsBefore(today, YOUNGEST_YEARS) ? { problem: "problem.adult" } : { value: day };
  },
};

function whole(text: string, most: number, problem: string): ReadField {
  const value = wholeNumber(text);
  return value !== null && value > most ? tooMuch(most) : or(value, problem);
}

/** The highest number that a field takes, as it can be typed. */
function tooMuch(most: number): ReadField {
  return { problem: "problem.most", values: { max: numberFormat("en", {}).format(most) } };
}

/** An amount as it is charged or sent: to the cent. */
function money(text: string, currency: string, notZero: boolean): ReadField {
  const read = typedAmount(text, currency);
  if ("amount" in read && !(notZero && Number(read.amount) === 0)) return { value: read.amount };
  if ("problem" in read && read.problem === "tooMuch") return tooMuch(MOST_UNITS);
  const decimals = currencyDecimals(currency);
  if (decimals === 0) return { problem: "problem.moneyWhole" };
  return "problem" in read && read.problem === "decimals"
    ? { problem: "problem.moneyDecimals", values: { decimals } }
    : { problem: "problem.money" };
}

/** A day as browsers send it, or typed day first where one has no calendar: `21/11/1985`. @returns null for none */
function readDay(text: string): string | null {
  const day = text.replace(
    /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/,
    (_, date: string, month: string, year: string) =>
      [year, month.padStart(2, "0"), date.padStart(2, "0")].join("-"),
  );
  return isCalendarDay(day) ? day : null;
}

function yearsBefore(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
}
