import {
  FACET_ATTRIBUTES,
  RANGE_ATTRIBUTES,
  type FacetAttribute,
  type RangeAttribute,
} from "~/domain/search/attributes";
import type { SortKey, VehicleQuery } from "~/domain/search/query";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { metresFrom, numberOf, quoteOf, rangeNumberOf, valuesOf, wordsOf } from "./plain-vehicle";

/** The right answer to a listing query, found the slow way. */
export interface PlainAnswer {
  readonly count: number;
  readonly ids: readonly string[];
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly stats: Readonly<Record<string, { readonly min: number; readonly max: number } | undefined>>;
}

type Test = (vehicle: Vehicle) => boolean;

/**
 * Answers a query over one dealer's listed vehicles by looking at every vehicle for every question, written from the
 * specification and sharing nothing with the engines. Text: each word has to be one of the vehicle's words.
 */
export function plainAnswer(
  listed: readonly Vehicle[],
  query: VehicleQuery,
  hitsPerPage: number,
  firstMakes: readonly string[] = [],
): PlainAnswer {
  const tests = testsOf(query);
  const hits = passing(listed, tests, null);
  const without = (name: string) =>
    tests.has(testName(name)) ? passing(listed, tests, testName(name)) : hits;
  return {
    ...plainHits(listed, query, hitsPerPage, firstMakes),
    facets: Object.fromEntries(
      FACET_ATTRIBUTES.map((name) => [name, counted(isAllOf(name) ? hits : without(name), name)]),
    ),
    stats: Object.fromEntries(RANGE_ATTRIBUTES.map((name) => [name, ends(without(name), name)])),
  };
}

/** The count and one page of a query. */
export function plainHits(
  listed: readonly Vehicle[],
  query: VehicleQuery,
  hitsPerPage: number,
  firstMakes: readonly string[] = [],
): Pick<PlainAnswer, "count" | "ids"> {
  const hits = passing(listed, testsOf(query), null).sort(comparison(query, firstMakes));
  const from = (query.page - 1) * hitsPerPage;
  return { count: hits.length, ids: hits.slice(from, from + hitsPerPage).map((vehicle) => vehicle.id) };
}

function passing(
  listed: readonly Vehicle[],
  tests: ReadonlyMap<string, Test>,
  except: string | null,
): Vehicle[] {
  const holding = [...tests].filter(([name]) => name !== except);
  return listed.filter((vehicle) => holding.every(([, test]) => test(vehicle)));
}

function testsOf(query: VehicleQuery): Map<string, Test> {
  const tests = new Map<string, Test>();
  for (const attribute of FACET_ATTRIBUTES) {
    const chosen = query.refinements[attribute];
    if (!chosen) continue;
    const lacked = chosen.filter((value) => value.startsWith("!")).map((value) => value.slice(1));
    // Whatever is counted, nothing has what it shall lack.
    if (lacked.length > 0)
      tests.set(`${attribute} lacked`, (vehicle) =>
        lacked.every((value) => !valuesOf(vehicle, attribute).includes(value)),
      );
    const had = chosen.filter((value) => !value.startsWith("!"));
    if (had.length === 0) continue;
    const name = testName(attribute);
    const others = tests.get(name) ?? (() => false);
    tests.set(name, (vehicle) => {
      const values = valuesOf(vehicle, attribute);
      const has = (value: string) => values.includes(value);
      return others(vehicle) || (isAllOf(attribute) ? had.every(has) : had.some(has));
    });
  }
  for (const attribute of RANGE_ATTRIBUTES) {
    const range = query.ranges[attribute];
    if (range)
      tests.set(attribute, (vehicle) => isWithin(rangeNumberOf(vehicle, attribute), range.min, range.max));
  }
  const { point, withinKm } = query.near ?? {};
  if (point !== undefined && withinKm != null)
    tests.set("near", (vehicle) => metresFrom(point, vehicle) <= withinKm * 1_000);
  const words = query.text
    .toLowerCase()
    .split(" ")
    .filter((word) => word !== "");
  if (words.length > 0)
    tests.set("text", (vehicle) => words.every((word) => wordsOf(vehicle).includes(word)));
  return tests;
}

/** Makes, models and their badges are chosen together: one test, which any of them passes. */
function testName(attribute: string): string {
  return ["make", "make_model", "model_badge"].includes(attribute) ? "make, model or badge" : attribute;
}

/** Of these every chosen value has to hold. */
function isAllOf(attribute: FacetAttribute): boolean {
  return attribute === "filtered_features" || attribute === "highlights";
}

function isWithin(number: number | null, min: number | undefined, max: number | undefined): boolean {
  if (number === null) return false;
  if (min !== undefined && number < min) return false;
  return max === undefined || number <= max;
}

const SORTS: Readonly<Record<Exclude<SortKey, "nearest">, (vehicle: Vehicle) => number>> = {
  relevant: (vehicle) => -vehicle.custom_rank,
  latest: (vehicle) => -numberOf(vehicle, "created_at_timestamp"),
  price_desc: (vehicle) => -numberOf(vehicle, "price"),
  price_asc: (vehicle) => numberOf(vehicle, "price"),
  km_asc: (vehicle) => vehicle.km ?? Number.MAX_SAFE_INTEGER,
  km_desc: (vehicle) => -(vehicle.km ?? -1),
  year_desc: (vehicle) => -vehicle.year,
  year_asc: (vehicle) => vehicle.year,
  price_drop: (vehicle) =>
    Math.min(0, numberOf(vehicle, "price") - (vehicle.before_price ?? 0)) *
    Number(numberOf(vehicle, "price") > 0),
  best_value: (vehicle) => valueOf(vehicle),
  repayment_asc: (vehicle) => quoteOf(vehicle) ?? Number.MAX_SAFE_INTEGER,
};

/** Thousandths of the average price; nothing to compare with comes last. */
function valueOf(vehicle: Vehicle): number {
  const average =
    vehicle.autograb_data?.state_average_market_price ?? vehicle.autograb_data?.average_market_price;
  const price = numberOf(vehicle, "price");
  if (!average || price === 0) return Number.MAX_SAFE_INTEGER;
  return Math.round((price / average) * 1000);
}

function comparison({ sort, near, text }: VehicleQuery, firstMakes: readonly string[]) {
  const point = near?.point;
  const isRecommended = sort === "relevant" || (sort === "nearest" && point === undefined);
  const isLater = (vehicle: Vehicle) =>
    Number(
      isRecommended && text === "" && !valuesOf(vehicle, "make").some((make) => firstMakes.includes(make)),
    );
  const measure = (vehicle: Vehicle) => {
    if (sort !== "nearest") return SORTS[sort](vehicle);
    return point === undefined ? SORTS.relevant(vehicle) : metresFrom(point, vehicle);
  };
  return (a: Vehicle, b: Vehicle) =>
    isLater(a) - isLater(b) || measure(a) - measure(b) || Number(a.id) - Number(b.id);
}

function counted(vehicles: readonly Vehicle[], attribute: FacetAttribute): string[] {
  const counts = new Map<string, number>();
  for (const value of vehicles.flatMap((vehicle) => valuesOf(vehicle, attribute)))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([value, count]) => `${value}: ${count}`);
}

function ends(vehicles: readonly Vehicle[], attribute: RangeAttribute) {
  const numbers = vehicles
    .map((vehicle) => rangeNumberOf(vehicle, attribute))
    .filter((number) => number !== null);
  return numbers.length === 0 ? undefined : { min: Math.min(...numbers), max: Math.max(...numbers) };
}
