import { isKnownMake } from "../../../make/known-makes";
import { isKnownModel } from "../../../make/known-models";
import { MODEL_TREE } from "../../attributes";
import { isParted, type Lexeme } from "../lexemes";
import { FILLERS } from "../name-words";
import type { PlacedReading } from "../readings";
import { phraseAt } from "../words/phrase-at";
import { OPTIONAL, SOFT_BEFORE, SOFT_BEHIND } from "./soft-words";

type Read = readonly PlacedReading[];

/** Begin what is demanded behind a wish. */
const DEMANDS: ReadonlySet<string> = new Set(
  "but must needs need however though otherwise 但 但是 必须 لكن ولكن لازم".split(" "),
);
/** In front of what is liked more, and between that and what is liked less. */
const LIKES: ReadonlySet<string> = new Set(
  "prefer prefers preference preferring افضل يفضل نفضل بفضل".split(" "),
);
const LESS: ReadonlySet<string> = new Set(["over", "to", "علي"]);
/** More words stand between no word and what is liked. */
const MOST_LIKED = 3;
/** How far in front a wish may begin whose words go on: the longest has one word more. */
const BACK: readonly number[] = Array.from(
  { length: Math.max(...[...SOFT_BEHIND, ...SOFT_BEFORE].map(({ length }) => length)) },
  (_, back) => back,
);
/** What a vehicle is: a wish only beside something that says so of every vehicle that is wanted. */
const KINDS: ReadonlySet<string> = new Set([...MODEL_TREE, "body", "item_type"]);

/**
 * "Leather if possible", "ideally white", "tow bar would be nice": the conditions that are no more than wishes, marked as
 * such; what is said not to be essential is told.
 */
export function withWishesMarked(read: Read, all: readonly Lexeme[]): Read {
  let marked = withoutLessLiked(read, all);
  for (let at = 0; at < all.length; at += 1) {
    const behind = phraseAt(all, at, SOFT_BEHIND);
    const before = phraseAt(all, at, SOFT_BEFORE);
    const optional = phraseAt(all, at, OPTIONAL);
    const length = Math.max(behind, before, optional);
    if (length === 0) continue;
    const back = lastBefore(marked, all, at);
    const ahead = nextBehind(marked, all, at + length);
    if (optional === length && (back.length > 0 || ahead.length === 0) && mayBeLeftOut(marked, back))
      marked = told(marked, back);
    else
      marked = wished(
        marked,
        behind !== length && ahead.length > 0 ? ahead : back.length > 0 ? back : ahead,
        all,
      );
    at += length - 1;
  }
  return marked;
}

const isCondition = (one: PlacedReading | undefined) => one?.kind === "values" || one?.kind === "range";
const isWishable = (one: PlacedReading | undefined) => isCondition(one) || one?.kind === "text";

/** The places of the last condition of a clause, and of what it is an alternative to. */
function lastBefore(read: Read, all: readonly Lexeme[], at: number): readonly number[] {
  let index = read.findLastIndex((one) => one.end <= at);
  const last = read[index];
  const isNear =
    last !== undefined &&
    !isParted(all, last.end - 1, at) &&
    all.slice(last.end, at).every(({ key }, next) => FILLERS.has(key) || isSoft(all, last.end + next));
  if (!isNear || !isWishable(last)) return [];
  const found = [index];
  while (read[index - 1]?.kind === "or" && isCondition(read[index - 2])) {
    index -= 2;
    found.push(index);
  }
  return found;
}

function isSoft(all: readonly Lexeme[], at: number): boolean {
  return BACK.some((back) =>
    [SOFT_BEHIND, SOFT_BEFORE].some((phrases) => phraseAt(all, at - back, phrases) > back),
  );
}

/** The places of the conditions that follow in the same clause. */
function nextBehind(read: Read, all: readonly Lexeme[], from: number): readonly number[] {
  const found: number[] = [];
  for (const [index, one] of read.entries()) {
    if (one.from < from) continue;
    const between = all.slice(from, one.from);
    const isNext =
      !between.some(({ key }) => DEMANDS.has(key)) && !isParted(all, Math.max(0, from - 1), one.from);
    if (!isNext || softBetween(all, from, one.from)) break;
    // "Preferably white under 20k": an amount behind something else is demanded.
    if (one.kind === "range" && found.length > 0) break;
    if (isWishable(one)) found.push(index);
  }
  return found;
}

function softBetween(all: readonly Lexeme[], from: number, end: number): boolean {
  return all.slice(from, end).some((_, index) => phraseAt(all, from + index, SOFT_BEHIND) > 0);
}

const isKind = (one: PlacedReading | undefined) => one?.kind === "values" && KINDS.has(one.meaning.attribute);

/** Whether something else says what kind of vehicle is wanted: "hilux optional canopy" is about no other. */
function mayBeLeftOut(read: Read, places: readonly number[]): boolean {
  return (
    !places.some((at) => isKind(read[at])) ||
    read.some((one, index) => !places.includes(index) && isKind(one))
  );
}

function wished(read: Read, places: readonly number[], all: readonly Lexeme[]): Read {
  const others = read.filter((_, index) => !places.includes(index));
  const isSaid = others.some(isKind);
  const isBeside = others.some(isCondition);
  return read.map((one, index) => {
    if (!places.includes(index)) return one;
    if (one.kind === "text") return isBeside && isWord(one, all) ? { ...one, isWish: true } : one;
    if (one.kind !== "values" && one.kind !== "range") return one;
    return isSaid || !isKind(one) ? { ...one, isWish: true } : one;
  });
}

/** "Pop top if possible"; a name that is not here is asked for, so is a number, and what stands between quotation marks. */
function isWord({ from, end }: PlacedReading, all: readonly Lexeme[]): boolean {
  const words = all.slice(from, end);
  const name = words.map(({ key }) => key).join("");
  return words.every(({ key }) => /^\p{L}/u.test(key)) && !isKnownMake(name) && !isKnownModel(name);
}

/** "I prefer petrol over diesel": what is liked less is told. */
function withoutLessLiked(read: Read, all: readonly Lexeme[]): Read {
  if (!all.some(({ key }) => LIKES.has(key))) return read;
  const isLiked = (at: number) =>
    all.slice(Math.max(0, at - MOST_LIKED), at).some(({ key }) => LIKES.has(key));
  return read.map((one) => {
    const index = read.findLastIndex((other) => isCondition(other) && other.end < one.end);
    const liked = read[index];
    const over = all.slice(liked?.end, one.end).findIndex(({ key }) => LESS.has(key));
    if (liked?.kind !== "values" || over < 0 || !isLiked(liked.from)) return one;
    const isOther = one.kind === "values" && one.meaning.attribute === liked.meaning.attribute;
    const isOver = one.kind === "text" && LESS.has(all[one.from]?.key ?? "");
    return isOther || isOver ? { kind: "aside", from: one.from, end: one.end } : one;
  });
}

function told(read: Read, places: readonly number[]): Read {
  return read.map((one, index) =>
    places.includes(index) && !("isWish" in one) ? { kind: "aside", from: one.from, end: one.end } : one,
  );
}
