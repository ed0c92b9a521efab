import { makeOf } from "../../../make/make-of";
import { NOT_ONWARDS } from "../amount-words";
import { isParted, type Lexeme } from "../lexemes";
import { phraseAt } from "../words/phrase-at";
import type { PlacedReading } from "../readings";
import type { SearchVocabulary } from "../vocabulary";

type Read = readonly PlacedReading[];
type Values = Extract<PlacedReading, { readonly kind: "values" }>;

const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** Models that are called by an ordinary word, and what stands behind the word where it is that: "escape the city". */
const FOLLOWED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    fit: "in into inside under on for my our the it all a an two three four five everything comfortably easily",
    escape: "the from to this my our it all into",
    focus: "on",
    accent: "on",
    rush: "to the into it me hour job",
    note: "that the this to i my",
    wish: "to for that i list",
    jazz: "up it",
    leaf: "spring springs sprung suspension blower",
    swift: "reply response answer delivery sale service turnaround",
    soul: "of",
    seal: "of on",
    up: "to for and the on",
  }).map(([name, words]) => [name, set(words)] as const),
);
/** Of these, what is done: "must fit", "to escape", "the dog fits". */
const DONE = set("fit escape focus rush note wish go");
/** In front of what is done. */
const DOES = set(
  "to will can cant wont could would should must might may doesnt dont does not it they that please",
);
/** Of these, words so frequent that they are names only where nothing unknown stands in front. */
const FREQUENT = set("fit up note rush wish go");
/** In front of one that is a name all the same. */
const LEADS = set(
  "a an any the used new want need buy buying find for sell selling older newer cheap cheaper cheapest reliable or and vs versus",
);
/** The same in two words. */
const LED = ["show me", "give me", "price of", "prices of", "cost of", "value of"].map((words) =>
  words.split(" "),
);
/** In front of several of a model: "are there any fits". */
const SEVERAL = set("any sell selling used new second cheap more or");
/** Behind "swift and", where it is no model. */
const PAIRED = set("fast easy quick simple smooth efficient painless friendly professional");
const PLACES = set("city state location_name dealership_name");

/**
 * "So the dog fits" is no Honda Fit and "escape the city" no Ford: the name of a model that is an ordinary word is told where
 * the words around make it one; beside its make, or with a capital letter that its text has not, it is the model.
 */
export function withOrdinaryNamesApart(
  read: Read,
  all: readonly Lexeme[],
  { makes }: Pick<SearchVocabulary, "makes">,
): Read {
  return read.map((one, at) => {
    const word = all[one.from]?.key ?? "";
    const name = one.kind === "values" && one.end - one.from === 1 ? ordinaryName(one, word, makes) : null;
    const isName = isWritten(one, all, name === word) || isBesideMake(read, one, makes);
    return name === null || isName || !isSaid(read, at, all, name)
      ? one
      : { kind: "aside", from: one.from, end: one.end };
  });
}

/** The ordinary word that a model is called by; null where it is called otherwise. */
function ordinaryName({ meaning }: Values, word: string, makes: readonly string[]): string | null {
  if (meaning.attribute !== "make_model") return null;
  const [model = ""] = meaning.values;
  const name = model.slice((makeOf(model, makes)?.length ?? -1) + 1).toLowerCase();
  return FOLLOWED.has(name) && [name, `${name}s`, `${name}es`].includes(word) ? name : null;
}

/** A capital letter within a text of small ones is typed for a name. */
function isWritten(one: PlacedReading, all: readonly Lexeme[], isWhole: boolean): boolean {
  const isShouted = all.every(({ raw }) => raw === raw.toUpperCase());
  return isWhole && one.from > 0 && /^\p{Lu}/u.test(all[one.from]?.raw ?? "") && !isShouted;
}

function isBesideMake(read: Read, one: PlacedReading, makes: readonly string[]): boolean {
  if (one.kind !== "values") return false;
  const own = new Set(one.meaning.values.map((model) => makeOf(model, makes)));
  const isOwn = ({ attribute, values }: Values["meaning"]) =>
    attribute === "make" && values.some((make) => own.has(make));
  return read.some((other) => other.kind === "values" && isOwn(other.meaning));
}

/** Whether the words around make it one of the language. */
function isSaid(read: Read, at: number, all: readonly Lexeme[], name: string): boolean {
  const { from = 0, end = 0 } = read[at] ?? {};
  const before = isParted(all, Math.max(from - 1, 0), from) ? "" : (all[from - 1]?.key ?? "");
  const next = isParted(all, from, end) ? "" : (all[end]?.key ?? "");
  const isSeveral = SEVERAL.has(before) || all[from - 1]?.amount !== undefined;
  // "Escapes" with nothing in front are several of one, "escapes the city" is followed.
  const isBent = DONE.has(name) && all[from]?.key !== name && !isSeveral && before !== "";
  const isLed = LEADS.has(before) || isSeveral || phraseAt(all, from - 2, LED) > 0;
  const isUnled = FREQUENT.has(name) && before !== "" && !isLed && !isCondition(read[at - 1], from);
  const isPaired = name === "swift" && next === "and" && PAIRED.has(all[end + 1]?.key ?? "");
  const isFollowed = FOLLOWED.get(name)?.has(next) === true && !saysMore(read[at + 1], end);
  const isOnSale = next === "on" && NOT_ONWARDS.has(all[end + 1]?.key ?? "");
  return isBent || isUnled || isPaired || (DONE.has(name) && DOES.has(before)) || (isFollowed && !isOnSale);
}

function isCondition(one: PlacedReading | undefined, end: number): boolean {
  return one !== undefined && one.end === end && (one.kind === "values" || one.kind === "range");
}

/** "Focus on the Gold Coast", "Fit under 10k". */
function saysMore(one: PlacedReading | undefined, from: number): boolean {
  const isAmount = one?.kind === "range" && one.from === from;
  return isAmount || one?.kind === "near" || (one?.kind === "values" && PLACES.has(one.meaning.attribute));
}
