import { makeOf } from "../../../make/make-of";
import { isParted, type Lexeme } from "../lexemes";
import { BETWEEN_ENDS, KILOMETRES, RADIUS_AFTER } from "../amount-words";
import { ALTERNATIVES, FILLERS, NEGATIONS } from "../name-words";
import { readPhrase, readPlace } from "../read-phrase";
import { phraseAt, phraseLookup } from "../words/phrase-at";
import type { Reading } from "../readings";
import type { SearchVocabulary } from "../vocabulary";
import { countOfSeveral, spareAt } from "./read-leave";
import { BETWEEN_PARTS, DELIVERED, PARTS, WISHES } from "./aside-words";

/** Between "deliver to" and the place. */
const ARTICLES: ReadonlySet<string> = new Set("a an the my our your".split(" "));
/** Begin something else behind a place. */
const SAID_NEXT: ReadonlySet<string> = new Set(
  "under below over above max maximum up less more between budget cheap before after low around about".split(
    " ",
  ),
);
/** The names of places have no more words. */
const MOST_OF_GOAL = 3;
/** What else than a vehicle may be new, red or automatic. */
const SAID_OF_OTHERS: ReadonlySet<string> = new Set(["car_type", "colour", "transmission"]);
/** In front of a colour; no filter tells dark grey from grey. */
const SHADES: ReadonlySet<string> = new Set("dark light metallic pearl matte matt deep bright".split(" "));
const HAN_SHADES: ReadonlySet<string> = new Set(["深", "浅"]);
const UNTIL: ReadonlySet<string> = new Set(["until", "till", "to"]);
const LASTS: ReadonlySet<string> = new Set("rego registration registered warranty wof".split(" "));
const OF_VEHICLES: ReadonlySet<string> = new Set(["make", "make_model", "body", "item_type"]);
/** In front of what is said of the shopper. */
const OF_SHOPPER: ReadonlySet<string> = new Set(
  "am im are were hes shes is being just quite still very so pretty".split(" "),
);
/** Parts whose colour is said behind them. */
const COLOURED: ReadonlySet<string> = new Set(
  "interior interiors upholstery trim inside جلد بجلد وجلد الجلد داخلية الداخلية داخليه مقاعد المقاعد فرش".split(
    " ",
  ),
);
const YEARS: ReadonlySet<string> = new Set("year years yr yrs".split(" "));
const SINCE: ReadonlySet<string> = new Set("after over with for nearly almost about".split(" "));
/** Behind a number of years that somebody has spent. */
const OF_RIDER: ReadonlySet<string> = new Set(
  "driving riding experience married retired working teaching towing caravanning".split(" "),
);
/** The same with what he did without. */
const AWAY: ReadonlySet<string> = new Set("off without away of".split(" "));
const ARABIC = /^\p{Script=Arabic}/u;
const wishAt = phraseLookup(WISHES);
const deliveredAt = phraseLookup(DELIVERED);

/**
 * A wish that no filter holds: "economical", "for my daughter", "black interior". Null where none begins, and where the
 * stock has a name that begins so.
 */
export function readAside(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): Reading | null {
  const { key = "" } = all[at] ?? {};
  const named = readPhrase(all, at, vocabulary);
  // "New tyres" are no new car, "red Ps" no red one, "auto lights" no gearbox.
  const isLonger =
    named?.kind === "values" &&
    SAID_OF_OTHERS.has(named.meaning.attribute) &&
    wishAt(all, at) > named.end - at;
  const goal = newTo(all, at, vocabulary);
  if (goal > 0) return { kind: "aside", end: at + goal };
  if (named?.kind === "values" && !isLonger) {
    if (named.meaning.attribute !== "colour") return null;
    // "جلد بيج", "interior beige": the colour of what stands in front.
    if (isColouredPart(all, at)) return { kind: "aside", end: named.end };
    const isBehind = ARABIC.test(key) && all[named.end]?.key !== "من";
    // "White, leather seats" are two wishes.
    return isBehind || isParted(all, at, named.end) ? null : readPart(all, named.end, vocabulary);
  }
  // "Black or dark grey" are two colours.
  if (HAN_SHADES.has(key) || (SHADES.has(key) && ALTERNATIVES.has(all[at - 1]?.key ?? ""))) {
    const colour = readPhrase(all, at + 1, vocabulary);
    if (colour?.kind === "values" && colour.meaning.attribute === "colour")
      return { kind: "filler", end: at + 1 };
  }
  const past = yearsOf(all, at);
  if (past > 0) return { kind: "aside", end: at + past };
  const count = countOfSeveral(all, at, vocabulary) + spareAt(all, at, vocabulary);
  if (count > 0) return { kind: "aside", end: at + count };
  const nothing = fromNothing(all, at);
  if (nothing > 0) return { kind: "filler", end: at + nothing };
  const delivered = deliveredAt(all, at);
  // Where a vehicle shall go is not where it stands.
  if (delivered > 0) return { kind: "aside", end: endOfGoal(all, at + delivered, vocabulary) };
  const length = wishAt(all, at);
  if (isAmountFrom(all, at, length)) return { kind: "filler", end: at + 1 };
  if (isModelOf(all, at, length, vocabulary)) return null;
  const isBadge = all.slice(at, at + length).every(({ key }) => vocabulary.badges.has(key));
  return isBadge ? null : { kind: "aside", end: at + length + untilBehind(all, at, at + length) };
}

