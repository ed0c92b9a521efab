import { makesIn } from "../../../make/known-makes";
import { isKnownModel } from "../../../make/known-models";
import type { VehicleQuery } from "../../query";
import { compactText } from "../../text";
import { ALTERNATIVES, FILLERS, LEFT_ALONE, NEGATIONS } from "../name-words";
import { ORDINARY_WORDS } from "../needs/ordinary-words";
import type { SearchVocabulary } from "../vocabulary";
import { isArabicTrade } from "./arabic-trade";
import { cityWrittenAs } from "./city-words";
import { isNotThere } from "./not-there";

/** Words of a text that may name a place, and the text without them. */
export interface PlaceAmong {
  readonly place: string;
  readonly rest: string;
}

const MOST_WORDS = 3;
/** Of a text with more words than these the last are looked at: a place is said last. */
const MOST_TRIED = 8;
const LEAST_LETTERS = 4;
/** In front of a place in Arabic. */
const PLACE_WORDS: readonly string[] = ["في", "من", "قرب", "بمنطقة", "منطقة", "حوالين", "عند"];
const NAME = /^\p{L}[\p{L}\p{M}'’-]*$/u;
/** Names of places that say something else of a vehicle, of a person or of nothing, so that nobody is sent there by them alone. */
const SAID_OF_OTHERS: ReadonlySet<string> = new Set([
  ...LEFT_ALONE,
  ...ORDINARY_WORDS,
  ...FILLERS,
  ...NEGATIONS,
  ...ALTERNATIVES,
  ...(
    "bass bright broadway broke brooklyn butler casino clinton coldstream collie concord cook denham derby donald doreen eden elaine " +
    "eldorado elizabeth emerald figtree flowerpot forbes foster gordon grey hastings harvey hay henry jericho keith kelso laura lara lawson " +
    "lock loch lakelands marian marion meadows merino midland miles miranda mitchell moe nathan nelson newman officer orange ovens page " +
    "paradise parkinson penguin phillip plenty portland prospect rainbow reservoir retreat rhodes robe roma ross rye sale sandalwood " +
    "sandstone scone serpentine seymour shannon somerset stanley success sunshine theodore toko tully ultimo university uplands " +
    "virginia warner warren watson williams windsor wyoming young airport city beach valley bay creek hill hills lake north south east " +
    "west central coast mount park house island"
  ).split(" "),
]);
/**
 * The stretches of the words that nothing was read of that may name a place, longest first and of equals the last first: "work
 * ipswich", "wildtrak surfers paradise". A word that says something else of a vehicle is none by itself.
 * @param asked as it was written
 * @param meant its words read
 */
export function placesAmong(
  asked: Pick<VehicleQuery, "text">,
  meant: Pick<VehicleQuery, "text">,
  vocabulary: Pick<SearchVocabulary, "badges" | "nameWords" | "makes">,
): readonly PlaceAmong[] {
  const words = meant.text.split(/\s+/u).filter((word) => word !== "");
  const first = Math.max(0, words.length - MOST_TRIED);
  const found: PlaceAmong[] = [];
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    for (let at = words.length - count; at >= first; at -= 1) {
      const named = words.slice(at, at + count).map((word) => word.replace(/[,;:!?.،؟]+$/u, ""));
      const place = named.join(" ");
      const isLast = at + count === words.length;
      if (!isName(named, vocabulary) || isNotThere(asked.text, place, vocabulary.makes)) continue;
      if (!isLast && isArabic(place) && !isLed(asked.text, place)) continue;
      found.push({ place: cityWrittenAs(place) ?? place, rest: without(words, at, count) });
    }
  }
  return found;
}

const isArabic = (place: string) => /^\p{Script=Arabic}/u.test(place);
/** Whether a word that leads to a place stands in front: what is heard among other words is one then. */
const isLed = (text: string, place: string) =>
  PLACE_WORDS.some((lead) => ` ${text} `.includes(` ${lead} ${place}`));

function isName(
  words: readonly string[],
  { badges, nameWords }: Pick<SearchVocabulary, "badges" | "nameWords">,
): boolean {
  const keys = words.map(compactText);
  const [only = ""] = keys;
  const isOther = (key: string) =>
    SAID_OF_OTHERS.has(key) || badges.has(key) || nameWords.has(key) || isArabicTrade(key);
  if (!words.every((word) => NAME.test(word)) || keys.every(isOther)) return false;
  if (keys.length === 1 && only.length < LEAST_LETTERS && cityWrittenAs(only) === null) return false;
  return makesIn(words.join(" ")).length === 0 && !isKnownModel(keys.join(""));
}

function without(words: readonly string[], at: number, count: number): string {
  return [...words.slice(0, at), ...words.slice(at + count)].join(" ");
}
