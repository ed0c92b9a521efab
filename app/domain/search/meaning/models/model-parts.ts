import { isKnownModel } from "../../../make/known-models";
import { makeOf } from "../../../make/make-of";
import { compactText } from "../../text";
import { FILLERS, LEFT_ALONE } from "../name-words";
import type { StockValues } from "../stock-concepts";

/** A shorter part could be anything. */
const LEAST_LETTERS = 4;
/** Without a vowel nothing else is said: "NPR". */
const NO_WORD = /^[bcdfghjklmnpqrstvwxz]{3}$/u;
/** "Lotus off road" is no Lotus Off Grid. */
const ENDS_NOTHING = "off on for the all over up out to at by de la".split(" ");
const LEFT: ReadonlySet<string> = new Set(LEFT_ALONE.filter((word) => word !== "model"));
const ORDINARY: ReadonlySet<string> = new Set([...LEFT_ALONE, ...FILLERS, ...ENDS_NOTHING]);

/**
 * What shoppers call a model of several words for short, and the models it may be: with its make any beginning ("Hino 500",
 * "Kawasaki Ninja") or a last word of letters ("BMW GS"), by itself a beginning or an end that no other make has ("Ninja", "Africa Twin", "ZX-10R").
 */
export function partsOfModels({
  make: makes = [],
  make_model: models = [],
}: StockValues): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, { readonly make: string; readonly models: readonly string[] } | null>();
  const add = (part: string, make: string, model: string) => {
    const known = found.get(part);
    if (known === null) return;
    const isOthers = known !== undefined && known.make !== make;
    found.set(part, isOthers ? null : { make, models: [...(known?.models ?? []), model] });
  };
  for (const model of models) {
    const make = makeOf(model, makes);
    if (make === null) continue;
    const words = model
      .slice(make.length + 1)
      .split(/\s+/u)
      .map(compactText);
    const begun = new Set(beginnings(words));
    const short = behindHyphen(model.slice(make.length + 1));
    for (const part of short) add(part, make, model);
    // "Royal Enfield Classic", "Jeep Grand": behind its make an ordinary word is no other.
    if (LEFT.has(words[0] ?? ""))
      for (const end of words.keys())
        if (end > 0) add(compactText(make + words.slice(0, end).join("")), make, model);
    const plain = behindModel(words);
    if (plain !== null) add(compactText(make) + plain, make, model);
    const coded = [...codes(words), ...series(words), ...turned(words)];
    for (const part of new Set([...begun, ...letters(words), ...coded, ...short]))
      if (part.length > 1) add(compactText(make) + part, make, model);
    for (const part of begun) if (isDistinct(part)) add(part, make, model);
    for (const part of coded) add(part, make, model);
    for (const part of ends(words)) if (isDistinct(part)) add(part, make, model);
  }
  return new Map(
    [...found].flatMap(([part, known]) =>
      known === null || isOfOthers(part, known) ? [] : [[part, known.models]],
    ),
  );
}

/** Of a whole name the models of other vehicles alone: a Prius is no Prius C, a Commodore no Commodore Ute; a Landcruiser 70 is a Landcruiser. */
function isOfOthers(
  part: string,
  { make, models }: { readonly make: string; readonly models: readonly string[] },
): boolean {
  const brand = compactText(make);
  const isOther = (model: string) => isKnownModel(compactText(model)) || / ute$/iu.test(model);
  return isKnownModel(part.startsWith(brand) ? part : brand + part) && models.every(isOther);
}

/** Every beginning that is not the whole, but for ones with an ordinary word. */
function beginnings(words: readonly string[]): string[] {
  const parts = words.slice(0, -1).map((_, at) => words.slice(0, at + 1));
  return parts.filter((part) => part.every((word) => !ORDINARY.has(word))).map((part) => part.join(""));
}

/** A last word of letters, such as the "GS" of an R 1250 GS. */
function letters(words: readonly string[]): string[] {
  return words
    .slice(1)
    .slice(-1)
    .filter((word) => /^\p{L}{2,}$/u.test(word) && !ORDINARY.has(word));
}

/** "Tesla Y": the one word behind "Model"; "Teslas" are all of them. */
function behindModel([first, last = "", ...more]: readonly string[]): string | null {
  return first === "model" && last !== "" && last !== "s" && more.length === 0 ? last : null;
}

/** "XT16" of an XT16HR, "CBR500" of a CBR500R. */
function codes(words: readonly string[]): string[] {
  return words.flatMap((word) => /^(\p{L}{1,4}\d{2,4})\p{L}{1,3}$/u.exec(word)?.[1] ?? []);
}

/** "CBR" of a CBR500R, "GSXR" of a GSX-R1000: letters of a code that are no word. */
function series(words: readonly string[]): string[] {
  return words.flatMap((word) => /^([bcdfghjklmnpqrstvwxz]{3,})\d{3,4}\p{L}{0,2}$/u.exec(word)?.[1] ?? []);
}

/** "Duke 390" of a 390 Duke, "GS 1250" of an R 1250 GS: the number behind what follows it. */
function turned(words: readonly string[]): string[] {
  const at = words.findIndex((word) => /^\d{3,4}$/u.test(word));
  const behind = words.slice(at + 1);
  return at < 0 || behind.length === 0 ? [] : [behind.join("") + (words[at] ?? "")];
}

/** "R1" of a YZF-R1. */
function behindHyphen(name: string): string[] {
  return name
    .split(/\s+/u)
    .flatMap((word) => /^\p{L}{3,}-(\p{L}\d{1,4})$/u.exec(word)?.[1]?.toLowerCase() ?? []);
}

/** Ends of two words, or of one that has a digit. */
function ends(words: readonly string[]): string[] {
  const parts = words.slice(1).map((_, at) => words.slice(at + 1));
  return parts
    .filter((part) => part.some((word) => !ORDINARY.has(word)))
    .filter((part) => part.length > 1 || /\d/.test(part.join("")))
    .map((part) => part.join(""));
}

function isDistinct(part: string): boolean {
  return (part.length >= LEAST_LETTERS || NO_WORD.test(part)) && /\p{L}/u.test(part) && !ORDINARY.has(part);
}
