import { isKnownGrade } from "../../../make/known-grades";
import { isKnownModel } from "../../../make/known-models";
import { compactText } from "../../text";
import { isParted, type Lexeme } from "../lexemes";
import { ALTERNATIVES, FILLERS, NEGATIONS } from "../name-words";
import { COMMON } from "../needs/chance-words";
import type { PlacedReading } from "../readings";
import type { SearchVocabulary } from "../vocabulary";
import { isWholeBadge, type KnownBadge } from "./badge-index";
import { isTextKind } from "../words/text-kinds";
import { isOwn, type BadgeOwner } from "./badge-owners";
import { looseWords, type LooseWords } from "./loose-words";

/** A stretch of words that names badges. */
export interface NamedBadges {
  readonly from: number;
  readonly end: number;
  /** Null where neither a make nor a model is named. */
  readonly owner: BadgeOwner | null;
  readonly badges: readonly KnownBadge[];
  /** Whether they are named whole. */
  readonly isWhole: boolean;
}

/** What badges are looked for in. */
interface Text {
  readonly read: readonly PlacedReading[];
  readonly all: readonly Lexeme[];
  readonly owners: readonly BadgeOwner[];
  readonly loose: LooseWords;
  readonly byWords: ReadonlyMap<string, readonly KnownBadge[]>;
  /** What was named so far. */
  readonly found: readonly NamedBadges[];
}

