import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";
import { phraseAt } from "../words/phrase-at";

type Read = readonly PlacedReading[];

const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));

/** Said where vehicles are weighed against each other; in the folded letters that words are compared in. */
export const COMPARISONS = list(
  "vs, versus, compare, compared, comparing, comparison, better, which one, which is, which ones, difference between, differences between, difference, " +
    "قارن, مقارنة, مقارنه, الفرق بين, فرق, احسن, افضل, ايهما, ايهم, 哪个更好, 哪个好, 哪个, 哪一个, 哪款好, 哪款更好, 哪款, 还是, 对比, 相比, 区别",
);
/** What may be said of one of them alone. */
const TRAITS = ["fuel", "drive", "transmission", "body"];

/**
 * "Compare a CX-5 with a RAV4 hybrid": what is said of one of two models that are compared, marked as such, as no filter
 * asks for it of one alone.
 */
export function withTraitsOfOne(read: Read, all: readonly Lexeme[]): Read {
  const models = read.flatMap((one) => (isOf(one, ["make_model", "model_badge"]) ? [one] : []));
  if (models.length < 2 || !all.some((_, at) => phraseAt(all, at, COMPARISONS) > 0)) return read;
  const isBeside = (one: PlacedReading) =>
    models.some((model) => model.end === one.from || one.end === model.from);
  return read.map((one) =>
    one.kind === "values" && isOf(one, TRAITS) && isBeside(one) ? { ...one, isOfOne: true } : one,
  );
}

/** The readings with what is said of one told; null where nothing is. */
export function withoutTraitsOfOne(read: Read): Read | null {
  const isTrait = (one: PlacedReading) => one.kind === "values" && one.isOfOne === true;
  if (!read.some(isTrait)) return null;
  return read.map((one) => (isTrait(one) ? { kind: "aside", from: one.from, end: one.end } : one));
}

const isOf = (one: PlacedReading, attributes: readonly string[]) =>
  one.kind === "values" && attributes.includes(one.meaning.attribute);
