import { positionOf } from "../location/distance";
import type { Vehicle } from "../vehicle/vehicle";
import { toAsciiSlug } from "../text/slug";

/** A yard of a dealership, as its site's configuration names it. */
export interface Yard {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly phone: string | null;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly postcode: string;
    readonly placeUrl: string | null;
    readonly lat: number | null;
    readonly long: number | null;
  };
}

/** What a feed says of a vehicle's place; null where it says nothing. */
export interface FeedPlace {
  readonly name: string | null;
  readonly city: string | null;
  readonly state: string | null;
  /** Where else it can be brought for a test drive, by names, ids or cities; missing where nothing says so. */
  readonly distribution?: readonly string[];
}

/** The dealership a vehicle belongs to when the feed names no place. */
interface Dealership {
  readonly dealershipId: string;
  readonly dealershipName: string;
}

/** The answer of a form that names a place is no longer. */
const LONGEST_ID = 80;

type PlaceFields = Pick<Vehicle, "location" | "location_id" | "city" | "state">;

/**
 * Where a vehicle of a feed stands: at the yard with the place's name, else at the yard in its city (and state, when
 * both are known), or the only yard in its state where nothing more is known, else at a place that only the feed names. In
 * a feed without places everything stands at the dealership's only yard. Places that it can be brought to (ENT-07) are known
 * in the same way.
 */
export function placeOf(place: FeedPlace, yards: readonly Yard[], dealership: Dealership): PlaceFields {
  const yard = yardOf(place, yards);
  const own = yard === null ? namedPlace(place, dealership) : yardPlace(yard);
  const brought = broughtTo(place.distribution ?? [], yards).filter(({ id }) => id !== own.location_id);
  return { ...own, location: { ...own.location, distribution_locations: brought } };
}

/** The places that names mean, each once: the form of a test drive lists them. */
function broughtTo(
  names: readonly string[],
  yards: readonly Yard[],
): Vehicle["location"]["distribution_locations"] {
  const found = names.flatMap((given) => {
    const yard =
      yards.find(({ id, name }) => isSamePlace(name, given) || isSamePlace(id, given)) ??
      yards.find(({ address }) => isSamePlace(address.city, given));
    const id = yard?.id ?? toAsciiSlug(given).slice(0, LONGEST_ID);
    return id === "" ? [] : [{ id, name: yard?.name ?? given.trim() }];
  });
  return found.filter(({ id }, at) => found.findIndex((one) => one.id === id) === at);
}

function yardOf({ name, city, state }: FeedPlace, yards: readonly Yard[]): Yard | null {
  if (name === null && city === null) {
    const [only, ...others] = yards.filter(
      (yard) => state === null || isSamePlace(yard.address.state, state),
    );
    return others.length === 0 ? (only ?? null) : null;
  }
  const named = name === null ? undefined : yards.find((yard) => isSamePlace(yard.name, name));
  const near = (yard: Yard) =>
    city !== null &&
    isSamePlace(yard.address.city, city) &&
    (state === null || isSamePlace(yard.address.state, state));
  return named ?? yards.find(near) ?? null;
}

function yardPlace({ id, name, slug, phone, address }: Yard): PlaceFields {
  const { street, city, state, postcode, placeUrl } = address;
  return {
    location: {
      id,
      name,
      slug,
      phone,
      address: { id, street, city, state, postcode, place_url: placeUrl },
      position: positionOf(address),
      distribution_locations: [],
    },
    location_id: id,
    city,
    state,
  };
}

function namedPlace({ name: given, city, state }: FeedPlace, dealership: Dealership): PlaceFields {
  const name = city ?? given ?? dealership.dealershipName;
  const slug = toAsciiSlug([name, state].filter(Boolean).join(" ")) || toAsciiSlug(dealership.dealershipId);
  const address = { id: null, street: null, city, state, postcode: null, place_url: null };
  return {
    location: { id: slug, name, slug, phone: null, address, position: null, distribution_locations: [] },
    location_id: slug,
    city,
    state,
  };
}

/** Whether two names are of one place, whatever their capitals, marks and separators. */
export function isSamePlace(one: string, other: string): boolean {
  return toAsciiSlug(one) === toAsciiSlug(other);
}
