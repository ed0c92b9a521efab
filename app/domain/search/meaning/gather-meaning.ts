import { alternativesTo, needsAll, type FacetAttribute, type RangeAttribute } from "../attributes";
import { mayLack } from "../facts/lacked-value";
import type { NearPlace } from "../near-place";
import type { NumberRange, SortKey, VehicleQuery } from "../query";
import type { Lexeme } from "./lexemes";
import { withWiderBounds } from "./choices/wider-bounds";
import { lesserSide } from "./models/one-side";
import type { PlacedReading } from "./readings";
import type { Meaning } from "./vocabulary";

/** What a text asks for: conditions first, and the words that nothing is known of. */
export interface TextMeaning extends Pick<VehicleQuery, "text" | "aside" | "refinements" | "ranges"> {
  /** Set where the words ask for an order. */
  readonly sort?: SortKey;
  readonly near?: NearPlace;
}

/**
 * "Black or white" are values of one filter. "Red Toyota or blue Mazda" asks for both of each: a red Mazda is among them, and all
 * that is meant. Of alternatives of two filters one is asked for, and the other told.
 */
export function settleAlternatives(
  all: readonly PlacedReading[],
  words: readonly Lexeme[],
): readonly PlacedReading[] {
  const read = withoutRepeated(withWiderBounds(all));
  const ofOne = new Set<number>();
  const asText = new Set<number>();
  const told = new Set<number>();
  for (const [at, { kind }] of read.entries()) {
    const [one, other] = [read[at - 1], read[at + 1]];
    if (kind !== "or" || one === undefined || other === undefined) continue;
    if (one.kind === "aside" || other.kind === "aside") continue;
    if (one.kind === "values" && other.kind === "values" && areAlternatives(one.meaning, other.meaning))
      continue;
    // "No bunks or rust": nobody knows of the other.
    if (one.kind === "except" && mayLack(one.meaning.attribute) && other.kind === "text") {
      told.add(at + 1);
      continue;
    }
    const between = [...traitsOfFirst(read, at), ...traitsOfSecond(read, at)];
    if (between.length > 0) {
      for (const index of between) (isPluggedIn(read[index]) ? ofOne : told).add(index);
      continue;
    }
    if (isEachOfBoth(read, at)) continue;
    // Distances count from one place: of two, the first is asked for and the other told.
    if (isPlace(one) && (isPlace(other) || other.kind === "text")) {
      told.add(at + 1);
      continue;
    }
    const lesser = lesserSide(read, at, words);
    for (const index of lesser) told.add(index);
    if (lesser.length > 0) continue;
    for (const index of [at - 1, at, at + 1, ...onBothSides(read, at)]) asText.add(index);
  }
  return read.map((reading, at) => {
    if (ofOne.has(at) && reading.kind === "values") return { ...reading, isOfOne: true };
    const kind = asText.has(at) ? "text" : told.has(at) ? "aside" : null;
    return kind === null ? reading : { kind, from: reading.from, end: reading.end };
  });
}

/** "Outlander PHEV or Sealion 6": whoever looks for one that is plugged in wants no other, if both models have some. */
const isPluggedIn = (one: PlacedReading | undefined) =>
  one?.kind === "values" && String(one.meaning.values) === "PHEV";

/** "Auto Corolla or manual MX-5": names on both sides, and of whatever else is said something on each. */
function isEachOfBoth(read: readonly PlacedReading[], or: number): boolean {
  const both = onBothSides(read, or);
  const isBeside = [or - 1, or + 1].every((at) => both.includes(at) || isTree(read[at]));
  const isNamed = [read.slice(0, or), read.slice(or + 1)].every((side) => side.some(isTree));
  // "Red SUV or white".
  const isLast = both.includes(or + 1) && read[or + 2]?.kind !== "values";
  return both.length > 0 && (isLast || (isBeside && isNamed));
}

const isTree = (one: PlacedReading | undefined) =>
  one?.kind === "values" && alternativesTo("make").includes(one.meaning.attribute);

