import { isKnownMake, makesIn } from "../../../make/known-makes";
import { mayLack } from "../../facts/lacked-value";
import { lexemes, type Lexeme } from "../lexemes";
import { SEATS, SMALL_NUMBERS } from "../amount-words";
import { ALTERNATIVES, FILLERS, NEGATIONS, OUTSIDE } from "../name-words";
import { CAR_NOUNS, DISLIKED, NEEDED, OTHER_THAN } from "../words/exclusion-words";
import type { Reading } from "../readings";
import { mendableWords, mendWord } from "../mend-word";
import { PARTS } from "../needs/aside-words";
import { onlyEnd } from "../needs/only-that";
import { readPhrase, readPlace } from "../read-phrase";
import { phraseAt } from "../words/phrase-at";
import { OF_FEW } from "../stock-concepts";
import type { Meaning, SearchVocabulary } from "../vocabulary";
import { PLACE_LEADS } from "../wish-words";

/** In front of "but": alone that word turns nothing round. */
const ALL_BUT: ReadonlySet<string> = new Set("anything any everything all".split(" "));
/** Between those and "but": "any colour but white". */
const OF_ALL: ReadonlySet<string> = new Set("colour color make brand model body type fuel else".split(" "));
/** Ends one of several names in a row. */
const COMMA = /[,،、，]$/u;

const AND: ReadonlySet<string> = new Set(["and", "和", "و", "同", "同埋", "以及", "跟", "ولا"]);
const ONE: ReadonlySet<string> = new Set(["one", "ones"]);
/** Closes what 除 opens; elsewhere it is half of other words. */
const CLOSES: ReadonlySet<string> = new Set([...OUTSIDE, "外"]);

/** In Chinese behind what is not wanted. */
const UNWANTED: ReadonlySet<string> = new Set(["不要", "不想要", "不考虑", "不买"]);

/** Long ones may have a slip in them: "whithout" must not ask for what is not wanted. */
const MENDED = mendableWords(["without", "except", "excluding"]);

/** Behind a comma, where what follows is wanted: "not a Toyota, something Mazda". */
const WANTED: ReadonlySet<string> = new Set(
  "a an something anything want wants need needs prefer rather just only looking after maybe ideally give show got like love would id 要 想要 想 ابي ابغي اريد بدي عايز".split(
    " ",
  ),
);

/** What is counted beside its number: "5 doors, not 3". */
const OF_COUNT: ReadonlySet<string> = new Set(["door", "doors", "berth", "berths", "bunk", "bunks"]);
/** Begin what is said next. */
const LIMITS: ReadonlySet<string> = new Set("under below over above max up less".split(" "));
/** More are no vehicle's. */
const MOST_SEATS = 9;
/** "不是卡罗拉，凯美瑞" wants the second, which a listing comma would leave out as well. */
const BUT_NOT = "不是";
const HAN_PAUSE = /[,，]$/u;

interface Named {
  readonly meaning: Meaning;
  readonly end: number;
}

/**
 * "Not white", "no diesel or petrol", "anything but a ute", "丰田以外"; text where no filter can leave out what is named, up
 * to its end. Null where nothing is turned round.
 */
export function readExclusion(
  all: readonly Lexeme[],
  at: number,
  vocabulary: SearchVocabulary,
): Reading | null {
  const opened = negationEnd(all, at);
  if (opened === null) return readOutside(all, at, vocabulary);
  const only = onlyEnd(all, at, opened);
  if (only !== null) return { kind: "filler", end: only };
  const seats = readSeatsLeftOut(all, at, nameAt(all, opened), vocabulary);
  if (seats !== null) return seats;
  const from = behindCar(all, nameAt(all, opened), vocabulary);
  // "No thanks, under 20k": what stands behind the pause is said for itself.
  const pause = all.slice(opened, from).findIndex(({ raw }) => COMMA.test(raw));
  if (pause >= 0) return { kind: "filler", end: opened + pause + 1 };
  const named = namedAt(all, from, vocabulary);
  // "Without black leather" leaves out no black vehicle.
  const part = named?.meaning.attribute === "colour" ? phraseAt(all, named.end, PARTS) : 0;
  if (named !== null && part > 0) return { kind: "aside", end: named.end + part };
  const end = named?.end ?? readPhrase(all, from, vocabulary)?.end ?? Math.min(from + 1, all.length);
  const before = OF_ALL.has(all[at - 1]?.key ?? "") ? at - 2 : at - 1;
  const turns =
    all[at]?.key !== "but" || NEGATIONS.has(all[at + 1]?.key ?? "") || ALL_BUT.has(all[before]?.key ?? "");
  if (!turns) return { kind: "filler", end: at + 1 };
  const isIndifferent =
    named !== null && mayLack(named.meaning.attribute) && isNotNeeded(all, at, named, from);
  if (isIndifferent) return { kind: "aside", end: NEEDED.has(all[end]?.key ?? "") ? end + 1 : end };
  if (named === null || !isExcludable(named.meaning, vocabulary))
    return {
      kind: isUnheld(all[from], named) || isLeftOpen(at, from, all) ? "aside" : "text",
      end: behindOne(all, end),
    };
  const { meaning, end: last } = withMore(all, named, vocabulary, all[at]?.key);
  // "Not a red one".
  return except(meaning, CLOSES.has(all[last]?.key ?? "") ? last + 1 : behindOne(all, last));
}

