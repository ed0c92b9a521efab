import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES, type FacetAttribute, type RangeAttribute } from "~/domain/search/attributes";
import type { NumberRange, VehicleQuery } from "~/domain/search/query";
import { allowedCodes, type Column } from "./column.server";
import type { StockTable } from "./stock-table.server";

const NO_ROWS = new Uint32Array(0);

/** What one query finds among a dealer's rows. */
export interface PassResult {
  /** Rows that fulfil everything, ascending. */
  readonly hits: Uint32Array;
  /** By refined attribute: rows that fail that refinement and nothing else, so they count for it alone. */
  readonly nearMisses: ReadonlyMap<FacetAttribute | RangeAttribute, Uint32Array>;
}

/** Per candidate: how many refinements it fails, and the last one it failed. */
interface Tally {
  readonly fails: Uint8Array;
  readonly failed: Uint8Array;
}

/**
 * One pass over the dealer's rows: every refinement marks the rows it refuses; then a row refused by none is a hit,
 * and a row refused by exactly one counts for that attribute's own choices (disjunctive facets, DESIGN §4).
 * `quality`, when given, holds 0 for rows the text does not find; those count nowhere.
 */
export function queryPass(
  table: StockTable,
  rows: Uint32Array,
  query: VehicleQuery,
  quality: Uint8Array | null,
): PassResult {
  const facets = FACET_ATTRIBUTES.filter((attribute) => query.refinements[attribute] !== undefined);
  const ranges = RANGE_ATTRIBUTES.filter((attribute) => query.ranges[attribute] !== undefined);
  if (facets.length + ranges.length === 0 && !quality) return { hits: rows, nearMisses: new Map() };

  const tally: Tally = { fails: new Uint8Array(rows.length), failed: new Uint8Array(rows.length) };
  const attributes = [...facets, ...ranges];
  facets.forEach((attribute, filter) => {
    const column = table.values[attribute];
    refuseValues(tally, rows, column, allowedCodes(column, query.refinements[attribute] ?? []), filter);
  });
  ranges.forEach((attribute, at) => {
    refuseRange(tally, rows, table.numbers[attribute], query.ranges[attribute] ?? {}, facets.length + at);
  });
  if (quality) refuseUnfound(tally, quality);
  return partition(tally, rows, attributes);
}

function refuse(tally: Tally, at: number, filter: number): void {
  tally.fails[at] = (tally.fails[at] ?? 0) + 1;
  tally.failed[at] = filter;
}

function refuseValues(tally: Tally, rows: Uint32Array, column: Column, allowed: Uint8Array, filter: number): void {
  const { codes, starts } = column;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    if (!starts) {
      if (allowed[codes[row] ?? 0] === 0) refuse(tally, at, filter);
      continue;
    }
    let found = 0;
    for (let code = starts[row] ?? 0; code < (starts[row + 1] ?? 0); code++) found |= allowed[codes[code] ?? 0] ?? 0;
    if (found === 0) refuse(tally, at, filter);
  }
}

function refuseRange(
  tally: Tally,
  rows: Uint32Array,
  numbers: Float64Array,
  { min = -Infinity, max = Infinity }: NumberRange,
  filter: number,
): void {
  for (let at = 0; at < rows.length; at++) {
    const number = numbers[rows[at] ?? 0] ?? NaN;
    if (!(number >= min && number <= max)) refuse(tally, at, filter);
  }
}

/** Two refusals: such a row is neither a hit nor a near miss. */
function refuseUnfound(tally: Tally, quality: Uint8Array): void {
  for (let at = 0; at < quality.length; at++) {
    if (quality[at] === 0) tally.fails[at] = (tally.fails[at] ?? 0) + 2;
  }
}

function partition(tally: Tally, rows: Uint32Array, attributes: readonly (FacetAttribute | RangeAttribute)[]): PassResult {
  const sizes = new Uint32Array(attributes.length);
  let hitCount = 0;
  for (let at = 0; at < rows.length; at++) {
    const fails = tally.fails[at];
    if (fails === 0) hitCount++;
    else if (fails === 1) sizes[tally.failed[at] ?? 0] = (sizes[tally.failed[at] ?? 0] ?? 0) + 1;
  }
  const hits = new Uint32Array(hitCount);
  const near = attributes.map((_, filter) => new Uint32Array(sizes[filter] ?? 0));
  fill(tally, rows, hits, near);
  return { hits, nearMisses: new Map(attributes.map((attribute, at) => [attribute, near[at] ?? NO_ROWS])) };
}

function fill(tally: Tally, rows: Uint32Array, hits: Uint32Array, near: readonly Uint32Array[]): void {
  const next = new Uint32Array(near.length);
  let hit = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    if (tally.fails[at] === 0) hits[hit++] = row;
    if (tally.fails[at] !== 1) continue;
    const filter = tally.failed[at] ?? 0;
    const place = next[filter] ?? 0;
    const list = near[filter];
    if (list) list[place] = row;
    next[filter] = place + 1;
  }
}