/** "Corolla hybrid or Yaris": what is said of the first of two names alone, which no filter asks for of one; its places. */
function traitsOfFirst(read: readonly PlacedReading[], or: number): readonly number[] {
  const isName = (one: PlacedReading | undefined) =>
    one?.kind === "values" && alternativesTo("make").includes(one.meaning.attribute);
  const name = read.slice(0, or).findLastIndex(isName);
  const between = [...read.keys()].slice(name + 1, or);
  // "RAV4 GXL hybrid or Kluger": a grade among them as well.
  const areTraits = between.every(
    (at) =>
      read[at]?.kind === "text" ||
      (read[at]?.kind === "values" && onBothSides(read, or).every((one) => one !== at)),
  );
  return name < 0 || !isName(read[or + 1]) || !areTraits ? [] : between;
}

/** "Corolla or hybrid Camry": what is said in front of the second of two names alone; its places. */
function traitsOfSecond(read: readonly PlacedReading[], or: number): readonly number[] {
  const isName = (one: PlacedReading | undefined) =>
    one?.kind === "values" && alternativesTo("make").includes(one.meaning.attribute);
  const ahead = read.slice(or + 1).findIndex(isName);
  const between = [...read.keys()].slice(or + 1, or + 1 + Math.max(ahead, 0));
  const areTraits = between.every(
    (at) => read[at]?.kind === "values" && onBothSides(read, or).every((one) => one !== at),
  );
  return isName(read[or - 1]) && areTraits ? between : [];
}

/** "Falcon wagon or Commodore wagon" says once what both are. */
function withoutRepeated(read: readonly PlacedReading[]): readonly PlacedReading[] {
  return read.filter((one, at) => {
    const isLast = read[at + 1]?.kind === "or" && one.kind === "values";
    return !isLast || !read.slice(at + 2).some((other) => valuesOf(other) === valuesOf(one));
  });
}

const PLACES: readonly FacetAttribute[] = ["city", "state", "location_name", "dealership_name"];

function isPlace(one: PlacedReading): boolean {
  return one.kind === "near" || (one.kind === "values" && PLACES.includes(one.meaning.attribute));
}

const valuesOf = (one: PlacedReading | undefined) =>
  one?.kind === "values" ? String(one.meaning.values) : undefined;

/** Readings of filters that are named before and behind one place. */
function onBothSides(read: readonly PlacedReading[], at: number): readonly number[] {
  const named = (one: PlacedReading) => (one.kind === "values" ? one.meaning.attribute : null);
  const isRepeated = (index: number) => {
    const attribute = named(read[index] ?? { kind: "or", from: 0, end: 0 });
    const others = index < at ? read.slice(at + 1) : read.slice(0, at);
    // "Falcon wagon or Commodore wagon" says one thing twice.
    const isSame = (other: PlacedReading) => valuesOf(other) === valuesOf(read[index]);
    // A vehicle may have several of equipment.
    const isOfOne = attribute !== null && !needsAll(attribute);
    return isOfOne && others.some((one) => named(one) === attribute && !isSame(one));
  };
  return [...read.keys()].filter(isRepeated);
}

/**
 * Values of one filter, or of makes and models: "Corolla or any Mazda". Of equipment and highlights a vehicle needs all
 * that is chosen, so nothing of them is an alternative; two names for the same are.
 */
function areAlternatives(one: Meaning, other: Meaning): boolean {
  const isSame = String(one.values) === String(other.values);
  return (!needsAll(one.attribute) || isSame) && alternativesTo(one.attribute).includes(other.attribute);
}

