import { makeOf } from "../../make/make-of";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES, type FacetAttribute, type RangeAttribute } from "../attributes";
import { closeRefinements } from "./close-refinements";
import { stepRule } from "../ranges/step-filters";
import { EMPTY_QUERY, type NumberRange, type VehicleQuery } from "../query";

/** A search that asks for less than another, and what it leaves out or widens. */
export type WayOut = { readonly query: VehicleQuery } & (
  | { readonly kind: "without"; readonly of: FacetAttribute; readonly values: readonly string[] }
  | { readonly kind: "withoutRange"; readonly of: RangeAttribute; readonly range: NumberRange }
  | { readonly kind: "withoutText"; readonly text: string }
  /** The make of a model that was asked for. */
  | { readonly kind: "anyOf"; readonly makes: readonly string[] }
  | { readonly kind: "wider"; readonly of: RangeAttribute; readonly range: NumberRange }
  | { readonly kind: "farther"; readonly place: string; readonly withinKm: number | null }
  /** What matters most of it and nothing else. */
  | { readonly kind: "only" }
);

/** How few vehicles make a list short enough to say what would make it longer. */
export const SHORT_LIST = 3;
/** How few vehicles leave a page so empty that others stand below them. */
export const FEW_HITS = 5;
/** As many ways as a page shows, and as many questions as are asked for them at most. */
const MOST_SHOWN = 5;
const MOST_ASKED = 16;
/** What is given up most easily comes first; the kind of vehicle is never given up. */
const GIVEN_UP: readonly FacetAttribute[] = [
  ...(["colour", "highlights", "filtered_features", "tag", "categories", "certified", "badge"] as const),
  ...([
    "transmission",
    "drive",
    "fuel",
    "seats",
    "doors",
    "axle_type",
    "price_range",
    "weekly_price_range",
    "status",
  ] as const),
  ...(["location_name", "dealership_name", "city", "state", "car_type", "body", "model"] as const),
];
const LAST: readonly FacetAttribute[] = ["model_badge", "make_model", "make"];
/** Kilometres that a place's surroundings grow by, from one to the next. */
const DISTANCES = [10, 25, 50, 100, 250, 500] as const;

/**
 * Searches near to one that finds nothing or little, each with one condition less or wider, the easiest to give up first;
 * then what matters most of it alone.
 * @param makes every make on sale, to know a model's
 */
export function waysOut(query: VehicleQuery, makes: readonly string[]): readonly WayOut[] {
  const asked = { ...query, page: 1 };
  const ranges = RANGE_ATTRIBUTES.flatMap((of) => rangeWays(asked, of));
  const isSingle = conditionCount(query) === 1;
  const ways = [
    ...ranges,
    ...placeWays(asked),
    ...(isSingle ? [] : [...textWays(asked), ...GIVEN_UP.flatMap((of) => valueWays(asked, of))]),
    ...modelWays(asked, makes),
    ...(isSingle ? [] : LAST.flatMap((of) => valueWays(asked, of))),
    ...onlyWays(asked, makes),
  ];
  // The first of equal ones is set last.
  const unique = new Map(ways.toReversed().map((way) => [keyOf(way.query), way]));
  unique.delete(keyOf(asked));
  return ways.filter((way) => unique.get(keyOf(way.query)) === way).slice(0, MOST_ASKED);
}

/**
 * The ways that lead to more than there is, at most five. A range that is widened is not left out as well; what matters
 * most alone is for where nothing else leads on.
 * @param counts how many vehicles each way finds, in the order of `ways`
 * @param now how many the search itself finds
 */
export function waysThatLead(
  ways: readonly WayOut[],
  counts: readonly number[],
  now: number,
): readonly { readonly way: WayOut; readonly count: number }[] {
  const leading = ways.map((way, at) => ({ way, count: counts[at] ?? 0 })).filter(({ count }) => count > now);
  const widened = leading.flatMap(({ way }) => (way.kind === "wider" ? [way.of] : []));
  const nearest = leading.find(({ way }) => way.kind === "farther");
  const near = leading.filter(
    (one) =>
      one.way.kind !== "only" &&
      !(one.way.kind === "withoutRange" && widened.includes(one.way.of)) &&
      (one.way.kind !== "farther" || one === nearest),
  );
  return (near.length === 0 && now === 0 ? leading : near).slice(0, MOST_SHOWN);
}

function conditionCount({ text, refinements, ranges, near }: VehicleQuery): number {
  const [words, place] = [text === "" ? 0 : 1, isLimited(near) ? 1 : 0];
  return words + place + Object.keys(refinements).length + Object.keys(ranges).length;
}

/** Whether a place leaves any vehicle out. */
function isLimited(near: VehicleQuery["near"]): boolean {
  return near?.point !== undefined && near.withinKm !== null;
}

