import { makeOfGrade } from "../../../make/known-grades";
import { isParted, type Lexeme } from "../lexemes";
import { isWholeBadge } from "../badges/badge-index";
import type { SearchVocabulary } from "../vocabulary";
import type { PlacedReading } from "../readings";

/** What one make alone calls its all-wheel drive. */
const MAKERS: Readonly<Record<string, string>> = {
  xdrive: "BMW",
  quattro: "Audi",
  quatro: "Audi",
  "4matic": "Mercedes-Benz",
  "4motion": "Volkswagen",
};

/** Whether letters are what one make alone calls its drive. */
export function isMakersDrive(letters: string): boolean {
  return MAKERS[letters] !== undefined;
}

/**
 * "Competition xDrive", "M Sport": the make that calls its drive or a grade of two words so, where the text names no other and has no
 * alternatives.
 */
export function withMakerOfDrive(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
  { makes, badgeIndex }: Pick<SearchVocabulary, "makes" | "badgeIndex">,
): readonly PlacedReading[] {
  const isNamed = (one: PlacedReading) =>
    one.kind === "or" ||
    one.kind === "except" ||
    (one.kind === "values" && ["make", "make_model"].includes(one.meaning.attribute));
  if (read.some(isNamed)) return read;
  let isSaid = false;
  return read.flatMap((one, at): readonly PlacedReading[] => {
    const make = makeCalling(one, read[at + 1], all, badgeIndex);
    if (isSaid || make === null || !makes.includes(make)) return [one];
    isSaid = true;
    return [
      { kind: "values", from: one.from, end: one.end, meaning: { attribute: "make", values: [make] } },
      one,
    ];
  });
}

function makeCalling(
  one: PlacedReading,
  next: PlacedReading | undefined,
  all: readonly Lexeme[],
  { byWords }: SearchVocabulary["badgeIndex"],
): string | null {
  if (one.kind === "values") return MAKERS[all[one.from]?.key ?? ""] ?? null;
  if (one.kind !== "text") return null;
  const isPair = next?.kind === "text" && next.from === one.end && !isParted(all, one.from, one.end);
  const words = all.slice(one.from, one.end);
  const key = words.map((word) => word.key).join("");
  // "M Sport" in two words, "R-Line" in one.
  const isOne = words.length > 1 || /\p{L}[-–]\p{L}/u.test(words[0]?.raw ?? "");
  const letters = isOne ? key : isPair ? `${key}${all[next.from]?.key ?? ""}` : "";
  // The stock knows of what model it is.
  const isHere = byWords.get(letters)?.some((badge) => isWholeBadge(letters, badge)) === true;
  return letters === "" || isHere ? null : makeOfGrade(letters);
}
