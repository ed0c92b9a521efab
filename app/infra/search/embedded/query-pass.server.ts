import {
  type FacetAttribute,
  isRangeAttribute,
  needsAll,
  type Refined,
  REFINED_GROUPS,
} from "~/domain/search/attributes";
import type { VehicleQuery } from "~/domain/search/query";
import type { Steps } from "~/infra/turns.server";
import { allowedCodes } from "./column.server";
import { refuseByChoices, refuseByRange, REFUSED } from "./refusals.server";
import type { AskedTable } from "./stock-table.server";
import { nearCodes } from "./yard-distances.server";

/** What the refinements of one query find among the candidate rows. */
export interface PassResult {
  /** Rows that fulfil everything, ascending; the candidates themselves when nothing is refined. */
  readonly hits: Uint32Array;
  /**
   * By attribute that is refined, and by its alternatives: rows that fail only this, so they count for it alone. None
   * where every value has to hold: there only hits count.
   */
  readonly nearMisses: ReadonlyMap<Refined, Uint32Array>;
  /** Candidates that are no hits, when they are fewer than the hits; else null. */
  readonly misses: Uint32Array | null;
}

type Group = readonly Refined[];

const NO_ROWS = new Uint32Array(0);

/**
 * One pass over the candidate rows: each group of alternatives marks the rows it refuses. A row without a mark is a hit,
 * and one that a single group refuses counts for that group's own choices (disjunctive facets).
 */
export function* queryPass(
  table: AskedTable,
  candidates: Uint32Array,
  query: VehicleQuery,
): Steps<PassResult> {
  const refined = REFINED_GROUPS.filter((group) => group.some((attribute) => isRefined(query, attribute)));
  const near = query.near !== undefined && query.near.withinKm !== null ? query.near : null;
  if (refined.length === 0 && near === null)
    return { hits: candidates, nearMisses: new Map(), misses: NO_ROWS };

  const marks = new Uint8Array(candidates.length);
  for (const [at, group] of refined.entries()) {
    const range = group.find(isRangeAttribute);
    if (range === undefined) markValues(marks, candidates, table, query, group, at + 1);
    else refuseByRange(marks, candidates, table.numbers[range], query.ranges[range] ?? {}, at + 1);
    yield;
  }
  if (near !== null) {
    // The distance counts for no choices: a row that is too far counts nowhere.
    const column = table.positions;
    refuseByChoices(marks, candidates, [{ column, allowed: nearCodes(column, near) }], REFUSED);
    yield;
  }
  return yield* partition(marks, candidates, refined);
}

/** Whether something is chosen of an attribute. */
function isRefined({ refinements, ranges }: VehicleQuery, attribute: Refined): boolean {
  return attribute in refinements || attribute in ranges;
}

function markValues(
  marks: Uint8Array,
  rows: Uint32Array,
  table: AskedTable,
  { refinements }: VehicleQuery,
  group: Group,
  mark: number,
): void {
  const choice = (attribute: FacetAttribute, values: readonly string[]) => ({
    column: table.values[attribute],
    allowed: allowedCodes(table.values[attribute], values),
  });
  const facets = group.filter((attribute): attribute is FacetAttribute => !isRangeAttribute(attribute));
  const chosen = facets.flatMap((attribute) => {
    const values = refinements[attribute];
    return values === undefined ? [] : [{ attribute, values }];
  });
  if (!group.some(needsAll)) {
    const choices = chosen.map(({ attribute, values }) => choice(attribute, values));
    refuseByChoices(marks, rows, choices, mark);
    return;
  }
  for (const { attribute, values } of chosen)
    for (const value of values) refuseByChoices(marks, rows, [choice(attribute, [value])], REFUSED);
}

function* partition(marks: Uint8Array, rows: Uint32Array, refined: readonly Group[]): Steps<PassResult> {
  const sizes = new Uint32Array(REFUSED + 1);
  for (const mark of marks) sizes[mark] = (sizes[mark] ?? 0) + 1;
  yield;
  const hitCount = sizes[0] ?? 0;
  const keepMisses = hitCount * 2 > rows.length;
  const lists = {
    byMark: [...refined.keys(), refined.length].map((mark) => new Uint32Array(sizes[mark] ?? 0)),
    misses: keepMisses ? new Uint32Array(rows.length - hitCount) : null,
  };
  fill(marks, rows, lists);
  const near = refined.flatMap((group, at) =>
    group.map((attribute): [Refined, Uint32Array] => [attribute, lists.byMark[at + 1] ?? NO_ROWS]),
  );
  return { hits: lists.byMark[0] ?? NO_ROWS, nearMisses: new Map(near), misses: lists.misses };
}

interface RowLists {
  /** The rows of each mark; those refused more than once are in none. */
  readonly byMark: readonly Uint32Array[];
  readonly misses: Uint32Array | null;
}

function fill(marks: Uint8Array, rows: Uint32Array, { byMark, misses }: RowLists): void {
  const filled = new Uint32Array(byMark.length);
  let miss = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const mark = marks[at] ?? 0;
    if (mark !== 0 && misses) misses[miss++] = row;
    const list = byMark[mark];
    if (list === undefined) continue;
    const place = filled[mark] ?? 0;
    list[place] = row;
    filled[mark] = place + 1;
  }
}
