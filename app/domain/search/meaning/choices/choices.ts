import { likeIn } from "../models/like-kind";
import type { PlacedReading } from "../readings";
import { withoutTraitsOfOne } from "./compared-models";

type Read = readonly PlacedReading[];
type Some<One> = readonly [One, ...One[]];

/** What a text may ask for. Which it is decides what finds vehicles. */
export interface Choices<One> {
  /** The whole first: every following one asks for less. */
  readonly choices: Some<One>;
  /** "Corolla or similar": the models, and the same without them, to be asked of their kind; null for nothing of the kind. */
  readonly like: { readonly models: readonly string[]; readonly choices: Some<One> } | null;
  /** What is left where what is said of one of several models hides another; null where nothing is said of one. */
  readonly compared: Some<One> | null;
}

/**
 * All choices of one reading: each tells one wish more instead of asking for it, the last wish first; the last takes words that
 * mean two things by the other.
 */
export function choicesOf(read: Read): Choices<Read> {
  const like = likeIn(read);
  const compared = withoutTraitsOfOne(read);
  return {
    choices: withFewerWishes(read),
    like: like === null ? null : { models: like.models, choices: withFewerWishes(like.told) },
    compared: compared === null ? null : withFewerWishes(compared),
  };
}

/** Something else made of each choice. */
export function eachChoice<One, Other>(
  { choices, like, compared }: Choices<One>,
  other: (one: One) => Other,
): Choices<Other> {
  const each = ([first, ...others]: Some<One>): Some<Other> => [other(first), ...others.map(other)];
  return {
    choices: each(choices),
    like: like === null ? null : { models: like.models, choices: each(like.choices) },
    compared: compared === null ? null : each(compared),
  };
}

/** More choices than this are not asked one by one: the engine would count each. */
const MOST_STEPS = 6;

function withFewerWishes(read: Read): Some<Read> {
  const wishes = [...read.keys()].filter((at) => isWish(read[at]));
  const counts = wishes.map((_, step) => step + 1);
  const fewer = counts
    .filter((count) => count < MOST_STEPS || count === wishes.length)
    .map((count) => {
      const told = wishes.slice(wishes.length - count);
      return read.map((one, at) => (told.includes(at) ? aside(one) : one));
    });
  const least = fewer.at(-1) ?? read;
  return [read, ...fewer, ...(read.some(hasOther) ? [least.map(inOtherWords)] : [])];
}

const hasOther = (one: PlacedReading) => one.kind === "values" && one.orElse !== undefined;

/** A word that means two things, by the other. */
function inOtherWords(one: PlacedReading): PlacedReading {
  if (one.kind !== "values" || one.orElse === undefined) return one;
  return { kind: "values", from: one.from, end: one.end, meaning: one.orElse };
}

const isWish = (one: PlacedReading | undefined) => one !== undefined && "isWish" in one;

function aside({ from, end }: PlacedReading): PlacedReading {
  return { kind: "aside", from, end };
}
