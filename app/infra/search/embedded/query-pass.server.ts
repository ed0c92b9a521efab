import {
  FACET_ATTRIBUTES,
  type FacetAttribute,
  isRangeAttribute,
  needsAll,
  type Refined,
  REFINED_GROUPS,
} from "~/domain/search/attributes";
import { heldValues, lackedValue } from "~/domain/search/facts/lacked-value";
import type { VehicleQuery } from "~/domain/search/query";
import type { Steps } from "~/infra/turns.server";
import { allowedCodes, type Column } from "./column.server";
import {
  type ChosenValues,
  type RowSplit,
  rowsWithout,
  splitByChoices,
  splitByRange,
} from "./row-split.server";
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
}

type Group = readonly Refined[];
/** Tells the rows that fulfil a condition from the others. */
type Split = (rows: Uint32Array) => RowSplit;

/**
 * Looks at the candidates condition by condition, each time at those only that still count for something: the hits so
 * far, and what a single earlier group of alternatives refused, which counts for that group's own choices (disjunctive
 * facets).
 */
export function* queryPass(
  table: AskedTable,
  candidates: Uint32Array,
  query: VehicleQuery,
): Steps<PassResult> {
  let hits = candidates;
  // What fails these counts nowhere, so they come first: the others then have less to look at.
  for (const keep of strictSieves(table, query)) {
    hits = keep(hits);
    yield;
  }
  const near = new Map<Group, Uint32Array>();
  for (const [group, split] of openSplits(table, query)) {
    for (const [earlier, rows] of near) near.set(earlier, split(rows).kept);
    yield;
    const { kept, refused } = split(hits);
    near.set(group, refused);
    hits = kept;
    yield;
  }
  const nearMisses = [...near].flatMap(([group, rows]) => group.map((name) => [name, rows] as const));
  return { hits, nearMisses: new Map(nearMisses) };
}

/** Keeps of some rows those that fulfil a condition, ascending. */
type Sieve = (rows: Uint32Array) => Uint32Array;

/** Conditions that every row has to fulfil: the distance, and each value that has to hold by itself. */
function strictSieves(table: AskedTable, { refinements, near }: VehicleQuery): Sieve[] {
  const sieves = FACET_ATTRIBUTES.flatMap((name) =>
    heldValues(name, refinements[name] ?? []).each.map((value) =>
      valueSieve(table.values[name], value, lackedValue(name, value)),
    ),
  );
  if (near !== undefined && near.withinKm !== null)
    sieves.push(sieve({ column: table.positions, allowed: nearCodes(table.positions, near) }));
  return sieves;
}

function valueSieve(column: Column, value: string, lacked: string | null): Sieve {
  const has = sieve(chosen(column, [lacked ?? value]));
  return lacked === null ? has : (rows) => rowsWithout(rows, has(rows));
}

const sieve =
  (choice: ChosenValues): Sieve =>
  (rows) =>
    splitByChoices(rows, [choice]).kept;

/** Each group of alternatives in use, of which a row has to fit one. */
function openSplits(table: AskedTable, { refinements, ranges }: VehicleQuery): [Group, Split][] {
  return REFINED_GROUPS.filter((group) => !group.some(needsAll)).flatMap((group): [Group, Split][] => {
    const range = group.find(isRangeAttribute);
    if (range !== undefined) {
      const asked = ranges[range];
      return asked ? [[group, (rows) => splitByRange(rows, table.numbers[range], asked)]] : [];
    }
    const choices = group.filter(isFacet).flatMap((name) => {
      const { each, oneOf } = heldValues(name, refinements[name] ?? []);
      // An attribute that is there without values finds nothing.
      const isOpen = refinements[name] !== undefined && (oneOf.length > 0 || each.length === 0);
      return isOpen ? [chosen(table.values[name], oneOf)] : [];
    });
    return choices.length === 0 ? [] : [[group, (rows) => splitByChoices(rows, choices)]];
  });
}

const isFacet = (attribute: Refined): attribute is FacetAttribute => !isRangeAttribute(attribute);

const chosen = (column: Column, values: readonly string[]): ChosenValues => ({
  column,
  allowed: allowedCodes(column, values),
});
