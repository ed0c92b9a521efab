import { makeBefore } from "../../../make/known-makes";
import { isPlaceModel } from "../../../make/place-models";
import { compactText } from "../../text";
import { PLACE_LEADS } from "../wish-words";
import { isNickname } from "./city-words";
import { isLandscape, isUsedThere } from "./used-there";
import { isElsewhere, isOnTheWay, isRoundTrip } from "./ways-apart";

const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** In front of where somebody goes, or of the second of two places. */
const TOWARDS = set("to towards via past between and الي الى نحو");
const ARTICLES = set("the");
/** In front of somebody's name. */
const PERSONS = set(
  "daughter daughters son sons wife husband mum mom dad mother father sister brother girlfriend boyfriend fiance partner friend mate boss aunt uncle niece nephew grandson granddaughter grandma grandpa nan pop called named mr mrs ms miss",
);
/** Behind the name of a road, a bridge or a river. */
const ROADS = set(
  "highway hwy street road rd motorway freeway fwy tunnel bridge bypass expressway avenue ave parade river ranges",
);

/**
 * Whether words that are called like a place say something else where they stand: a way, "anywhere but Ipswich", the name of a
 * person or a road, or a model of the make in front, as any word is behind a make that is not here.
 * @param asked as it was written
 * @param place as it stands there
 * @param makes those of the stock
 */
export function isNotThere(asked: string, place: string, makes: readonly string[]): boolean {
  const words = keysOf(asked);
  const named = keysOf(place);
  const at = startOf(words, named);
  if (at < 0) return false;
  const before = words[at - 1] ?? "";
  const lead = ARTICLES.has(before) ? (words[at - 2] ?? "") : before;
  const keyed = words.map((key) => ({ key }));
  const isAlone = words.length === named.length;
  const isLed = PLACE_LEADS.has(before) || before === "near";
  return (
    (at > 0 && TOWARDS.has(lead)) ||
    isOnTheWay(keyed, at) ||
    isUsedThere(keyed, at, at + named.length) ||
    (isLandscape(named.at(-1) ?? "") && !isLed) ||
    isRoundTrip(keyed, at + named.length) ||
    isElsewhere(keyed, at) ||
    (named.length === 1 && PERSONS.has(before)) ||
    ROADS.has(words[at + named.length] ?? "") ||
    isModel(words, at, named, makes) ||
    (isNickname(place) && !isAlone && !isLed)
  );
}

function isModel(
  words: readonly string[],
  at: number,
  named: readonly string[],
  makes: readonly string[],
): boolean {
  const make = makeBefore(words, at);
  if (make === null) return false;
  return isPlaceModel(make, named[0] ?? "") || !makes.some((one) => compactText(one) === compactText(make));
}

function keysOf(text: string): readonly string[] {
  return text
    .split(/\s+/u)
    .map(compactText)
    .filter((key) => key !== "");
}

/** Where the last such words begin; below nought for none. */
function startOf(words: readonly string[], named: readonly string[]): number {
  return words.findLastIndex((_, at) => named.every((word, index) => words[at + index] === word));
}
