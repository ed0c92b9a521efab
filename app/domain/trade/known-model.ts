import { plainDigits } from "../money/plain-digits";
import { MAKE_WORDS } from "../search/meaning/models/make-words";
import { MODEL_WORDS } from "../search/meaning/models/model-words";
import { foldText } from "../text/fold-text";
import { simplifiedHan } from "../text/simplified-han";

/** Names in Arabic or Chinese as texts are compared, each with what it means; the longest first. */
function otherNames(table: Readonly<Record<string, string>>) {
  return Object.entries(table)
    .flatMap(([name, words]) => words.split(", ").map((called) => [compared(called), name] as const))
    .filter(([called]) => /^[\p{Script=Arabic}\p{Script=Han}]/u.test(called))
    .sort(([one], [other]) => other.length - one.length);
}

const MAKES = otherNames(MAKE_WORDS);
const MODELS = otherNames(MODEL_WORDS);

/**
 * A model that was typed in Arabic or Chinese as its maker writes it, so that it can be valued: "كورولا اسنت" of Toyota is
 * "Corolla اسنت". A make in front of it is left out. What is not known, or of another make, stays as it was typed.
 */
export function knownModel(make: string, typed: string): string {
  const words = compared(typed);
  // Most are in Latin letters: "911 Carrera 4S".
  if (/^[ -~]*$/.test(typed) || !/^[\p{Script=Arabic}\p{Script=Han}\p{N}]/u.test(words)) return typed;
  const own = `${make.toLowerCase()} `;
  const model = withoutMake(words, make.toLowerCase());
  for (const text of [words, model])
    for (const [called, name] of MODELS) {
      const rest = name.toLowerCase().startsWith(own) ? restAfter(called, text) : null;
      if (rest !== null) return `${name.slice(own.length)} ${asTyped(rest, typed)}`.trim();
    }
  return /^\p{N}/u.test(model) ? model : typed;
}

/** The make of a vehicle that was typed in Arabic or Chinese without it, "كورولا"; null where it is not known. */
export function makeOfModel(typed: string): string | null {
  const words = compared(typed);
  const [, name] = MODELS.find(([called]) => restAfter(called, words) !== null) ?? [];
  return (
    Object.keys(MAKE_WORDS).find((make) => name?.toLowerCase().startsWith(`${make.toLowerCase()} `)) ?? null
  );
}

/** The end of a text in the letters that were typed, where those are Latin ones: "XLT". */
function asTyped(rest: string, typed: string): string {
  const end = rest === "" ? "" : typed.trim().slice(-rest.length);
  return end.toLowerCase() === rest ? end : rest;
}

function withoutMake(words: string, make: string): string {
  const rests = MAKES.flatMap(([called, name]) =>
    name.toLowerCase() === make ? (restAfter(called, words) ?? []) : [],
  );
  return rests[0] ?? words;
}

/** What follows a name; null where the text begins with another word. In Chinese no blank need follow. */
function restAfter(called: string, words: string): string | null {
  if (!words.startsWith(called)) return null;
  const rest = words.slice(called.length);
  return rest === "" || rest.startsWith(" ") || /\p{Script=Han}$/u.test(called) ? rest.trim() : null;
}

function compared(text: string): string {
  return foldText(simplifiedHan(plainDigits(text)))
    .replace(/\s+/g, " ")
    .trim();
}
