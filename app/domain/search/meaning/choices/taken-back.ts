import { numberInWords } from "../amounts/number-words";
import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";
import { phraseAt } from "../words/phrase-at";

/** Years that are said by their last two digits. */
const CENTURY = 2_000;
const [LEAST_YEAR, MOST_YEAR] = [1, 49];

type Read = readonly PlacedReading[];

const list = (text: string) =>
  text
    .split(",")
    .map((phrase) => phrase.trim().split(" "))
    .toSorted((one, other) => other.length - one.length);

/** Between what was said first and what is meant; in the folded letters that words are compared in. */
const TURNS = list(
  "no wait i mean, no wait, wait no, no hang on, hang on no, hang on, wait actually, nah wait, nah actually, nah make it, nah make that, nah just, nah, yeah nah, nope, no make it, no make that, no sorry, sorry no, sorry i mean, sorry i meant, sorry, " +
    "no actually, actually no, actually make that, actually make it, actually i want, actually just, actually, oh actually, oops, whoops, scrap that, scratch that, strike that, forget that, ignore that, delete that, cancel that, make that, make it, i mean, i meant, or rather, or should i say, correction, " +
    "on second thoughts, on second thought, second thoughts, changed my mind, change of mind, just kidding, jk, " +
    "不对, 不是 我说, 我是说, 说错了, 改成, 算了, لا لا, لا قصدي, قصدي, اقصد, عفوا, لحظة, خلص",
);
/** In front of what is given up. */
const GIVEN_UP = list(
  "forget about the, forget about, forget the, forget, nevermind the, nevermind, never mind the, never mind, skip the, ditch the, scrap the, drop the, screw the, stuff the, had enough of, sick of, over the whole, no more",
);
/** Behind what is meant in place of what was said first. */
const IN_PLACE = "instead";
/** Stands for each of them in the words; no shopper types it. */
export const TURN = "\u0000turn";

/** The words with each turn of mind as one, which means nothing else: "no wait" leaves out nothing. */
export function withTurnsJoined(all: readonly Lexeme[]): readonly Lexeme[] {
  const words: Lexeme[] = [];
  for (let at = 0; at < all.length;) {
    const [one] = all.slice(at, at + 1);
    const length = phraseAt(all, at, TURNS);
    if (one === undefined) break;
    const raw = all
      .slice(at, at + length)
      .map((word) => word.raw)
      .join(" ");
    words.push(length === 0 ? one : { raw, key: TURN, isGlued: one.isGlued });
    at += Math.max(length, 1);
  }
  return words;
}

/**
 * "Red Hilux, no wait, white", "forget the ute, show me SUVs", "Corolla, or a Camry instead": what was said first and is taken
 * back goes, with the words that say so. What nothing stands against stays.
 */
export function withTakenBack(read: Read, all: readonly Lexeme[]): Read {
  const isTurn = (at: number) =>
    all[at]?.key === TURN || (all[at]?.key === IN_PLACE && all[at + 1]?.key !== "of");
  let kept = withoutGivenUp(withYearsAgain(read, all), all);
  for (const [at, { key }] of all.entries()) {
    if (key === TURN) kept = overruled(kept, at, at + 1);
    else if (isTurn(at)) kept = overruled(kept, lastBefore(kept, at), at);
  }
  return kept.filter(({ from, end }) => end !== from + 1 || !isTurn(from));
}

/** "A 2018 Falcon, I mean sixteen": two digits are a year where a year is taken back. */
function withYearsAgain(read: Read, all: readonly Lexeme[]): Read {
  if (!all.some(({ key }) => key === TURN)) return read;
  return read.map((one) => {
    const { from, end } = one;
    const value = all[from]?.amount?.value ?? numberInWords(all, from)?.value ?? 0;
    const isAgain = one.kind === "text" && all[from - 1]?.key === TURN && end === from + 1;
    const isYear = read.some(
      (other) => other.kind === "range" && other.attribute === "year" && other.end < from,
    );
    if (!isAgain || !isYear || value < LEAST_YEAR || value > MOST_YEAR) return one;
    const year = CENTURY + value;
    return { kind: "range", from, end, attribute: "year", range: { min: year, max: year } };
  });
}

type Condition = Extract<PlacedReading, { readonly kind: "values" | "range" }>;

const isCondition = (one: PlacedReading | undefined): one is Condition =>
  one?.kind === "values" || one?.kind === "range";

/** Where the last condition in front of a word begins; the word itself where there is none. */
function lastBefore(read: Read, at: number): number {
  return read.findLast((one) => isCondition(one) && one.end <= at)?.from ?? at;
}

const attributeOf = (one: Condition) => (one.kind === "values" ? one.meaning.attribute : one.attribute);

/** What takes the place of what was said of others: a model says its make and its body, and a body leaves no model. */
const OVERRULES: Readonly<Record<string, readonly string[]>> = {
  make: ["make_model", "model_badge", "badge"],
  make_model: ["make", "model_badge", "badge", "body", "item_type"],
  model_badge: ["make", "make_model", "badge", "body", "item_type"],
  body: ["make_model", "model_badge", "badge"],
  item_type: ["body", "make_model", "model_badge", "badge"],
};

function overruled(read: Read, before: number, from: number): Read {
  const meant = read.filter((one) => isCondition(one) && one.from >= from - 1 && one.from >= before);
  const attributes = new Set(
    meant.flatMap((one) => {
      const named = isCondition(one) ? attributeOf(one) : "";
      return [named, ...(OVERRULES[named] ?? [])];
    }),
  );
  const isOver = (one: PlacedReading) =>
    isCondition(one) && one.end <= before && attributes.has(attributeOf(one));
  const isLoose = (at: number) =>
    read[at]?.kind === "or" && [read[at - 1], read[at + 1]].some((one) => one !== undefined && isOver(one));
  return read.filter((one, at) => !isOver(one) && !isLoose(at));
}

/** "Forget the ute": what stands behind such words, where something else is asked for. */
function withoutGivenUp(read: Read, all: readonly Lexeme[]): Read {
  let kept = read;
  for (const at of all.keys()) {
    const length = phraseAt(all, at, GIVEN_UP);
    const index = kept.findIndex((one) => one.kind === "values" && one.from === at + length);
    if (length === 0 || index < 0) continue;
    let last = index;
    while (kept[last + 1]?.kind === "or" && isCondition(kept[last + 2])) last += 2;
    const end = kept[last]?.end ?? 0;
    const others = kept.filter((one) => one.end <= at || one.from >= end);
    if (others.some(isCondition)) kept = others;
  }
  return kept;
}
