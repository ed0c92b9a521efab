import { isKnownMake } from "../../make/known-makes";
import { makeOf } from "../../make/make-of";
import { type FacetAttribute, type RangeAttribute } from "../attributes";
import type { NumberRange, VehicleQuery } from "../query";
import { compactText } from "../text";
import { cutsWord, lexemes, type Lexeme } from "./lexemes";
import { mendWord } from "./mend-word";
import { ALTERNATIVES, FILLERS, NEGATIONS } from "./name-words";
import { readAmount } from "./read-amount";
import { numberKey, type Meaning, type SearchVocabulary } from "./vocabulary";

/** What a text asks for: conditions first, and the words that nothing is known of. */
export type TextMeaning = Pick<VehicleQuery, "text" | "refinements" | "ranges">;

/** One thing that a stretch of the text says. */
type Reading =
  | { readonly kind: "values"; readonly end: number; readonly meaning: Meaning }
  | {
      readonly kind: "range";
      readonly end: number;
      readonly attribute: RangeAttribute;
      readonly range: NumberRange;
    }
  | { readonly kind: "text" | "filler" | "or"; readonly end: number };
type Placed = Reading & { readonly from: number };

/** The longest names of equipment have five words. */
const MOST_WORDS = 6;
const NEAR: ReadonlySet<string> = new Set(["near", "around", "قرب", "附近"]);

/**
 * Reads a search as a person would mean it: "used hilux under 40k" is a kind of stock, a model and a price. Words that
 * nothing is known of stay text, in their order; so does what is negated, and alternatives that filters cannot hold.
 * @param thisYear ages count from it
 */
export function readMeaning(text: string, vocabulary: SearchVocabulary, thisYear: number): TextMeaning {
  const all = lexemes(text, vocabulary.hanWords);
  const read: Placed[] = [];
  for (let at = 0; at < all.length;) {
    const reading = readAt(all, at, vocabulary, thisYear);
    read.push({ ...reading, from: at });
    at = reading.end;
  }
  return gather(text, all, settleAlternatives(read));
}

function readAt(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary, thisYear: number): Reading {
  const key = all[at]?.key ?? "";
  if (key === "") return { kind: "text", end: at + 1 };
  const phrase = readPhrase(all, at, vocabulary);
  // "4 wheel drive" and "3008" are names before they are numbers.
  if (phrase !== null && all[at]?.amount !== undefined) return phrase;
  const amount = readAmount(all, at, thisYear);
  if (amount?.kind === "seats") return readSeats(amount, vocabulary);
  if (amount !== null && !isCut(all, at, amount.end)) return amount;
  if (NEGATIONS.has(key)) return { kind: "text", end: endOfNegated(all, at + 1, vocabulary) };
  if (NEAR.has(key)) return { kind: "text", end: Math.min(at + 2, all.length) };
  if (phrase !== null) return phrase;
  if (ALTERNATIVES.has(key)) return { kind: "or", end: at + 1 };
  if (FILLERS.has(key)) return { kind: "filler", end: at + 1 };
  // What follows a make that is not here is a model that is not here.
  const isElsewhere = isMakeElsewhere(all, at - 1, vocabulary);
  return (isElsewhere ? null : readMistyped(all, at, vocabulary)) ?? { kind: "text", end: at + 1 };
}

/** "Not a red one": up to the first thing that is named. */
function endOfNegated(all: readonly Lexeme[], from: number, vocabulary: SearchVocabulary): number {
  let at = from;
  while (FILLERS.has(all[at]?.key ?? "") || NEGATIONS.has(all[at]?.key ?? "")) at += 1;
  return readPhrase(all, at, vocabulary)?.end ?? Math.min(at + 1, all.length);
}

/** Whether a stretch begins or ends within a word. */
function isCut(all: readonly Lexeme[], from: number, end: number): boolean {
  return cutsWord(all, from) || cutsWord(all, end);
}

