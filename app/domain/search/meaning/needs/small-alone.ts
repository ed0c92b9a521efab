import { isParted, type Lexeme } from "../lexemes";
import { FILLERS } from "../name-words";
import type { PlacedReading } from "../readings";
import type { SearchVocabulary } from "../vocabulary";

const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** Says how large a vehicle shall be; in the folded letters that words are compared in. */
const SMALL = set(
  "small smaller smallish little wee compact tiny صغيرة صغيره صغير اصغر صغننة صغنونة صغنن 小 小型 细 小一点",
);
/** Says the same of what shall not be looked for: "selling the big car". */
const SAYS_WHAT = ["body", "make_model", "badge", "seats", "categories"];
/** Said of a vehicle behind its size: "small Toyota", "small hybrid". */
const SAID_OF_IT = ["make", "fuel", "transmission", "drive", "colour", "car_type"];
/** In front of it, where it is what somebody has, or not wanted. */
const TURNED = set("too not isnt no nothing very 太 不 唔 مو مش");
/** What else is small: "small budget", "little dog". */
const FOLLOWS = set(
  "with and for but to under up around below less max or that which not no so as in on please thats auto automatic manual petrol diesel hybrid electric cheap used new red white black blue grey silver",
);

/**
 * "Something quiet, smaller, for around thirty thousand": a size by itself asks for a small car, where nothing else says what
 * it shall be; beside a body or a name it is told.
 */
export function withSmallRead(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
  { usual, excludable }: SearchVocabulary,
): readonly PlacedReading[] {
  const bodies = (usual.firstCarBodies ?? []).filter((body) => excludable.body?.includes(body));
  const says = (one: PlacedReading) =>
    one.kind === "values" && one.meaning.values.length > 0 && SAYS_WHAT.includes(one.meaning.attribute);
  const isOtherKind = (one: PlacedReading) =>
    one.kind === "values" && one.meaning.attribute === "item_type" && !one.meaning.values.includes("car");
  const isLeftOut = (one: PlacedReading) =>
    one.kind === "except" && SAYS_WHAT.includes(one.meaning.attribute);
  if (bodies.length === 0 || read.some((one) => says(one) || isOtherKind(one) || isLeftOut(one))) return read;
  const at = read.findIndex((one, index) => isSmall(one, read[index + 1], all));
  const one = read[at];
  if (one === undefined) return read;
  // A make may have none that is small.
  return read.with(at, {
    kind: "values",
    from: one.from,
    end: one.end,
    meaning: { attribute: "body", values: bodies },
    isWish: true,
  });
}

function isSmall(one: PlacedReading, behind: PlacedReading | undefined, all: readonly Lexeme[]): boolean {
  const words = all.slice(one.from, one.end);
  const [word] = words;
  if (TURNED.has(all[one.from - 1]?.key ?? "")) return false;
  if (one.kind !== "aside" || words.length !== 1 || word === undefined || !SMALL.has(word.key)) return false;
  const next = all[one.end];
  return (
    next === undefined ||
    isParted(all, one.from, one.end) ||
    FILLERS.has(next.key) ||
    FOLLOWS.has(next.key) ||
    (behind?.kind === "values" && behind.from === one.end && SAID_OF_IT.includes(behind.meaning.attribute)) ||
    !/^\p{Script=Latin}/u.test(next.key)
  );
}
