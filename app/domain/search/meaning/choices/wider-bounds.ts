import { alternativesTo, type RangeAttribute } from "../../attributes";
import type { NumberRange } from "../../query";
import type { PlacedReading } from "../readings";

type Read = readonly PlacedReading[];
type Bound = Extract<PlacedReading, { readonly kind: "range" }>;

/**
 * "Hilux under 40k or Ranger under 35k": no filter asks each name by a bound of its own, so the widest is asked of all, and the
 * others are told.
 */
export function withWiderBounds(read: Read): Read {
  const sides = sidesOf(read);
  const attributes = new Set(read.flatMap((one) => (one.kind === "range" ? [one.attribute] : [])));
  return [...attributes].reduce((all, attribute) => widened(all, sides, attribute), read);
}

/** What is said of each name: what stands between two "or", or from one name to the next. */
function sidesOf(read: Read): readonly Read[] {
  const isSplit = read.some(({ kind }) => kind === "or");
  const sides: PlacedReading[][] = [[]];
  for (const [at, one] of read.entries()) {
    const isNext = isSplit ? one.kind === "or" : isName(one) && !isName(read[at - 1]);
    if (isNext) sides.push([]);
    sides.at(-1)?.push(one);
  }
  return sides.filter((side) => side.some(isName));
}

const isName = (one: PlacedReading | undefined) =>
  one?.kind === "values" && alternativesTo("make").includes(one.meaning.attribute);

function widened(read: Read, sides: readonly Read[], attribute: RangeAttribute): Read {
  const bounds = sides.flatMap((side) => {
    const own = side.filter((one): one is Bound => one.kind === "range" && one.attribute === attribute);
    return own.length === 1 ? own : [];
  });
  const count = read.filter((one) => one.kind === "range" && one.attribute === attribute).length;
  if (bounds.length < 2 || bounds.length < count) return read;
  const all = bounds.map(({ range }) => range).reduce(union);
  const widest = bounds.find(({ range }) => range.min === all.min && range.max === all.max) ?? bounds[0];
  if (widest === undefined) return read;
  const others = read.flatMap((one): Read => {
    if (one === widest) return [];
    const isTold = bounds.some((bound) => bound === one);
    return [isTold ? { kind: "aside", from: one.from, end: one.end } : one];
  });
  // It is said of all names and stands between none.
  return [{ ...widest, range: all }, ...others];
}

function union(one: NumberRange, other: NumberRange): NumberRange {
  const isLow = one.min !== undefined && other.min !== undefined;
  const isHigh = one.max !== undefined && other.max !== undefined;
  return {
    ...(isLow ? { min: Math.min(one.min, other.min) } : {}),
    ...(isHigh ? { max: Math.max(one.max, other.max) } : {}),
  };
}
