import { wordKey, type Lexeme } from "../lexemes";
import { NEGATIONS } from "../name-words";
import { namesWeighed } from "./mass-words";
import { readPlace } from "../read-phrase";
import { phraseAt } from "./phrase-at";
import type { Reading } from "../readings";
import type { Meaning, SearchVocabulary } from "../vocabulary";
import { ALLOWED } from "../wish-words";

/** More sit in every longer cab. */
const MOST_IN_SHORT_CAB = 3;
const isOfLongCab = (seats: number) => seats > MOST_IN_SHORT_CAB;
const isOfShortCab = (seats: number) => seats > 1 && seats <= MOST_IN_SHORT_CAB;
const CABS: ReadonlySet<string> = new Set(
  "cab cabs chassis tray trayback traytop tabletop back top bed flatbed".split(" "),
);
/** Makes and models of nothing but trucks. */
const TRUCKS: ReadonlySet<string> = new Set(
  "fuso udtrucks mack canter fighter hino npr nlr nnr nqr nps frr fvz ud iveco eurocargo scania kenworth mack freightliner daf".split(
    " ",
  ),
);
/** What is half of one and half of another. */
const HYBRIDS: ReadonlySet<string> = new Set("caravan caravans camper campers trailer".split(" "));

/** The last word of a tray's names. */
const TRAYS: ReadonlySet<string> = new Set(["tray", "traytop", "trayback", "top", "tabletop"]);
/** The last word of the same in Arabic and Chinese. */
const LONG_ELSEWHERE: ReadonlySet<string> = new Set(
  "كابينة كبينة كابين كبين غمارتين غمارة 双排 双排座 双舱".split(" "),
);
const SHORT = "single";
/** In front of "cab", where more than three sit. */
const LONG: ReadonlySet<string> = new Set("dual crew double twin".split(" "));

/** A phrase of the vocabulary, by what stands beside it. */
export function inContext(
  all: readonly Lexeme[],
  at: number,
  phrase: Reading,
  vocabulary: Pick<SearchVocabulary, "phrases" | "seats" | "badgeIndex">,
): Reading {
  const cab = asCabOfTruck(all, phrase, vocabulary);
  return withLeave(all, asHybridCaravan(all, at, asEuroNorm(all, at, cab, vocabulary)));
}

/**
 * "Crew cab truck": a ute has such a cab in its body's name, a truck among the words of its badge, and where no make is named
 * by its seats, as every make has another word.
 */
function asCabOfTruck(
  all: readonly Lexeme[],
  phrase: Reading,
  { phrases, seats, badgeIndex }: Pick<SearchVocabulary, "phrases" | "seats" | "badgeIndex">,
): Reading {
  const last = all[phrase.end - 1]?.key ?? "";
  const isCab = CABS.has(last) || LONG_ELSEWHERE.has(last);
  const makesOf = (key: string) =>
    (phrases.get(key)?.attribute === "make" ? phrases.get(key)?.values : []) ?? [];
  const isOfTruck = (key: string) =>
    TRUCKS.has(key) || makesOf(key).some((make) => TRUCKS.has(wordKey(make)));
  const isTruck = namesWeighed(all, "gvm_kg", null) || all.some(({ key }) => isOfTruck(key));
  const isBody = phrase.kind === "values" && phrase.meaning.attribute === "body";
  if (!isCab || !isBody || !isTruck) return phrase;
  // A truck's tray is a part of it where the stock knows such a part.
  const isTray = TRAYS.has(last);
  const tray = isTray ? [...phrases.values()].find(isTrayOfTruck) : undefined;
  if (tray) return { kind: "values", end: phrase.end, meaning: tray };
  const cab = all[phrase.end - 2]?.key ?? "";
  const named = new Set(all.flatMap(({ key }) => phrases.get(key)?.values ?? []));
  // "Hino crew cab" is its badge, a "Hino dual cab" none.
  const isBadge = badgeIndex.byWords
    .get(cab)
    ?.some(({ make, makeModel }) => named.has(make ?? "") || named.has(makeModel));
  const isLong = LONG_ELSEWHERE.has(last) || (LONG.has(cab) && isBadge !== true);
  const isShort = cab === SHORT && isBadge !== true;
  const sat = isLong ? seats.filter(isOfLongCab) : isShort ? seats.filter(isOfShortCab) : [];
  const values = sat.map(String);
  return values.length === 0
    ? { kind: "text", end: phrase.end }
    : { kind: "values", end: phrase.end, meaning: { attribute: "seats", values } };
}

