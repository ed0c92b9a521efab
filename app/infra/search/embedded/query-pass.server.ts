import {
  FACET_ATTRIBUTES,
  RANGE_ATTRIBUTES,
  type FacetAttribute,
  type RangeAttribute,
} from "~/domain/search/attributes";
import type { NumberRange, VehicleQuery } from "~/domain/search/query";
import type { Steps } from "~/infra/turns.server";
import { allowedCodes, type Column } from "./column.server";
import type { StockTable } from "./stock-table.server";
import { nearCodes } from "./yard-distances.server";

/** What sets a bit of its own. The distance counts for no choices: rows that fail it alone are near misses of nothing. */
type Refined = FacetAttribute | RangeAttribute | "near";

/** What the refinements of one query find among the candidate rows. */
export interface PassResult {
  /** Rows that fulfil everything, ascending; the candidates themselves when nothing is refined. */
  readonly hits: Uint32Array;
  /** By refined attribute: rows that fail that refinement and nothing else, so they count for it alone. */
  readonly nearMisses: ReadonlyMap<Refined, Uint32Array>;
  /** Candidates that are no hits, when they are fewer than the hits; else null. */
  readonly misses: Uint32Array | null;
}

const NO_ROWS = new Uint32Array(0);

/**
 * One pass over the candidate rows: each refinement sets its own bit on the rows it refuses; then a row without a bit
 * is a hit, and a row with exactly one counts for that attribute's own choices (disjunctive facets).
 */
export function* queryPass(
  table: StockTable,
  candidates: Uint32Array,
  query: VehicleQuery,
): Steps<PassResult> {
  const facets = FACET_ATTRIBUTES.filter((attribute) => query.refinements[attribute] !== undefined);
  const ranges = RANGE_ATTRIBUTES.filter((attribute) => query.ranges[attribute] !== undefined);
  const near = query.near !== undefined && query.near.withinKm !== null ? query.near : null;
  const refined: readonly Refined[] = [...facets, ...ranges, ...(near === null ? [] : (["near"] as const))];
  if (refined.length === 0) return { hits: candidates, nearMisses: new Map(), misses: NO_ROWS };

  const refusals = new Uint32Array(candidates.length);
  for (const [bit, attribute] of facets.entries()) {
    const column = table.values[attribute];
    const allowed = allowedCodes(column, query.refinements[attribute] ?? []);
    if (column.starts) refuseLists(refusals, candidates, column.codes, column.starts, allowed, bit);
    else refuseValues(refusals, candidates, column.codes, allowed, bit);
    yield;
  }
  for (const [at, attribute] of ranges.entries()) {
    const range = query.ranges[attribute] ?? {};
    refuseRange(refusals, candidates, table.numbers[attribute], range, facets.length + at);
    yield;
  }
  if (near !== null) {
    const { positions } = table;
    refuseValues(refusals, candidates, positions.codes, nearCodes(positions, near), refined.length - 1);
    yield;
  }
  return yield* partition(refusals, candidates, refined);
}

function refuseValues(
  refusals: Uint32Array,
  rows: Uint32Array,
  codes: Column["codes"],
  allowed: Uint8Array,
  bit: number,
): void {
  for (let at = 0; at < rows.length; at++) {
    const refused = 1 - (allowed[codes[rows[at] ?? 0] ?? 0] ?? 0);
    refusals[at] = (refusals[at] ?? 0) | (refused << bit);
  }
}

function refuseLists(
  refusals: Uint32Array,
  rows: Uint32Array,
  codes: Column["codes"],
  starts: Uint32Array,
  allowed: Uint8Array,
  bit: number,
): void {
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const end = starts[row + 1] ?? 0;
    let found = 0;
    for (let place = starts[row] ?? 0; place < end; place++) found |= allowed[codes[place] ?? 0] ?? 0;
    refusals[at] = (refusals[at] ?? 0) | ((1 - found) << bit);
  }
}

function refuseRange(
  refusals: Uint32Array,
  rows: Uint32Array,
  numbers: Float64Array,
  { min = -Infinity, max = Infinity }: NumberRange,
  bit: number,
): void {
  for (let at = 0; at < rows.length; at++) {
    const number = numbers[rows[at] ?? 0] ?? NaN;
    const refused = number >= min && number <= max ? 0 : 1;
    refusals[at] = (refusals[at] ?? 0) | (refused << bit);
  }
}

/** The bit of a row refused once; 32, which is no bit, for any other row. */
function onlyBit(refusal: number): number {
  return refusal !== 0 && (refusal & (refusal - 1)) === 0 ? 31 - Math.clz32(refusal) : 32;
}

function* partition(
  refusals: Uint32Array,
  rows: Uint32Array,
  refined: readonly Refined[],
): Steps<PassResult> {
  const sizes = new Uint32Array(33);
  let hitCount = 0;
  for (const refusal of refusals) {
    if (refusal === 0) hitCount++;
    else sizes[onlyBit(refusal)] = (sizes[onlyBit(refusal)] ?? 0) + 1;
  }
  yield;
  const keepMisses = hitCount * 2 > rows.length;
  const lists = {
    hits: new Uint32Array(hitCount),
    near: refined.map((_, bit) => new Uint32Array(sizes[bit] ?? 0)),
    misses: keepMisses ? new Uint32Array(rows.length - hitCount) : null,
  };
  fill(refusals, rows, lists);
  const nearMisses = new Map(refined.map((attribute, bit) => [attribute, lists.near[bit] ?? NO_ROWS]));
  return { hits: lists.hits, nearMisses, misses: lists.misses };
}

interface RowLists {
  readonly hits: Uint32Array;
  readonly near: readonly Uint32Array[];
  readonly misses: Uint32Array | null;
}

function fill(refusals: Uint32Array, rows: Uint32Array, { hits, near, misses }: RowLists): void {
  const filled = new Uint32Array(33);
  let hit = 0;
  let miss = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const refusal = refusals[at] ?? 0;
    if (refusal === 0) {
      hits[hit++] = row;
      continue;
    }
    if (misses) misses[miss++] = row;
    const bit = onlyBit(refusal);
    const list = near[bit];
    const place = filled[bit] ?? 0;
    if (list) list[place] = row;
    filled[bit] = place + 1;
  }
}