/** The next distance, the one after it, and any. */
function placeWays(query: VehicleQuery): WayOut[] {
  const { near } = query;
  if (near === undefined || near.withinKm === null || !isLimited(near)) return [];
  const { place, withinKm } = near;
  const farther = DISTANCES.filter((km) => km > withinKm).slice(0, 2);
  return [...farther, null].map((km) => ({
    kind: "farther",
    place,
    withinKm: km,
    query: { ...query, near: { ...near, withinKm: km } },
  }));
}

function textWays(query: VehicleQuery): WayOut[] {
  return query.text === "" ? [] : [{ kind: "withoutText", text: query.text, query: { ...query, text: "" } }];
}

function rangeWays(query: VehicleQuery, of: RangeAttribute): WayOut[] {
  const range = query.ranges[of];
  if (range === undefined) return [];
  const { [of]: _, ...others } = query.ranges;
  const without: WayOut = { kind: "withoutRange", of, range, query: { ...query, ranges: others } };
  // Moments are not widened: nobody asks for them in numbers.
  const wide = of === "created_at_timestamp" ? null : widerRange(of, range);
  if (wide === null || (wide.min === undefined && wide.max === undefined)) return [without];
  return [
    { kind: "wider", of, range: wide, query: { ...query, ranges: { ...others, [of]: wide } } },
    without,
  ];
}

function valueWays(query: VehicleQuery, of: FacetAttribute): WayOut[] {
  const { [of]: values = [], ...others } = query.refinements;
  if (values.length === 0) return [];
  const without = (left: readonly string[]): VehicleQuery["refinements"] =>
    left.length === 0 ? others : { ...others, [of]: left };
  const each = values.length === 1 ? [] : values.map((value) => [value]);
  return [...each, values].map((gone) => ({
    kind: "without",
    of,
    values: gone,
    query: { ...query, refinements: without(values.filter((value) => !gone.includes(value))) },
  }));
}

function modelWays(query: VehicleQuery, known: readonly string[]): WayOut[] {
  const { make_model: models = [], model_badge: _trims, badge: _, make = [], ...others } = query.refinements;
  const makes = [...new Set([...make, ...models.flatMap((model) => makeOf(model, known) ?? [])])];
  if (models.length === 0 || makes.length === 0) return [];
  return [{ kind: "anyOf", makes, query: { ...query, refinements: { ...others, make: makes } } }];
}

function onlyWays({ refinements, sort }: VehicleQuery, makes: readonly string[]): WayOut[] {
  return closeRefinements(refinements, makes).map((kept) => ({
    kind: "only",
    query: { ...EMPTY_QUERY, sort, refinements: kept },
  }));
}

/**
 * A quarter more money, half as much again in kilometres, two years more; in round numbers. What is chosen in steps goes to
 * the next step, and is open beyond the last.
 */
export function widerRange(of: RangeAttribute, { min, max }: NumberRange): NumberRange {
  const steps = stepRule(of)?.steps;
  if (steps !== undefined) {
    const lower = min === undefined ? undefined : steps.findLast((step) => step < min);
    const upper = max === undefined ? undefined : steps.find((step) => step > max);
    return { ...(lower === undefined ? {} : { min: lower }), ...(upper === undefined ? {} : { max: upper }) };
  }
  const more = of === "km" ? 1.5 : 1.25;
  const upper = max === undefined ? undefined : of === "year" ? max + 2 : roundUp(max * more);
  const lower = min === undefined ? undefined : of === "year" ? min - 2 : roundDown(min / more);
  return {
    ...(lower === undefined || lower <= 0 ? {} : { min: lower }),
    ...(upper === undefined ? {} : { max: upper }),
  };
}

/** Prices that are still close to those asked for: a third less to a third more; null without any. */
export function nearPrice(range: NumberRange | undefined): NumberRange | null {
  if (range?.min === undefined && range?.max === undefined) return null;
  return {
    ...(range.min === undefined ? {} : { min: Math.ceil((range.min * 2) / 3) }),
    ...(range.max === undefined ? {} : { max: Math.floor((range.max * 4) / 3) }),
  };
}

/** To what people name as a limit: 11,250 to 11,500, 31,250 to 32,000, 56,250 to 60,000. */
function stepOf(value: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  const leading = value / size;
  return Math.max(1, leading < 2 ? size / 20 : leading < 5 ? size / 10 : size / 2);
}
const roundUp = (value: number) => Math.ceil(value / stepOf(value)) * stepOf(value);
const roundDown = (value: number) => Math.floor(value / stepOf(value)) * stepOf(value);

function keyOf({ text, refinements, ranges, near }: VehicleQuery): string {
  const values = FACET_ATTRIBUTES.map((name) => [...(refinements[name] ?? [])].sort());
  return JSON.stringify([text, values, Object.entries(ranges).sort(), near]);
}