/** "Not a 7 seater" has any other number of seats; "5 seats, not 7" says again what is wanted. */
function readSeatsLeftOut(
  all: readonly Lexeme[],
  at: number,
  from: number,
  { seats }: Pick<SearchVocabulary, "seats">,
): Reading | null {
  const count = all[from]?.amount?.value ?? SMALL_NUMBERS.get(all[from]?.key ?? "");
  if (count === undefined || count > MOST_SEATS) return null;
  const isNoun = SEATS.has(all[from + 1]?.key ?? "");
  const end = from + (isNoun ? 2 : 1);
  const before = all[at - 1]?.key ?? "";
  const next = all[end];
  const isEnd = next === undefined || FILLERS.has(next.key) || LIMITS.has(next.key);
  const isAgain = isNoun || isEnd || COMMA.test(all[end - 1]?.raw ?? "");
  const isCounted = SEATS.has(before) || OF_COUNT.has(before) || all[at - 2]?.key === "sleeps";
  if (isAgain && isCounted) return { kind: "filler", end };
  const others = seats.filter((one) => one !== count).map(String);
  if (!isNoun || others.length === 0) return null;
  return { kind: "values", end, meaning: { attribute: "seats", values: others } };
}

/** "Don't need a tow bar", "no tow bar needed": with one will do as well. */
function isNotNeeded(all: readonly Lexeme[], at: number, { end }: Named, from: number): boolean {
  const isOf = ({ key }: Lexeme) => NEEDED.has(key);
  return all.slice(at, from).some(isOf) || all.slice(end, end + 1).some(isOf);
}

const behindOne = (all: readonly Lexeme[], at: number) => (ONE.has(all[at]?.key ?? "") ? at + 1 : at);

/**
 * Whether no filter can leave it out: what a vehicle may have beside others, and what nothing is known of. What all vehicles
 * or none have stays text, so does a number.
 */
function isUnheld(first: Lexeme | undefined, named: Named | null): boolean {
  if (named !== null) return !OF_FEW.includes(named.meaning.attribute);
  // "Not the 1.9" is an engine.
  const isPart = first?.raw.includes(".") === true;
  return first !== undefined && first.key !== "" && (first.amount === undefined || isPart);
}

/** "Corolla, budget 20000, not": nobody said yet what is not wanted. */
const isLeftOpen = (at: number, from: number, all: readonly Lexeme[]) => at > 0 && from >= all.length;

/** "丰田以外": what is not wanted comes first. */
function readOutside(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): Reading | null {
  const named = namedAt(all, at, vocabulary);
  // "福田不要": of a name that is not here it is told.
  if (named === null)
    return isUnwanted(all, at + 1) && isWord(all[at]) ? { kind: "aside", end: at + 2 } : null;
  const { meaning, end: last } = withMore(all, named, vocabulary);
  const end = all[last]?.key === "的" && isUnwanted(all, last + 1) ? last + 1 : last;
  if (!OUTSIDE.has(all[end]?.key ?? "") && !isUnwanted(all, end)) return null;
  return isExcludable(meaning, vocabulary)
    ? except(meaning, end + 1)
    : { kind: isUnheld(all[at], named) ? "aside" : "text", end: end + 1 };
}

/** Whether what stands in front is not wanted: "红色不要" at the end of a clause; elsewhere the word speaks of what follows. */
function isUnwanted(all: readonly Lexeme[], at: number): boolean {
  const next = all[at + 1];
  return UNWANTED.has(all[at]?.key ?? "") && (next === undefined || next.key === "");
}

const isWord = (one: Lexeme | undefined) =>
  one !== undefined && /^\p{L}/u.test(one.key) && !NEGATIONS.has(one.key);