/** All readings of a text together. @param text what is kept where nothing is understood */
export function gatherMeaning(
  text: string,
  all: readonly Lexeme[],
  read: readonly PlacedReading[],
): TextMeaning {
  const refinements: Partial<Record<FacetAttribute, readonly string[]>> = {};
  const ranges: Partial<Record<RangeAttribute, NumberRange>> = {};
  const counted = withoutOverruled(read);
  const left: PlacedReading[] = [];
  const places = counted.filter(({ kind }) => kind === "near");
  const aside = counted.filter((one) => one.kind === "aside" || places.indexOf(one) > 0);
  let sort: SortKey | undefined;
  let near: NearPlace | undefined;
  let isUnderstood = aside.length > 0;
  const clashing = clashingRanges(counted);
  for (const reading of counted) {
    const meaning =
      reading.kind === "values" ? reading.meaning : reading.kind === "range" ? reading.also : undefined;
    if (meaning !== undefined && meaning.values.length > 0) {
      const { attribute, values } = meaning;
      refinements[attribute] = [...new Set([...(refinements[attribute] ?? []), ...values])];
    }
    if (reading.kind === "values") isUnderstood = true;
    else if (reading.kind === "range") {
      const both = clashing.has(reading.attribute)
        ? null
        : together(ranges[reading.attribute], reading.range);
      if (both === null) left.push(reading);
      else ranges[reading.attribute] = both;
      isUnderstood ||= both !== null;
    } else if (reading.kind === "sort") {
      sort ??= reading.sort;
      isUnderstood = true;
    } else if (reading.kind === "near") {
      near ??= reading.near;
      isUnderstood = true;
    } else if (reading.kind === "text" || reading.kind === "code") {
      left.push(reading);
      isUnderstood ||= reading.kind === "code";
    }
  }
  if (!isUnderstood) return { text, refinements, ranges };
  return {
    text: written(all, left),
    ...(aside.length === 0 ? {} : { aside: written(all, aside).replace(/[,;:!?.،؛؟，。；]+(?= |$)/gu, "") }),
    refinements,
    ranges,
    ...(sort === undefined ? {} : { sort }),
    ...(near === undefined ? {} : { near }),
  };
}

/**
 * "Cheap, under 8k" says what is cheap; "low kms, cheap" says it twice, each of something else. "First car, under 8k" keeps
 * what a first car is besides, and "Yaris, first car" what it costs.
 */
function withoutOverruled(read: readonly PlacedReading[]): readonly PlacedReading[] {
  const exact = read.flatMap((one) => (one.kind === "range" && !one.isUsual ? [one.attribute] : []));
  const named = read.flatMap((one) => (one.kind === "values" ? [one.meaning.attribute] : []));
  return read.flatMap((one): readonly PlacedReading[] => {
    if (one.kind !== "range" || !one.isUsual) return [one];
    const { also, ...range } = one;
    const isNamed = also === undefined || named.some((attribute) => decides(attribute, also.attribute));
    if (!exact.includes(one.attribute) || isLimit(one, read)) return [isNamed ? range : one];
    return isNamed ? [] : [{ kind: "values", from: one.from, end: one.end, meaning: also }];
  });
}

/** "4.5 tonne, car licence": the law's limit holds beside a mass that reaches below it. */
function isLimit(usual: PlacedReading, read: readonly PlacedReading[]): boolean {
  if (usual.kind !== "range" || usual.attribute !== "gvm_kg") return false;
  return read.every(
    (one) =>
      one.kind !== "range" || one.attribute !== usual.attribute || together(one.range, usual.range) !== null,
  );
}

/** A model has its own body. */
function decides(named: FacetAttribute, attribute: FacetAttribute): boolean {
  const isModel = named !== "make" && alternativesTo("make").includes(named);
  return named === attribute || (attribute === "body" && isModel);
}

/** What a text says twice so that nothing is both, "under 10k over 20k": none of it is taken, all of it stays text. */
function clashingRanges(read: readonly PlacedReading[]): ReadonlySet<RangeAttribute> {
  const clashing = new Set<RangeAttribute>();
  const ranges: Partial<Record<RangeAttribute, NumberRange>> = {};
  for (const one of read) {
    if (one.kind !== "range") continue;
    const both = together(ranges[one.attribute], one.range);
    if (both === null) clashing.add(one.attribute);
    else ranges[one.attribute] = both;
  }
  return clashing;
}

/** "Over 20k under 40k" is one range, "under 20k under 30k" the narrower of two; null where no number is within both. */
function together(one: NumberRange | undefined, other: NumberRange): NumberRange | null {
  if (one === undefined) return other;
  const min = Math.max(one.min ?? -Infinity, other.min ?? -Infinity);
  const max = Math.min(one.max ?? Infinity, other.max ?? Infinity);
  if (min > max) return null;
  return { ...(min === -Infinity ? {} : { min }), ...(max === Infinity ? {} : { max }) };
}

function written(all: readonly Lexeme[], left: readonly PlacedReading[]): string {
  return left
    .flatMap(({ from, end }) => all.slice(from, end).map((lexeme, at) => ({ ...lexeme, isFirst: at === 0 })))
    .map(({ raw, isGlued, isFirst }) => (isGlued && !isFirst ? raw : ` ${raw}`))
    .join("")
    .trim();
}
