import { modelAndBadge } from "../../model-tree";
import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";
import { phraseAt } from "../words/phrase-at";
import { LIKE, LIKE_A, OR_ANOTHER, OR_SIMILAR } from "./like-words";

type Read = readonly PlacedReading[];

/** As many seats as few kinds of vehicles have. */
const MANY_SEATS = 6;
/** In front of the make that is wanted instead. */
const BUT: ReadonlySet<string> = new Set(["but", "only", "بس", "لكن", "但", "但是"]);
/** What a shopper may want another one of: "Leaf or another EV". */
const OTHERS = ["body", "fuel", "item_type", "categories"];
/** What may be said of it in front. */
const SAID_FIRST = ["seats", "car_type", "colour", "transmission", "drive"];

/**
 * "Tarago or similar people mover", "something like a Corolla": a model that may be another as well is told where its kind is
 * named; elsewhere it is marked, as it stands for its kind. A make alone is told beside a kind and stays without one.
 */
export function withLikeTold(read: Read, all: readonly Lexeme[]): Read {
  const like = [...read.keys()].filter((at) => isName(read[at]) && isLike(read, all, at));
  if (like.length === 0) return read;
  const otherMake = makeInstead(read, all, like);
  if (otherMake !== null) return read.map((one, at) => (otherMake.includes(at) ? aside(one) : one));
  const names = [...like, ...like.flatMap((at) => alternativesBefore(read, at))];
  const others = like.flatMap((at) => anotherBehind(read, all, at));
  const isTold = others.length > 0 || read.some((one, at) => !names.includes(at) && namesKind(one));
  const told = names.flatMap((at) => gradeBehind(read, all, at)).concat(others);
  return read.map((one, at) => {
    if (told.includes(at)) return aside(one);
    if (!names.includes(at) || one.kind !== "values") return one;
    if (isTold) return aside(one);
    return isModel(one) ? { ...one, isLike: true } : one;
  });
}

/** "Something like a CX-5 but Toyota", "but no Mazda": the places of what is told where another make is asked for; null where none is. */
function makeInstead(read: Read, all: readonly Lexeme[], like: readonly number[]): readonly number[] | null {
  const [first = read.length] = like;
  const isOther = (one: PlacedReading) =>
    (isOf(one, ["make"]) && BUT.has(all[one.from - 1]?.key ?? "")) ||
    (one.kind === "except" && one.meaning.attribute === "make");
  const make = read.findIndex((one, at) => at > first && isOther(one));
  if (make === -1) return null;
  return [...read.keys()].filter(
    (at) => at >= first && at < make && (isName(read[at]) || read[at]?.kind === "text"),
  );
}

/** The models that stand for their kind, and the readings with them told; null where there are none. */
export function likeIn(read: Read): { readonly models: readonly string[]; readonly told: Read } | null {
  const models = read.flatMap((one) =>
    one.kind === "values" && one.isLike
      ? one.meaning.values.map((value) => modelAndBadge(value)?.makeModel ?? value)
      : [],
  );
  // Others have other badges.
  const told = read.map((one) =>
    one.kind === "values" && (one.isLike || isOf(one, ["badge"])) ? aside(one) : one,
  );
  return models.length === 0 ? null : { models, told };
}

const aside = ({ from, end }: PlacedReading): PlacedReading => ({ kind: "aside", from, end });
const isOf = (one: PlacedReading | undefined, attributes: readonly string[]) =>
  one?.kind === "values" && attributes.includes(one.meaning.attribute);
const isModel = (one: PlacedReading | undefined) => isOf(one, ["make_model"]);
const isName = (one: PlacedReading | undefined) => isOf(one, ["make", "make_model"]);

function isLike(read: Read, all: readonly Lexeme[], at: number): boolean {
  const [name, before] = [read[at], read[at - 1]];
  if (name === undefined) return false;
  const isLed = before?.kind === "aside" && before.end === name.from && endsLike(all, before);
  // "A ute like a Ranger".
  const isKindLed =
    before !== undefined && isOf(before, ["body"]) && isLikeBetween(all, before.end, name.from);
  const end = read[gradeBehind(read, all, at).at(-1) ?? at]?.end ?? name.end;
  return isLed || isKindLed || phraseAt(all, end, OR_SIMILAR) > 0 || anotherBehind(read, all, at).length > 0;
}

const isLikeBetween = (all: readonly Lexeme[], from: number, end: number) =>
  end > from && from + phraseAt(all, from, LIKE) === end;

/** Whether a wish ends in what makes the next name one of many. */
function endsLike(all: readonly Lexeme[], { from, end }: PlacedReading): boolean {
  return Array.from({ length: end - from }, (_, index) => from + index).some(
    (at) => at + phraseAt(all, at, LIKE_A) === end,
  );
}

/** The places of the words that ask for another one behind a name; none where they ask for no other. */
function anotherBehind(read: Read, all: readonly Lexeme[], at: number): readonly number[] {
  const { end = 0 } = read[at] ?? {};
  const length = phraseAt(all, end, OR_ANOTHER);
  const next = read.findIndex((one) => one.from >= end + length);
  const words = [...read.keys()].slice(at + 1, next);
  // "EV9 or other seven seat electrics".
  const kind = isOf(read[next], SAID_FIRST) ? read[next + 1] : read[next];
  return length > 0 && isOf(kind, OTHERS) ? words : [];
}

/** The places of what stands between a name and the words that make it one of many: "Ranger XLT or similar". */
function gradeBehind(read: Read, all: readonly Lexeme[], at: number): readonly number[] {
  const found: number[] = [];
  for (let index = at + 1; index < read.length; index += 1) {
    const [one, last] = [read[index], read[index - 1]];
    const isNext = one !== undefined && last !== undefined && one.from === last.end;
    const isGrade = one?.kind === "text" || (one?.kind === "values" && one.meaning.attribute === "badge");
    if (!isNext || !isGrade) return [];
    found.push(index);
    if (phraseAt(all, one.end, OR_SIMILAR) > 0) return found;
  }
  return [];
}

/** "Corolla or i30 or similar": all names in a row. */
function alternativesBefore(read: Read, at: number): readonly number[] {
  const found: number[] = [];
  for (let index = at; read[index - 1]?.kind === "or" && isName(read[index - 2]); index -= 2)
    found.push(index - 2);
  return found;
}

function namesKind(one: PlacedReading): boolean {
  if (one.kind === "range") return one.attribute === "sleeps";
  if (one.kind !== "values" || one.meaning.values.length === 0) return false;
  const { attribute, values } = one.meaning;
  if (attribute === "seats") return values.every((seats) => Number(seats) >= MANY_SEATS);
  // A car may have any body.
  return ["body", "item_type", "categories"].includes(attribute) && String(values) !== "car";
}
