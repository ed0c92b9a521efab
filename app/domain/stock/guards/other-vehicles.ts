import { foldText } from "../../text/fold-text";
import type { Vehicle } from "../../vehicle/vehicle";

/** Fewer vehicles than this say nothing of a feed. */
const FEWEST = 10;

/**
 * The sentence for a feed in which so many vehicles have another make than before that it must mean something else by the
 * column, or by what names a vehicle; none otherwise.
 * @param allowed the largest share of such vehicles, 0 to 1
 */
export function shiftedMakes(
  before: ReadonlyMap<string, Pick<Vehicle, "make">>,
  after: readonly Pick<Vehicle, "id" | "make">[],
  allowed: number,
): readonly string[] {
  const known = after.flatMap(({ id, make: is }) => {
    const was = before.get(id)?.make;
    return was === undefined ? [] : [{ was, is }];
  });
  const others = known.filter(({ was, is }) => !isSameName(was, is));
  const [first] = others;
  if (first === undefined || known.length < FEWEST || others.length / known.length <= allowed) return [];
  return [
    `${others.length} of ${known.length} vehicles have another make than before, such as ${first.is} for ${first.was}`,
  ];
}

/** What tells vehicles apart that should be one. */
type Described = Pick<Vehicle, "name" | "make" | "model" | "year">;

/** The names of rows that have one identity and describe different vehicles; none where they may be one vehicle. */
export function differentVehicles(rows: readonly Described[]): readonly string[] {
  const [first, ...others] = rows;
  if (first === undefined || others.every((other) => mayBeOne(first, other))) return [];
  return [...new Set(rows.map(({ name }) => name))];
}

/** Spellings differ from row to row, and the year of a model from that of its build. */
function mayBeOne(one: Described, other: Described): boolean {
  const years = Math.abs(one.year - other.year);
  return years <= 1 && isSameName(one.make, other.make) && isSameName(one.model, other.model);
}

/** "Land" and "Land Rover", "CX5" and "cx-5 Maxx" may be one name. */
export function isSameName(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [bare(one), bare(other)];
  return first.startsWith(second) || second.startsWith(first);
}

function bare(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, "");
}
