import type { Vehicle } from "../vehicle/vehicle";

/** What a vehicle is known by. */
export type KnownVehicle = Pick<Vehicle, "id" | "slug" | "vin" | "stocknum" | "make" | "model" | "year">;

/** A chassis number this short is a placeholder. */
const VIN_LENGTH = 11;

/**
 * Vehicles of a feed under the ids by which they are known: one whose identity says nothing to us is a published vehicle
 * that the feed does not name otherwise, when it has that one's chassis number, or its stock number (in any case), make,
 * model and year. So a mapping with other identity columns moves no address. What two vehicles share identifies neither.
 */
export function withKnownIds<Own extends KnownVehicle>(
  feed: readonly Own[],
  published: ReadonlyMap<string, KnownVehicle>,
): { readonly vehicles: readonly Own[]; readonly adopted: number } {
  const named = new Set(feed.map(({ id }) => id));
  const strangers = feed.filter(({ id }) => !published.has(id));
  const free = [...published.values()].filter(({ id }) => !named.has(id));
  if (strangers.length === 0 || free.length === 0) return { vehicles: feed, adopted: 0 };
  const known = new Map<string, KnownVehicle>();
  for (const keyOf of [vinKey, stockKey]) {
    const taken = new Set([...known.values()].map(({ id }) => id));
    const theirs = unique(
      free.filter(({ id }) => !taken.has(id)),
      keyOf,
    );
    for (const [key, vehicle] of unique(strangers, keyOf)) {
      const same = theirs.get(key);
      if (same !== undefined && !known.has(vehicle.id)) known.set(vehicle.id, same);
    }
  }
  const vehicles = feed.map((vehicle) => {
    const same = known.get(vehicle.id);
    return same === undefined ? vehicle : underId(vehicle, same.id);
  });
  return { vehicles, adopted: known.size };
}

/** A chassis number as vehicles are known by it; null for none, or a placeholder. */
export function vinKey({ vin }: Pick<Vehicle, "vin">): string | null {
  return vin === null || vin.length < VIN_LENGTH ? null : vin.toUpperCase();
}

function stockKey({ stocknum, make, model, year, vin }: KnownVehicle): string | null {
  // Two chassis numbers are two vehicles, whatever stands on the key tag.
  return vin === null ? JSON.stringify([stocknum.toUpperCase(), make, model, year]) : null;
}

function unique(
  vehicles: readonly KnownVehicle[],
  keyOf: (vehicle: KnownVehicle) => string | null,
): ReadonlyMap<string, KnownVehicle> {
  const found = new Map<string, KnownVehicle | null>();
  for (const vehicle of vehicles) {
    const key = keyOf(vehicle);
    if (key !== null) found.set(key, found.has(key) ? null : vehicle);
  }
  return new Map([...found].flatMap(([key, vehicle]) => (vehicle === null ? [] : [[key, vehicle] as const])));
}

/** A vehicle under another id: its path ends in the end of the id. */
export function underId<Own extends KnownVehicle>(vehicle: Own, id: string): Own {
  const tail = vehicle.id.slice(-9);
  const slug = vehicle.slug.endsWith(`-${tail}`)
    ? `${vehicle.slug.slice(0, -tail.length)}${id.slice(-9)}`
    : vehicle.slug;
  return { ...vehicle, id, slug };
}
