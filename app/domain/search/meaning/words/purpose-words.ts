import { isKnownGrade } from "../../../make/known-grades";
import { isKnownMake } from "../../../make/known-makes";
import { isKnownModel } from "../../../make/known-models";
import { compactText } from "../../text";
import { isTextKind } from "./text-kinds";
import type { SearchVocabulary } from "../vocabulary";

const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** In front of "for" where what follows is looked for. */
export const SEEKS = set(
  "look looking looks lookin search searching searches hunt hunting ask asking after shop shopping keen need wait waiting want wanting hope hoping not nor or",
);
/** Behind "for" where it says no purpose. */
const NO_PURPOSE = set("sale rent hire lease under less about around max maximum free cash trade swap parts");
/** Where what is said of a purpose ends. */
const ENDS = set(
  "with without under and but that which who or plus must has have having in near from at n w",
);
const PAUSE = /[,;.!?]$/u;

type Known = Pick<SearchVocabulary, "badges" | "nameWords" | "phrases">;

/**
 * The words of a text that say what a vehicle is for: "SUV for Sunday drives". A vehicle has one of them in its text by chance;
 * names, grades and kinds are none of them.
 * @param asked as it was written
 * @returns in folded letters
 */
export function purposeWords(asked: string, known: Known): ReadonlySet<string> {
  const written = asked.split(/\s+/u);
  const keys = written.map(compactText);
  const found = new Set<string>();
  for (const [at, key] of keys.entries()) {
    if (key !== "for" || at === 0 || SEEKS.has(keys[at - 1] ?? "") || NO_PURPOSE.has(keys[at + 1] ?? ""))
      continue;
    for (let next = at + 1; next < keys.length; next += 1) {
      const word = keys[next] ?? "";
      // What a filter holds is said of the vehicle again.
      if (ENDS.has(word) || known.phrases.get(word)) break;
      if (isPlain(word, known)) found.add(word);
      if (PAUSE.test(written[next] ?? "")) break;
    }
  }
  return found;
}

/** Whether a word names no vehicle and nothing of one. */
function isPlain(key: string, { badges, nameWords }: Known): boolean {
  const isName = badges.has(key) || nameWords.has(key) || isKnownMake(key) || isKnownModel(key);
  return /^\p{Script=Latin}+$/u.test(key) && !isName && !isKnownGrade(key) && !isTextKind(key);
}
