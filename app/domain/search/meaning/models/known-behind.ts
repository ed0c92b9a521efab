import {
  isOrdinaryName,
  KNOWN_MODEL_MAKES,
  KNOWN_MODELS,
  knownModelCalled,
} from "../../../make/known-models";
import { compactText } from "../../text";
import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";

/** A shorter name could be anything. */
const LEAST_LETTERS = 3;
/** By the name without its make, where it is one make's alone and no ordinary word; with its make as well. */
const KNOWN_ALONE: ReadonlyMap<string, readonly string[]> = new Map([
  ...KNOWN_MODELS.map((name) => [compactText(name), [name]] as const),
  ...alone(),
]);

function alone(): readonly (readonly [string, readonly string[]])[] {
  const byName = new Map<string, string[]>();
  for (const full of KNOWN_MODELS) {
    const make = KNOWN_MODEL_MAKES.find((one) => full.startsWith(`${one} `)) ?? "";
    const key = compactText(full.slice(make.length));
    if (key.length >= LEAST_LETTERS && !isOrdinaryName(full) && /\p{L}/u.test(key))
      byName.set(key, [...(byName.get(key) ?? []), full]);
  }
  return [...byName].filter(([, names]) => names.length === 1);
}
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
    // "Merc A class", "Merc S class": its letter is an article elsewhere, and the end of a plural.
    const article = /^[a-z]$/u.test(all[one.from - 1]?.key ?? "") ? one.from - 1 : one.from;
    const isWhole = !isPart && article < one.from && isKnown(article, one.end);
    return [isPart || isWhole ? { kind: "aside", from: isWhole ? article : one.from, end: one.end } : one];
  });
}

/** What Latin letters and "class" are called in other scripts. */
const IN_LATIN: ReadonlyMap<string, string> = new Map([
  ...["كلاس", "级"].map((word) => [word, "class"] as const),
  ...([
    ["ايه", "a"],
    ["بي", "b"],
    ["سي", "c"],
    ["اي", "e"],
    ["جي", "g"],
    ["اس", "s"],
  ] as const),
]);

/** The model that a few short words behind a make name; null for none. */
function knownModel(make: string, words: readonly Lexeme[]): string | null {
  const keys = words.map(({ key }) => IN_LATIN.get(key) ?? key);
  if (keys.length === 0 || keys.length > MOST_WORDS || !keys.every((key) => SHORT.test(key))) return null;
  return knownModelCalled(make + keys.join(""));
}

function makeOfReading(one: PlacedReading | undefined): string | null {
  return one?.kind === "values" && one.meaning.attribute === "make" && one.meaning.values.length === 1
    ? (one.meaning.values[0] ?? null)
    : null;
}

/** The longest names have three words: "Land Rover Discovery Sport" without its make has two. */
const MOST_NAMED = 3;

/**
 * Words that no filter holds as the models they name that are not here, "Tesla Model Y" of "model y white interior" beside
 * Teslas and "Toyota Aqua" of "aqua", and the others. Where nobody sells cars they are what shall tow something.
 * @param chosen the makes that are asked for
 * @param here the makes and models that there are
 */
export function modelsApart(
  aside: string,
  chosen: readonly string[],
  here: { readonly makes: readonly string[]; readonly makeModels: readonly string[] },
): { readonly names: readonly string[]; readonly rest: string } {
  const isHere = new Set(here.makeModels.map(compactText));
  if (!here.makes.some((make) => KNOWN_MODEL_MAKES.includes(make))) return { names: [], rest: aside };
  const words = aside.split(" ");
  const names = new Set<string>();
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const [name, count] = nameAt(words, at, chosen) ?? [null, 1];
    if (name === null || isHere.has(compactText(name))) rest.push(...words.slice(at, at + count));
    else names.add(name);
    at += count;
  }
  return { names: [...names], rest: rest.join(" ") };
}

/** The longest model that is named at one place, and of how many words. */
function nameAt(
  words: readonly string[],
  at: number,
  chosen: readonly string[],
): readonly [string, number] | null {
  for (let count = Math.min(MOST_NAMED, words.length - at); count > 0; count -= 1) {
    const key = compactText(words.slice(at, at + count).join(""));
    const behind = chosen.flatMap((make) => knownModelCalled(make + key) ?? []);
    const [name] = behind.length > 0 ? behind : (KNOWN_ALONE.get(key) ?? []);
    if (name !== undefined) return [name, count];
  }
  return null;
}