const isTrayOfTruck = (meaning: Meaning | null): boolean =>
  meaning?.attribute === "filtered_features" && meaning.values.some((value) => /\btray$/iu.test(value));

/** "Orange NSW" is a town: a colour in front of a state that has a place called so. */
export function readTown(
  all: readonly Lexeme[],
  at: number,
  phrase: Reading,
  vocabulary: SearchVocabulary,
): Reading | null {
  const isColour = phrase.kind === "values" && phrase.meaning.attribute === "colour";
  const isOfState = vocabulary.phrases.get(all[phrase.end]?.key ?? "")?.attribute === "state";
  return isColour && isOfState ? readPlace(all, at, vocabulary) : null;
}

/** A "hybrid caravan" burns no fuel: it is half a camper trailer, as its name says. */
function asHybridCaravan(all: readonly Lexeme[], at: number, phrase: Reading): Reading {
  const isFuel = phrase.kind === "values" && phrase.meaning.attribute === "fuel";
  const isOfCaravan = all[at]?.key === "hybrid" && HYBRIDS.has(all[phrase.end]?.key ?? "");
  return isFuel && isOfCaravan ? { kind: "text", end: phrase.end } : phrase;
}

/** "Euro 6" is what an engine is held to, and "Accord Euro" a grade: neither asks for makes of Europe. */
function asEuroNorm(
  all: readonly Lexeme[],
  at: number,
  phrase: Reading,
  { phrases }: Pick<SearchVocabulary, "phrases">,
): Reading {
  if (all[at]?.key !== "euro" || phrase.end !== at + 1) return phrase;
  if (all[at + 1]?.amount !== undefined) return { kind: "text", end: at + 2 };
  const isName = ({ key }: Lexeme, index: number) =>
    index !== at && ["make", "make_model"].includes(phrases.get(key)?.attribute ?? "");
  return all.some(isName) ? { kind: "text", end: phrase.end } : phrase;
}

/** "White is fine" wishes for less than "white". */
function withLeave(all: readonly Lexeme[], phrase: Reading): Reading {
  const length = phrase.kind === "values" ? phraseAt(all, phrase.end, ALLOWED) : 0;
  if (phrase.kind !== "values" || length === 0) return phrase;
  const end = phrase.end + length;
  // "Demo ok" does without no new one.
  return phrase.meaning.attribute === "car_type"
    ? { kind: "aside", end }
    : { ...phrase, end, isAllowed: true };
}

/** "MY18" beside another year says nothing more, as titles of adverts have it. */
export function isModelYear(all: readonly Lexeme[], at: number): boolean {
  const isYear = ({ raw }: Lexeme) => /^(?:19|20)\d\d$/u.test(raw);
  return /^my\d\d/iu.test(all[at]?.raw ?? "") && all.some(isYear);
}

const SINGLE_CAB = ["single cab", "single cabs", "single cab chassis", "single cab ute", "single cab utes"]
  .map((words) => words.split(" "))
  .toReversed();
/** In front of it, once it is turned round. */
const ANY: ReadonlySet<string> = new Set(["a", "an", "the", "any", "want", "just", "one", "of", "those"]);

/** "Not a single cab": by its seats, as a longer cab may stand on a bare chassis as well; null for nothing of the kind. */
export function readNoSingleCab(
  all: readonly Lexeme[],
  at: number,
  { seats }: Pick<SearchVocabulary, "seats">,
): Reading | null {
  if (!NEGATIONS.has(all[at]?.key ?? "")) return null;
  let from = at + 1;
  while (ANY.has(all[from]?.key ?? "") || NEGATIONS.has(all[from]?.key ?? "")) from += 1;
  const length = phraseAt(all, from, SINGLE_CAB);
  const values = seats.filter(isOfLongCab).map(String);
  if (length === 0 || values.length === 0) return null;
  return { kind: "values", end: from + length, meaning: { attribute: "seats", values } };
}

/** Behind "off", of a vehicle: "off road", "off grid". */
const OFF_OF_VEHICLES: ReadonlySet<string> = new Set(
  "road roads roader roaders roading grid lease white street set".split(" "),
);

/** "We are off in the holidays": a word that names nothing. */
export function isAway(all: readonly Lexeme[], at: number): boolean {
  return all[at]?.key === "off" && !OFF_OF_VEHICLES.has(all[at + 1]?.key ?? "");
}
