import { isKnownModel } from "../../../make/known-models";
import { alternativesTo } from "../../attributes";
import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";
import { isOfTextKind } from "../words/text-kinds";

/**
 * "Tesla or Polestar" where one of them is not here: the other is asked for, and words between alternatives that name
 * nothing of the stock are told.
 */
export function withAlternativesApart(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
): readonly PlacedReading[] {
  const keys = all.map(({ key }) => key);
  const isName = (at: number) => {
    const one = read[at];
    const attribute = one?.kind === "values" ? one.meaning.attribute : null;
    return attribute === "badge" || (attribute !== null && alternativesTo("make").includes(attribute));
  };
  const isText = (at: number, form: RegExp) => {
    const one = read[at];
    const words = all.slice(one?.from, one?.end);
    // "Prime mover, Scania or Volvo": a kind is said of both.
    const isBeside = read[at - 1]?.kind === "or" || read[at + 1]?.kind === "or";
    const isKind = !isBeside && words.some((_, index) => isOfTextKind(keys, (one?.from ?? 0) + index));
    return one?.kind === "text" && !isKind && words.every(({ key }) => form.test(key));
  };
  const ors = [...read.keys()].filter((at) => read[at]?.kind === "or");
  const elsewhere = ors.flatMap((or) => besideKind(read, all, or));
  if (elsewhere.length > 0)
    return read.map((one, at) =>
      elsewhere.includes(at) ? { kind: "aside", from: one.from, end: one.end } : one,
    );
  if (!ors.some((at) => isName(at - 1) || isName(at + 1))) return read;
  const apart = new Set<number>();
  const isNext = (at: number) => read[at]?.end === read[at + 1]?.from;
  // "Grande Kluger or Prado", "Golf or i30 N": what stands against one of two names, the other need not have.
  for (const or of ors.filter((at) => isName(at + 1))) {
    let name = or - 1;
    while (isText(name, /^\p{L}/u)) name -= 1;
    if (!isName(name)) continue;
    for (let at = name - 1; isText(at, /^\p{L}/u) && isNext(at); at -= 1) apart.add(at);
    for (let at = or + 2; isText(at, /^\p{L}/u) && isNext(at - 1); at += 1) apart.add(at);
  }
  for (const or of ors) {
    for (let at = or - 1; isText(at, /^\p{L}/u); at -= 1) apart.add(at);
    // "Polestar 2" is a name whole; a number alone may be a stock number.
    const form = isText(or + 1, /^\p{L}/u) ? /^[\p{L}\p{N}]/u : /^\p{L}/u;
    for (let at = or + 1; isText(at, form); at += 1) apart.add(at);
  }
  return read.map((one, at) => (apart.has(at) ? { kind: "aside", from: one.from, end: one.end } : one));
}

const KINDS: readonly string[] = ["body", "item_type"];

/**
 * "Wagon or Forester" where there is no Forester: the model that is not here, beside a kind that is.
 */
function besideKind(read: readonly PlacedReading[], all: readonly Lexeme[], or: number): readonly number[] {
  const isKind = (one: PlacedReading | undefined) =>
    one?.kind === "values" && KINDS.includes(one.meaning.attribute);
  const isModel = (one: PlacedReading | undefined) =>
    one?.kind === "text" &&
    isKnownModel(
      all
        .slice(one.from, one.end)
        .map(({ key }) => key)
        .join(""),
    );
  const isHere = (one: PlacedReading | undefined) =>
    one?.kind === "values" && ["make_model", "model_badge"].includes(one.meaning.attribute);
  const [before, behind] = [read[or - 1], read[or + 1]];
  // "Focus wagon or Commodore wagon" are two models.
  if (isHere(read[or - 2]) || isHere(read[or + 2])) return [];
  if (isKind(before) && isModel(behind)) return [or + 1];
  return isModel(before) && isKind(behind) ? [or - 1] : [];
}
