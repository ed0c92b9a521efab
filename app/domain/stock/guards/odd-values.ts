import { isInStock } from "../../vehicle/stock-status";
import type { Vehicle } from "../../vehicle/vehicle";

/** What is looked at of a vehicle. */
export type OddFigures = Pick<Vehicle, "make" | "item_type" | "car_type" | "status" | "price" | "km">;

/** A figure that is out of line with the same file's vehicles of its make, or of its kind. */
export interface OddValue {
  readonly field: "price" | "km";
  readonly value: number;
  /** The middle one of those vehicles. */
  readonly usual: number;
  /** Their make, or their kind. */
  readonly like: string;
}

/** Fewer vehicles than this say nothing of what is usual. */
const FEWEST = 10;
/** How far from the middle is out of line. Nearly new cars of few kilometres are many: a tenth of the middle is none. */
const FAR = { price: { above: 10, below: 10 }, km: { above: 10, below: 100 } } as const;
/** Between the last usual figure and the first odd one nothing is. Without a gap it is a stock of cheap and dear vehicles. */
const GAP = 2;

/** The figures of vehicles for sale that look wrong beside the rest of the file: cents, a digit too many, a nought. */
export function oddValues<Row>(
  rows: readonly Row[],
  figuresOf: (row: Row) => OddFigures,
): readonly (OddValue & { readonly row: Row })[] {
  return (["price", "km"] as const).flatMap((field) => {
    const values = rows.flatMap((row) => {
      const { make, item_type: kind, ...figures } = figuresOf(row);
      const value = figures[field];
      // A new vehicle, or a demonstrator, has any number of kilometres or none.
      const counts = isInStock(figures) && (field === "price" || figures.car_type === "used");
      return value === null || !counts ? [] : [{ row, value, make, kind }];
    });
    const makes = spreads(values, field, ({ make, kind }) => `${make}\n${kind}`);
    const kinds = spreads(values, field, ({ kind }) => kind);
    return values.flatMap(({ row, value, make, kind }) => {
      const ofMake = makes.get(`${make}\n${kind}`);
      const spread = ofMake ?? kinds.get(kind);
      if (spread === undefined || (value >= spread.least && value <= spread.most)) return [];
      return [{ row, field, value, usual: spread.middle, like: ofMake === undefined ? kind : make }];
    });
  });
}

interface Spread {
  readonly middle: number;
  /** The least and the most that is usual. */
  readonly least: number;
  readonly most: number;
}

/** What is usual in each group that is large enough. */
function spreads<One extends { readonly value: number }>(
  values: readonly One[],
  field: OddValue["field"],
  groupOf: (one: One) => string,
): ReadonlyMap<string, Spread> {
  const groups = new Map<string, number[]>();
  for (const one of values) {
    const group = groups.get(groupOf(one));
    if (group === undefined) groups.set(groupOf(one), [one.value]);
    else group.push(one.value);
  }
  return new Map(
    [...groups]
      .filter(([, group]) => group.length >= FEWEST)
      .map(([name, group]) => [name, spreadOf(group, field)]),
  );
}

function spreadOf(group: readonly number[], field: OddValue["field"]): Spread {
  const sorted = [...group].sort((one, other) => one - other);
  const middle = sorted[sorted.length >> 1] ?? 0;
  // Where hardly any vehicle says how far it was driven, no other reading is odd.
  if (middle === 0) return { middle, least: -Infinity, most: Infinity };
  const { above, below } = FAR[field];
  const from = (at: number) => sorted[at] ?? 0;
  const high = sorted.findIndex((value, at) => value > middle * above && value >= from(at - 1) * GAP);
  const low = sorted.findLastIndex((value, at) => value < middle / below && value * GAP <= from(at + 1));
  return {
    middle,
    least: low < 0 ? -Infinity : from(low + 1),
    most: high < 0 ? Infinity : from(high - 1),
  };
}

/** "price 2199000, where 21990 is usual for Kia in this file". */
export function oddText({ field, value, usual, like }: OddValue): string {
  return `${field} ${value}, where ${usual} is usual for ${like} in this file`;
}