function readSeats(
  { end, range }: { end: number; range: NumberRange },
  { seats }: SearchVocabulary,
): Reading {
  const { min = 0, max = Infinity } = range;
  const values = seats.filter((count) => count >= min && count <= max).map(String);
  return values.length === 0
    ? { kind: "text", end }
    : { kind: "values", end, meaning: { attribute: "seats", values } };
}

/** The longest phrase that is known at one place; its words may be written together or apart. */
function readPhrase(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): Reading | null {
  for (let count = Math.min(MOST_WORDS, all.length - at); count > 0; count -= 1) {
    const key = joined(all, at, count);
    if (key === null || (count > 1 && key.length < 3) || isCut(all, at, at + count)) continue;
    const meaning = lookUp(key, count === 1, vocabulary);
    if (meaning === undefined) continue;
    const end = at + count;
    if (meaning === null) return { kind: "text", end };
    return withNumber(all, { kind: "values", end, meaning }, vocabulary);
  }
  return null;
}

function joined(all: readonly Lexeme[], at: number, count: number): string | null {
  const keys = all.slice(at, at + count).map(({ key }) => key);
  return keys.every((key) => /^[\p{L}\p{N}-]/u.test(key)) ? compactText(keys.join("")) : null;
}

function lookUp(key: string, isAlone: boolean, { phrases }: SearchVocabulary): Meaning | null | undefined {
  const found = phrases.get(key);
  if (found !== undefined || !isAlone || FILLERS.has(key)) return found;
  if (/^.+[^s]s$/u.test(key)) return phrases.get(key.slice(0, -1));
  return /^ال.{3,}/u.test(key) ? phrases.get(key.slice(2)) : undefined;
}

/** "Ford 150" is an F-150. */
function withNumber(
  all: readonly Lexeme[],
  reading: { readonly kind: "values"; readonly end: number; readonly meaning: Meaning },
  { byNumber }: SearchVocabulary,
): Reading {
  const { meaning, end } = reading;
  const [make = ""] = meaning.values;
  const next = all[end];
  if (meaning.attribute !== "make" || next?.amount === undefined || !/^\d{2,3}$/.test(next.raw))
    return reading;
  const model = byNumber.get(numberKey(make, next.raw));
  if (model === undefined || isCut(all, end, end + 1)) return reading;
  return { kind: "values", end: end + 1, meaning: { attribute: "make_model", values: [model] } };
}

function isMakeElsewhere(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): boolean {
  const key = all[at]?.key ?? "";
  return isKnownMake(key) && !isKnown(key, vocabulary) && readMistyped(all, at, vocabulary) === null;
}

/** A word, or two that should be one, with a slip in it. */
function readMistyped(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): Reading | null {
  const next = all[at + 1];
  const isNextKnown = next !== undefined && (isKnown(next.key, vocabulary) || next.amount !== undefined);
  for (const count of isNextKnown || next === undefined ? [1] : [1, 2]) {
    const key = joined(all, at, count);
    if (key === null || isCut(all, at, at + count)) continue;
    const meaning = onlyMeaning(mendWord(key, vocabulary.mendable), vocabulary);
    if (meaning !== null) return { kind: "values", end: at + count, meaning };
  }
  return null;
}

/** Several spellings may be equally near as long as they mean one thing. */
function onlyMeaning(names: readonly string[], { phrases }: SearchVocabulary): Meaning | null {
  const [first, ...others] = names.map((name) => phrases.get(name) ?? null);
  const isSame = (one: Meaning | null) =>
    one?.attribute === first?.attribute && String(one?.values) === String(first?.values);
  return first !== undefined && others.every(isSame) ? first : null;
}

function isKnown(key: string, vocabulary: SearchVocabulary): boolean {
  return (
    FILLERS.has(key) ||
    ALTERNATIVES.has(key) ||
    NEGATIONS.has(key) ||
    lookUp(key, true, vocabulary) !== undefined
  );
}

