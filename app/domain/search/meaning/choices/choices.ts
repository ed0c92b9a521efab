import { likeIn } from "../models/like-kind";
import type { PlacedReading } from "../readings";

type Read = readonly PlacedReading[];
type Some<One> = readonly [One, ...One[]];

/** What a text may ask for. Which it is decides what finds vehicles. */
export interface Choices<One> {
  /** The whole first: every following one asks for less. */
  readonly choices: Some<One>;
  /** "Corolla or similar": the models, and the same without them, to be asked of their kind; null for nothing of the kind. */
  readonly like: { readonly models: readonly string[]; readonly choices: Some<One> } | null;
}

/** All choices of one reading: each tells one wish more instead of asking for it, the last wish first. */
export function choicesOf(read: Read): Choices<Read> {
  const like = likeIn(read);
  return {
    choices: withFewerWishes(read),
    like: like === null ? null : { models: like.models, choices: withFewerWishes(like.told) },
  };
}

/** Something else made of each choice. */
export function eachChoice<One, Other>(
  { choices, like }: Choices<One>,
  other: (one: One) => Other,
): Choices<Other> {
  const each = ([first, ...others]: Some<One>): Some<Other> => [other(first), ...others.map(other)];
  return {
    choices: each(choices),
    like: like === null ? null : { models: like.models, choices: each(like.choices) },
  };
}

function withFewerWishes(read: Read): Some<Read> {
  const wishes = [...read.keys()].filter((at) => isWish(read[at]));
  const fewer = wishes.map((_, kept) => {
    const told = wishes.slice(wishes.length - 1 - kept);
    return read.map((one, at) => (told.includes(at) ? aside(one) : one));
  });
  return [read, ...fewer];
}

const isWish = (one: PlacedReading | undefined) => one !== undefined && "isWish" in one;

function aside({ from, end }: PlacedReading): PlacedReading {
  return { kind: "aside", from, end };
}