/** "With rego until 2027": how many words say until when. */
function untilBehind(all: readonly Lexeme[], from: number, at: number): number {
  const lasts = all.slice(from, at).some(({ key }) => LASTS.has(key));
  const isYear = /^20\d\d$/u.test(all[at + 1]?.raw ?? "");
  return lasts && UNTIL.has(all[at]?.key ?? "") && isYear ? 2 : 0;
}

/** "New to driving", "I am new in Australia": how many words say so of the shopper; 0 for "new to old". */
function newTo(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): number {
  const next = all[at + 1]?.key ?? "";
  const isIn = (next === "in" || next === "at") && OF_SHOPPER.has(all[at - 1]?.key ?? "");
  if (all[at]?.key !== "new" || (next !== "to" && !isIn)) return 0;
  let to = at + 2;
  while (ARTICLES.has(all[to]?.key ?? "")) to += 1;
  const what = all[to];
  if (what === undefined || what.key === "old" || what.amount !== undefined) return 0;
  const named = readPhrase(all, to, vocabulary);
  const isVehicle = named?.kind === "values" && OF_VEHICLES.has(named.meaning.attribute);
  return to - at + (isVehicle ? 0 : 1);
}

/** Where the name of a place ends that a vehicle is brought to: one of the stock, or the words before anything else is said. */
function endOfGoal(all: readonly Lexeme[], start: number, vocabulary: SearchVocabulary): number {
  let from = start;
  while (ARTICLES.has(all[from]?.key ?? "")) from += 1;
  const place = readPlace(all, from, vocabulary);
  if (place !== null) return place.end;
  const isOfGoal = ({ key, amount }: Lexeme, index: number) =>
    amount === undefined &&
    ![ALTERNATIVES, FILLERS, NEGATIONS, SAID_NEXT].some((words) => words.has(key)) &&
    (index === 0 || !/[,;.!?،，。]$/u.test(all[from + index - 1]?.raw ?? "")) &&
    readPhrase(all, from + index, vocabulary)?.kind !== "values";
  const words = all.slice(from, from + MOST_OF_GOAL);
  const other = words.findIndex((word, index) => !isOfGoal(word, index));
  return from + (other < 0 ? words.length : other);
}

/** "After 20 years off bikes", "30 years driving": how many words speak of the shopper's years and not of a vehicle's. */
function yearsOf(all: readonly Lexeme[], at: number): number {
  const from = SINCE.has(all[at]?.key ?? "") ? at + 1 : at;
  const isYears = all[from]?.amount !== undefined && YEARS.has(all[from + 1]?.key ?? "");
  const key = all[from + 2]?.key ?? "";
  if (!isYears || !(OF_RIDER.has(key) || AWAY.has(key))) return 0;
  return from - at + (AWAY.has(key) && all[from + 3] !== undefined ? 4 : 3);
}

/** "0-100 km radius" is 100: how many words in front say nothing. */
function fromNothing(all: readonly Lexeme[], at: number): number {
  const isJoined = all[at]?.key === "0" && BETWEEN_ENDS.has(all[at + 1]?.key ?? "");
  const isFar = isJoined && KILOMETRES.has(all[at + 3]?.key ?? "") && phraseAt(all, at + 4, RADIUS_AFTER) > 0;
  return isFar ? 2 : 0;
}

/** "0 to 100 thousand km" is no acceleration. */
function isAmountFrom(all: readonly Lexeme[], at: number, length: number): boolean {
  return all[at]?.key === "0" && /^(?:k|thousand|grand)$/u.test(all[at + length]?.key ?? "");
}

/** "Looking for the City" looks for a Honda where one is sold, and so does a text that names the make. */
function isModelOf(
  all: readonly Lexeme[],
  at: number,
  length: number,
  vocabulary: SearchVocabulary,
): boolean {
  const city = all.slice(at, at + length).findIndex(({ key }) => key === "city");
  const named = city < 0 ? null : readPhrase(all, at + city, vocabulary);
  if (named?.kind !== "values" || named.meaning.attribute !== "make_model") return false;
  const isAlone = all.every(({ key }, index) => (index >= at && index < at + length) || FILLERS.has(key));
  const makes = new Set(named.meaning.values.map((model) => makeOf(model, vocabulary.makes)));
  const isOfMake = all.some((_, index) => {
    const other = readPhrase(all, index, vocabulary);
    return (
      other?.kind === "values" &&
      other.meaning.attribute === "make" &&
      other.meaning.values.some((make) => makes.has(make))
    );
  });
  return isAlone || isOfMake;
}

/** Whether a part of a vehicle stands in front, of which Arabic says the colour behind it; so does "interior". */
function isColouredPart(all: readonly Lexeme[], at: number): boolean {
  const before = all[at - 1]?.key ?? "";
  return COLOURED.has(before) && !isParted(all, at - 1, at);
}

/** "Cream leather seats" are leather seats, of a colour that nothing is known of. */
function readPart(all: readonly Lexeme[], colourEnd: number, vocabulary: SearchVocabulary): Reading | null {
  const isBetween = BETWEEN_PARTS.has(all[colourEnd]?.key ?? "");
  const behind = isBetween ? phraseAt(all, colourEnd + 1, PARTS) : 0;
  const between = behind > 0 ? 1 : 0;
  const length = behind > 0 ? behind : phraseAt(all, colourEnd, PARTS);
  if (length === 0) return null;
  const isFeature = readPhrase(all, colourEnd, vocabulary)?.kind === "values";
  return { kind: "aside", end: isFeature ? colourEnd : colourEnd + between + length };
}