/** "Black or white" are values of one filter; alternatives of two filters cannot be asked for, and stay text. */
function settleAlternatives(read: readonly Placed[]): readonly Placed[] {
  const asText = new Set<number>();
  for (const [at, { kind }] of read.entries()) {
    const [one, other] = [read[at - 1], read[at + 1]];
    if (kind !== "or" || one === undefined || other === undefined) continue;
    if (one.kind === "values" && other.kind === "values" && one.meaning.attribute === other.meaning.attribute)
      continue;
    for (const index of [at - 1, at, at + 1]) asText.add(index);
  }
  return read.map((reading, at) =>
    asText.has(at) ? { kind: "text", from: reading.from, end: reading.end } : reading,
  );
}

function gather(text: string, all: readonly Lexeme[], read: readonly Placed[]): TextMeaning {
  const refinements: Partial<Record<FacetAttribute, readonly string[]>> = {};
  const ranges: Partial<Record<RangeAttribute, NumberRange>> = {};
  const left: Placed[] = [];
  let isUnderstood = false;
  for (const reading of read) {
    if (reading.kind === "values") {
      const { attribute, values } = reading.meaning;
      isUnderstood = true;
      if (values.length === 0) continue;
      refinements[attribute] = [...new Set([...(refinements[attribute] ?? []), ...values])];
    } else if (reading.kind === "range") {
      const both = together(ranges[reading.attribute], reading.range);
      if (both === null) left.push(reading);
      else ranges[reading.attribute] = both;
      isUnderstood ||= both !== null;
    } else if (reading.kind === "text") left.push(reading);
  }
  if (!isUnderstood) return { text, refinements, ranges };
  return { text: written(all, left), refinements, ranges };
}

/** "Over 20k under 40k" is one range; two that do not fit together are not. */
function together(one: NumberRange | undefined, other: NumberRange): NumberRange | null {
  if (one === undefined) return other;
  const isClash = (end: "min" | "max") =>
    one[end] !== undefined && other[end] !== undefined && one[end] !== other[end];
  if (isClash("min") || isClash("max")) return null;
  const { min = 0, max = Infinity } = { ...one, ...other };
  return min > max ? null : { ...one, ...other };
}

function written(all: readonly Lexeme[], left: readonly Placed[]): string {
  return left
    .flatMap(({ from, end }) => all.slice(from, end).map((lexeme, at) => ({ ...lexeme, isFirst: at === 0 })))
    .map(({ raw, isGlued, isFirst }) => (isGlued && !isFirst ? raw : ` ${raw}`))
    .join("")
    .trim();
}

/**
 * A query with its words read: what they ask for takes the place of what was chosen of the same kind, everything else
 * stays. The same object where nothing is understood.
 * @param thisYear ages count from it
 */
export function queryAsMeant(
  query: VehicleQuery,
  vocabulary: SearchVocabulary,
  thisYear: number,
): VehicleQuery {
  const meant = readMeaning(query.text, vocabulary, thisYear);
  if (meant.text === query.text) return query;
  const kept = { ...query.refinements };
  if (meant.refinements.make ?? meant.refinements.make_model) {
    for (const attribute of ["make", "make_model", "model", "badge"] as const)
      Reflect.deleteProperty(kept, attribute);
  }
  const refinements = withoutImplied({ ...kept, ...meant.refinements }, vocabulary.makes);
  return { ...query, text: meant.text, refinements, ranges: { ...query.ranges, ...meant.ranges } };
}

/** "Toyota Hilux" asks for the model alone: its make goes without saying. */
function withoutImplied(refinements: VehicleQuery["refinements"], makes: readonly string[]) {
  const { make, make_model: models, ...rest } = refinements;
  if (!make || !models) return refinements;
  const isImplied = make.every((one) => models.some((model) => makeOf(model, makes) === one));
  return isImplied ? { ...rest, make_model: models } : refinements;
}