/** Words that one badge of the stock at least has. */
interface Stretch {
  readonly from: number;
  readonly end: number;
  readonly letters: string;
  readonly known: readonly KnownBadge[];
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** What utes and trucks have of any name. */
const CABS = set("cab cabs chassis crew single dual double wide");
/** Words of badges that are said of others as well: alone they name none of those. */
const SHARED: ReadonlySet<string> = new Set([
  ...CABS,
  ...set(
    "primemover van long short range edition line series pack package auto high roof prime mover sleeper inch",
  ),
]);
/** How long a van is, whatever its cab. */
const LENGTHS = set("lwb mwb swb xlwb elwb");
/** Behind a badge, where it says nothing more: "Hino crew cab" of a "Crew". */
const TAILS = set("cab cabs badge edition grade model models spec trim variant version");
/** The longest badges have five words. */
const MOST_WORDS = 5;
/** More ticked boxes than this are no filter any more. */
const MOST_BADGES = 12;

/**
 * Every stretch of words that names badges, the longest at each place: of the make or model that is nearest in front of it, else
 * behind it; where none is named, of any model, if the words are a badge and nothing else.
 */
export function badgesNamed(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
  vocabulary: Pick<SearchVocabulary, "badgeIndex" | "phrases">,
  owners: readonly BadgeOwner[],
): readonly NamedBadges[] {
  const found: NamedBadges[] = [];
  const { byWords } = vocabulary.badgeIndex;
  const text = { read, all, owners, loose: looseWords(read, all, vocabulary, owners), byWords, found };
  for (let at = 0; at < all.length;) {
    const named = isNegated(text, at) ? null : longestAt(text, at);
    if (named !== null) found.push(named);
    at = named?.end ?? at + 1;
  }
  return found;
}

function longestAt(text: Text, from: number): NamedBadges | null {
  for (let end = Math.min(from + MOST_WORDS, text.all.length); end > from; end -= 1) {
    const letters = text.loose.lettersOf(from, end);
    const known = letters === null ? undefined : text.byWords.get(letters);
    if (letters === null || known === undefined || isParted(text.all, from, end - 1)) continue;
    const stretch = { from, end, letters, known };
    const named = text.owners.length === 0 ? ofAnyModel(text, stretch) : ofNamed(text, stretch);
    if (named !== null) return { ...named, end: tailEnd(text, end) };
  }
  return null;
}

function tailEnd({ all, loose }: Text, end: number): number {
  const isTail = TAILS.has(all[end]?.key ?? "") && loose.isText(end) && !isParted(all, end - 1, end);
  return isTail ? end + 1 : end;
}

/** Without a make or model: a grade that is known by its name, of every model that has it. */
function ofAnyModel({ read }: Text, { from, end, letters, known }: Stretch): NamedBadges | null {
  const isTurned = read.some(({ kind }) => kind === "except");
  const isEither = read.some(
    ({ kind, from: or, end: last }) => kind === "or" && (last === from || or === end),
  );
  // "Curtainsider or pantech": no text is looked for either way.
  const isGrade = (isKnownGrade(letters) && !COMMON.has(letters)) || (isEither && isTextKind(letters));
  const isWhole = isGrade && known.some((badge) => isWholeBadge(letters, badge));
  if (isTurned || !isWhole || !areFew(known)) return null;
  return { from, end, owner: null, badges: known, isWhole };
}

function ofNamed(text: Text, stretch: Stretch): NamedBadges | null {
  const { from, end } = stretch;
  for (const owner of nearestFirst(text, stretch)) {
    const whole = wholeOf(text, stretch, owner);
    const isWhole = whole.length > 0;
    // "Isuzu tipper" is any of theirs, one with more axles as well.
    const isAny = owner.makes.length > 0 || !isWhole;
    const badges = isAny ? [...new Set([...whole, ...partsOf(stretch, owner)])] : whole;
    const isMeant = badges.length > 0 && areFew(badges) && isSaidOf(text, stretch, owner, isWhole);
    if (isMeant) return { from, end, owner, badges, isWhole };
  }
  return null;
}

function areFew(badges: readonly KnownBadge[]): boolean {
  return new Set(badges.map(({ name }) => name)).size <= MOST_BADGES;
}

/**
 * What is named in front, the nearest first, and then what is named behind. "Kluger or Grande Prado": what stands between "or" and a
 * name is said of that name.
 */
function nearestFirst({ read, owners }: Text, { from, end }: Stretch): readonly BadgeOwner[] {
  const behind = owners.filter(({ at }) => at !== null && (read[at]?.from ?? 0) >= end);
  const isLed = behind.some(({ at }) => at !== null && read[at]?.from === end);
  const or = isLed ? read.findLastIndex((one) => one.kind === "or" && one.end <= from) : -1;
  const before = owners.filter((owner) => !behind.includes(owner) && (owner.at === null || owner.at > or));
  return [...before.toReversed(), ...behind];
}

/**
 * Badges that are named whole; those of a longer name where the model itself has none: "i30 N" of an i30 Sedan, if no other body
 * is asked for.
 */
function wholeOf({ read }: Text, { letters, known }: Stretch, owner: BadgeOwner): readonly KnownBadge[] {
  // "HiAce LWB" is any of that length, a "LWB Crew" as well.
  const isOfLength = (badge: KnownBadge) => LENGTHS.has(letters) && badge.words[0] === letters;
  const whole = known.filter((badge) => isWholeBadge(letters, badge) || isOfLength(badge));
  const own = whole.filter((badge) => isOwn(badge, owner));
  const isOfBody = read.some((one) => one.kind === "values" && one.meaning.attribute === "body");
  if (own.length > 0 || isOfBody) return own;
  return whole.filter(({ makeModel }) =>
    owner.models.some((model) => makeModel.startsWith(`${model} `) && !isKnownModel(compactText(makeModel))),
  );
}

/** Badges of which the words are a part. A letter is one only at the end: "130 S" and no "S line". */
function partsOf({ letters, known }: Stretch, owner: BadgeOwner): readonly KnownBadge[] {
  const own = SHARED.has(letters) ? [] : known.filter((badge) => isOwn(badge, owner));
  return letters.length > 1 ? own : own.filter(({ words }) => words.at(-1) === letters);
}

/**
 * Frequent words are badges only beside the name, with conditions and other badges between at most, and where nothing is called so behind them: no
 * "Kluger with sport seats". What several names have of trucks and utes is said of all: "Hino or Isuzu crew cab".
 */
function isSaidOf(
  { read, all, owners, loose, byWords, found }: Text,
  { from, end, letters }: Stretch,
  owner: BadgeOwner,
  isWhole: boolean,
): boolean {
  const isEvery = (words: ReadonlySet<string>) => all.slice(from, end).every(({ key }) => words.has(key));
  const isOfSeveral =
    owners.length > 1 || (owner.at === null && owner.makes.length + owner.models.length > 1);
  if (isOfSeveral && isEvery(CABS)) return false;
  const isFrequent = COMMON.has(letters) || FILLERS.has(letters) || letters.length === 1;
  if (!isFrequent) return isWhole || !isEvery(COMMON);
  const name = owner.at === null ? undefined : read[owner.at];
  if (name === undefined) return isWhole && all.length === end - from;
  const [first, last] = name.from < from ? [name.end, from] : [end, name.from];
  const between = Array.from({ length: Math.max(last - first, 0) }, (_, at) => first + at);
  // "Everest Titanium Platinum Sport", whichever of them are here.
  const isGrade = (at: number) => {
    const key = all[at]?.key ?? "";
    const isOwnGrade = (badge: KnownBadge) => isOwn(badge, owner) && isWholeBadge(key, badge);
    return isKnownGrade(key) || byWords.get(key)?.some(isOwnGrade) === true;
  };
  const isRead = (at: number) =>
    loose.isRead(at) || isGrade(at) || found.some((one) => one.from <= at && at < one.end);
  const isBeside = between.every((at) => isRead(at) && !isParted(all, at, at + 1));
  const isTail = TAILS.has(all[end]?.key ?? "") || isGrade(end);
  const isFollowed = loose.isText(end) && !isParted(all, end - 1, end) && !isTail;
  return isBeside && (!isFollowed || name.from === end);
}

/** "Not the XLT", "not the XL or XLT". */
function isNegated(text: Text, at: number): boolean {
  const { read, all } = text;
  if (ALTERNATIVES.has(all[at - 1]?.key ?? "") && at > 2 && isNegated(text, at - 2)) return true;
  const before = FILLERS.has(all[at - 1]?.key ?? "") ? at - 2 : at - 1;
  const isTurned = [before, at - 1].some((place) => NEGATIONS.has(all[place]?.key ?? ""));
  return isTurned || read.some((one) => one.kind === "except" && one.end === at);
}