/** No vehicle here is of a make that is only known elsewhere, so leaving it out asks for nothing. */
function except(meaning: Meaning, end: number): Reading {
  return { kind: meaning.values.length === 0 ? "values" : "except", end, meaning };
}

/** The part of a text in front of what is not wanted; nothing where that comes first. */
export function wantedText(text: string): string {
  const all = lexemes(text, new Set([...NEGATIONS, ...OUTSIDE]));
  if (all.some(({ key }) => OUTSIDE.has(key))) return "";
  const at = all.findIndex((_, index) => negationEnd(all, index) !== null);
  return at === -1
    ? text
    : all
        .slice(0, at)
        .map(({ raw }) => raw)
        .join(" ");
}

/** Whether what follows a text is what is not wanted: "suv but not a", "not a Kia or". */
export function endsTurned(text: string, vocabulary: SearchVocabulary): boolean {
  const all = lexemes(text, vocabulary.hanWords);
  return all.some((_, at) => {
    const opened = negationEnd(all, at);
    if (opened === null) return false;
    const from = nameAt(all, opened);
    const named = namedAt(all, from, vocabulary);
    if (named === null) return from >= all.length;
    const { end } = withMore(all, named, vocabulary);
    return ALTERNATIVES.has(all[end]?.key ?? "") && nameAt(all, end) >= all.length;
  });
}

function isExcludable({ attribute, values }: Meaning, { excludable }: SearchVocabulary): boolean {
  if (mayLack(attribute)) return values.length > 0;
  if (attribute === "make_model") return values.length > 0;
  return excludable[attribute] !== undefined || (attribute === "make" && values.length === 0);
}

/** Where the words end that turn the next ones round; null where there are none. */
export function negationEnd(all: readonly Lexeme[], at: number): number | null {
  const key = all[at]?.key ?? "";
  const several = phraseAt(all, at, OTHER_THAN);
  if (several > 0) return at + several;
  return NEGATIONS.has(key) || mendWord(key, MENDED).length > 0 ? at + 1 : null;
}

/** What is named at one place: values of the stock, or none of a make that is not here. */
function namedAt(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): Named | null {
  const place = PLACE_LEADS.has(all[at - 1]?.key ?? "") ? readPlace(all, at, vocabulary) : null;
  if (place?.kind === "values") return place;
  const here = readPhrase(all, at, vocabulary);
  if (here !== null) return here.kind === "values" ? here : null;
  for (const count of [2, 1]) {
    const words = all.slice(at, at + count).map(({ key }) => key);
    const name = words.join(" ");
    if (words.length === count && isKnownMake(name) && makesIn(name).length > 0)
      return { meaning: { attribute: "make", values: [] }, end: at + count };
  }
  return null;
}

/** "Kia or Hyundai", "white, silver or grey": all that is named in a row of one filter. */
function withMore(all: readonly Lexeme[], first: Named, vocabulary: SearchVocabulary, opener = ""): Named {
  const { attribute } = first.meaning;
  const values = [...first.meaning.values];
  let end = first.end;
  for (;;) {
    const next = COMMA.test(all[end]?.raw ?? "") && all[end]?.key === "" ? end + 1 : end;
    const more = namedAt(all, nameAt(all, next), vocabulary);
    const { key = "" } = all[next] ?? {};
    // "No bunks, ensuite" wants the second.
    const pause = all[next - 1]?.raw ?? "";
    const isTurned = opener === BUT_NOT && HAN_PAUSE.test(pause);
    const isComma = COMMA.test(pause) && !isTurned && !WANTED.has(key);
    const isListed = !mayLack(attribute) && (AND.has(key) || isComma);
    const isJoined = ALTERNATIVES.has(key) || key === "ولا" || isListed;
    if (!isJoined || more?.meaning.attribute !== attribute) break;
    values.push(...more.meaning.values);
    end = more.end;
  }
  return { meaning: { attribute, values }, end };
}

/** Past "car" where the word behind it says which is not wanted: "مش عايز عربية كوري". */
function behindCar(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): number {
  const named = CAR_NOUNS.has(all[at]?.key ?? "") ? namedAt(all, at + 1, vocabulary) : null;
  return named !== null && isExcludable(named.meaning, vocabulary) ? at + 1 : at;
}

/** Past words that name nothing, and what is thought of what they name. */
function nameAt(all: readonly Lexeme[], from: number): number {
  const isEmpty = (key = "") =>
    [FILLERS, NEGATIONS, ALTERNATIVES, PLACE_LEADS, ONE, DISLIKED, AND].some((words) => words.has(key));
  let at = from;
  while (isEmpty(all[at]?.key)) at += 1;
  return at;
}
