import { positionOf } from "~/domain/location/distance";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Choice } from "./choose-vehicle.server";
import type { DemoDealer, DemoGroup, DemoLocation } from "./demo-spec.server";
import type { Prng } from "./prng.server";

/** New vehicles stand where their make is sold; used ones anywhere in the group's dealerships. */
export function placeFor(dealer: DemoDealer, group: DemoGroup, choice: Choice, prng: Prng): DemoLocation {
  const allowed = dealer.locations.filter(
    ({ dealershipId }) => group.dealerships.length === 0 || group.dealerships.includes(dealershipId),
  );
  const places = allowed.length > 0 ? allowed : dealer.locations;
  const sellers = places.filter(({ manufacturers }) =>
    manufacturers.some((maker) => maker.startsWith(choice.model.make)),
  );
  if (choice.carType !== "used" && sellers.length > 0) return prng.pick(sellers);
  return prng.pick(places);
}

type PlaceFields = Pick<
  Vehicle,
  "location" | "location_id" | "dealership_id" | "dealership_name" | "dealership_slug" | "city" | "state"
>;

/**
 * Where the vehicle stands, whose it is and where else it can be seen. Throws when the location names an unknown
 * dealership.
 */
export function placeFields(dealer: DemoDealer, location: DemoLocation, prng: Prng): PlaceFields {
  const dealership = dealer.dealerships.find(({ id }) => id === location.dealershipId);
  if (!dealership) throw new Error(`location "${location.id}" names no dealership of "${dealer.slug}"`);
  const { street, city, state, postcode, placeUrl } = location.address;
  return {
    location: {
      id: location.id,
      name: location.name,
      slug: location.slug,
      phone: location.phone,
      address: { id: location.id, street, city, state, postcode, place_url: placeUrl },
      position: positionOf(location.address),
      distribution_locations: otherYards(dealer, location, prng),
    },
    location_id: location.id,
    dealership_id: dealership.id,
    dealership_name: dealership.name,
    dealership_slug: dealership.slug,
    city,
    state,
  };
}

/** Every fourth vehicle of a dealership with several yards can be brought to another one. */
function otherYards(
  { locations }: DemoDealer,
  { id, dealershipId }: DemoLocation,
  prng: Prng,
): Vehicle["location"]["distribution_locations"] {
  const others = locations.filter((place) => place.dealershipId === dealershipId && place.id !== id);
  if (others.length === 0 || !prng.chance(0.25)) return [];
  return prng.sample(others, prng.int(1, 2)).map((place) => ({ id: place.id, name: place.name }));
}
