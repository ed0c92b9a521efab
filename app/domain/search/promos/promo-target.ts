import type { ItemType } from "../../vehicle/vehicle";
import { needsAll, type Refined } from "../attributes";
import type { SortKey, VehicleQuery } from "../query";

/** The list a promo tile stands in. */
export interface ListAround {
  readonly query: VehicleQuery;
  /** The one kind of vehicle it is about; null for several. */
  readonly kind: ItemType | null;
  readonly defaultSort: SortKey;
}

/**
 * Whether a tile's link leads to something else than the list it stands in: not back into it, nor to a kind of vehicle
 * that the list leaves out.
 */
export function leadsElsewhere(target: VehicleQuery, { query, kind, defaultSort }: ListAround): boolean {
  const kinds = target.refinements.item_type ?? [];
  if (kind !== null && kinds.length > 0 && !kinds.includes(kind)) return false;
  const isReordered = target.sort !== defaultSort && target.sort !== query.sort;
  return isReordered || !isInside(query, target);
}

/** Whether all that a target asks for is asked for already. All stock is a way out of any list but that of all stock. */
function isInside(query: VehicleQuery, target: VehicleQuery): boolean {
  if (!namesVehicles(target) && namesVehicles(query)) return false;
  return (
    (target.text === "" || target.text === query.text) &&
    isSame(target.near ?? query.near, query.near) &&
    Object.entries(target.ranges).every(([name, range]) => isSame(range, entry(query.ranges, name))) &&
    Object.entries(target.refinements).every(([name, wanted]) =>
      // The keys of a query's refinements are attributes.
      holds(name as Refined, wanted, entry(query.refinements, name) ?? []),
    )
  );
}

/** More than the conditions new, used and demo. */
function namesVehicles({ text, near, ranges, refinements }: VehicleQuery): boolean {
  const named = Object.keys(refinements).filter((name) => name !== "car_type");
  return text !== "" || near !== undefined || named.length + Object.keys(ranges).length > 0;
}

function holds(attribute: Refined, wanted: readonly string[], chosen: readonly string[]): boolean {
  if (needsAll(attribute)) return wanted.every((value) => chosen.includes(value));
  return chosen.length > 0 && chosen.every((value) => wanted.includes(value));
}

function entry<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
