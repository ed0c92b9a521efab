import { isKnownModel } from "../../../make/known-models";
import { makeOf } from "../../../make/make-of";
import { compactText } from "../../text";
import type { Lexeme } from "../lexemes";
import { NEGATIONS } from "../name-words";
import { readPhrase } from "../read-phrase";
import type { PlacedReading } from "../readings";
import type { SearchVocabulary } from "../vocabulary";
import { COMPARISONS } from "../choices/compared-models";
import { phraseAt } from "../words/phrase-at";
import { MAKE_WORDS } from "./make-words";
import { MODEL_WORDS } from "./model-words";

/** In Arabic dialects both "nor" and "or". */
const EITHER = "ولا";
/** Longer names stand in front of it. */
const MOST_BETWEEN = 5;

/** "海豹和Model 3哪个好": between two that are compared. */
const AND: ReadonlySet<string> = new Set(["和", "跟", "同", "与"]);
/** Makes and models as Arabic and Chinese call them, whether anybody here has one or not. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  [MAKE_WORDS, MODEL_WORDS]
    .flatMap((table) => Object.values(table))
    .flatMap((words) => words.split(", "))
    .filter((word) => /^[\p{Script=Arabic}\p{Script=Han}]+$/u.test(word)),
);

/** "i30 ولا توسان": between two makes or models, of which nothing is turned round, it says "or". */
export function isEither(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): boolean {
  const { key: between = "" } = all[at] ?? {};
  const isSaid =
    between === EITHER || (AND.has(between) && all.some((_, index) => phraseAt(all, index, COMPARISONS) > 0));
  if (!isSaid || all.slice(0, at).some(({ key }) => NEGATIONS.has(key))) return false;
  const isName = (from: number, end: number | null) => {
    const named = from < 0 ? null : readPhrase(all, from, vocabulary);
    const isTree = named?.kind === "values" && /^make/u.test(named.meaning.attribute);
    if (isTree) return end === null || named.end === end;
    return named === null && ELSEWHERE.has(all[from]?.key ?? "");
  };
  // "Outlander ٧ راكب ولا سورينتو": what is said of the first may stand between.
  const before = Array.from({ length: Math.min(at, MOST_BETWEEN) }, (_, back) => at - 1 - back);
  return before.some((from) => isName(from, null)) && isName(at + 1, null);
}

/**
 * "Demio or Nissan Tiida", "Civic or a Mitsubishi Colt" where the second is not here: its make is told with it, as nobody
 * asks for any other of that make; so is the first.
 */
export function withAbsentAlternativeTold(read: Read, all: readonly Lexeme[]): Read {
  const isModel = (one: PlacedReading | undefined) => isTree(one) && one.meaning.attribute === "make_model";
  const isAbsent = (make: PlacedReading | undefined, name: PlacedReading | undefined) =>
    isTree(make) &&
    make.meaning.attribute === "make" &&
    name?.kind === "text" &&
    make.end === name.from &&
    isKnownModel(
      all
        .slice(name.from, name.end)
        .map(({ key }) => key)
        .join(""),
    );
  const told = read.flatMap(({ kind }, or) => {
    if (kind !== "or") return [];
    const behind = isModel(read[or - 1]) && isAbsent(read[or + 1], read[or + 2]) ? [or, or + 1, or + 2] : [];
    return isModel(read[or + 1]) && isAbsent(read[or - 2], read[or - 1])
      ? [...behind, or - 2, or - 1, or]
      : behind;
  });
  return read.map((one, at) => (told.includes(at) ? { kind: "aside", from: one.from, end: one.end } : one));
}

type Names = Pick<SearchVocabulary, "makes" | "models">;
type Read = readonly PlacedReading[];

/**
 * "Mazda 2 or 3", "MX-5 or 86": beside "or" a short name of a model is read, which means too much to be read by itself.
 */
export function withAlternativesNamed(read: Read, all: readonly Lexeme[], names: Names): Read {
  let named = read;
  for (let at = 1; at < named.length; at += 1) {
    if (named[at]?.kind !== "or") continue;
    const behind = isTree(named[at - 1]) ? named[at - 1] : named[at - 2];
    named = withModel(named, all, at + 1, behind, names);
    named = withModel(named, all, at - 1, isTree(behind) ? behind : named[at + 1], names);
  }
  return named;
}

/** One word that nothing else is known of, as the model that it is beside another: of the same make, or of one alone. */
function withModel(
  read: Read,
  all: readonly Lexeme[],
  at: number,
  beside: PlacedReading | undefined,
  { makes, models }: Names,
): Read {
  const one = read[at];
  if (one?.kind !== "text" || one.end - one.from !== 1 || !isTree(beside)) return read;
  const { key = "" } = all[one.from] ?? {};
  const called = key === "" ? [] : calledSo(key, models, makes);
  const own = called.filter((model) => makesOf(beside, makes).includes(makeOf(model, makes) ?? ""));
  const [only, ...others] = own.length > 0 ? own : key.length > 1 ? called : [];
  if (only === undefined || others.length > 0) return read;
  const meaning = { attribute: "make_model", values: [only] } as const;
  return read.with(at, { kind: "values", from: one.from, end: one.end, meaning });
}

/** The models of a name; where there is none, the utes of that name: a "Commodore" among them. */
function calledSo(key: string, models: readonly string[], makes: readonly string[]): readonly string[] {
  const named = models.filter((model) => nameOf(model, makes) === key);
  return named.length > 0 ? named : models.filter((model) => nameOf(model, makes) === `${key}ute`);
}

type Tree = Extract<PlacedReading, { readonly kind: "values" }>;

function isTree(one: PlacedReading | undefined): one is Tree {
  return one?.kind === "values" && ["make", "make_model"].includes(one.meaning.attribute);
}

function makesOf({ meaning: { attribute, values } }: Tree, makes: readonly string[]): readonly string[] {
  return attribute === "make" ? values : values.flatMap((value) => makeOf(value, makes) ?? []);
}

function nameOf(model: string, makes: readonly string[]): string {
  return compactText(model.slice(makeOf(model, makes)?.length ?? 0));
}
