import { KNOWN_MODELS } from "../../../make/known-models";
import { compactText } from "../../text";
import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";

const KNOWN: ReadonlyMap<string, string> = new Map(KNOWN_MODELS.map((name) => [compactText(name), name]));
/** A word so short is a part of too many others to be looked for: "Y", "3". */
const SHORT = /^(?:\p{L}|\d{1,2}|model|class|series|\p{L}-class|\d-series)$/u;
const MOST_WORDS = 2;

/**
 * "Tesla Model Y", "Mazda 6" where there is a Tesla and no such model: told, because its letter would find others. What is
 * here was read as a model before.
 */
export function withShortModelsApart(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
): readonly PlacedReading[] {
  return read.flatMap((one, at) => {
    const make = makeOfReading(read[at - 1]) ?? makeOfReading(read[at - 2]);
    if (make === null || one.kind !== "text") return [one];
    const start = read[at - 1]?.kind === "text" ? (read[at - 1]?.from ?? one.from) : one.from;
    const isKnown = (from: number, end: number) => knownModel(make, all.slice(from, end)) !== null;
    const next = read[at + 1];
    const isPart =
      isKnown(one.from, one.end) ||
      isKnown(start, one.end) ||
      (next?.kind === "text" && next.from === one.end && isKnown(one.from, next.end));
    return [isPart ? { kind: "aside", from: one.from, end: one.end } : one];
  });
}

/** The model that a few short words behind a make name; null for none. */
function knownModel(make: string, words: readonly Lexeme[]): string | null {
  if (words.length === 0 || words.length > MOST_WORDS || !words.every(({ key }) => SHORT.test(key)))
    return null;
  return KNOWN.get(compactText(make + words.map(({ key }) => key).join(""))) ?? null;
}

function makeOfReading(one: PlacedReading | undefined): string | null {
  return one?.kind === "values" && one.meaning.attribute === "make" && one.meaning.values.length === 1
    ? (one.meaning.values[0] ?? null)
    : null;
}

/** The models that told words name behind a make that is asked for: "Tesla Model Y" of "model y". */
export function modelsToldOf(aside: string, makes: readonly string[]): readonly string[] {
  return makes.flatMap((make) => KNOWN.get(compactText(make + aside)) ?? []);
}
