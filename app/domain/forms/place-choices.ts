import { countryOf } from "~/domain/country/country-of";
import { withStockWords } from "../stock-words/stock-words";
import type { SiteLocation } from "../tenant/config/location";
import { type VisitKind, visitKindOf, visitPlan } from "../appointment/visit-plan";
import { placeName, placesOf } from "../location/departments";
import { distanceKm, positionOf } from "../location/distance";
import { openingHoursOf, specialHoursOf } from "../tenant/opening-hours";
import type { SiteConfig } from "../tenant/site-config";
import type { Vehicle } from "../vehicle/vehicle";
import type { FieldChoice } from "./field-definition";
import type { FormKey } from "./form-catalogue";

/** The departments that have what times are given for. */
const DEPARTMENTS: Readonly<Record<VisitKind, SiteLocation["locationType"]>> = {
  testDrive: "sales",
  service: "service",
};

/**
 * The dealer's places a form can be about: those of its department and the vehicle's own, else every visible one. A
 * vehicle is driven where it stands, where its yard brings vehicles to, and at yards of the same dealership near there
 * (`forms.visits.withinKm`).
 */
export function formLocations(
  { site, forms }: Pick<SiteConfig, "site" | "forms">,
  key: FormKey,
  vehicle: PlacedVehicle | null = null,
): readonly SiteLocation[] {
  const visible = site.locations.filter((location) => location.visible);
  const kind = visitKindOf(key);
  if (kind === null) return visible;
  const wanted = DEPARTMENTS[kind];
  const fitting = visible.filter(({ id, locationType: type }) => {
    return type === wanted || type === "" || (key === "testDrive" && id === vehicle?.location_id);
  });
  const places = fitting.length > 0 ? fitting : visible;
  return key === "testDrive" && vehicle !== null
    ? placesNear(vehicle, places, forms.visits.withinKm)
    : places;
}

type PlacedVehicle = Pick<Vehicle, "location_id" | "location">;

/** All of them where nothing says how far they are. */
function placesNear(
  { location_id: own, location }: PlacedVehicle,
  places: readonly SiteLocation[],
  withinKm: number | null,
): readonly SiteLocation[] {
  const yard = places.find(({ id }) => id === own);
  const from = yard === undefined ? null : positionOf(yard.address);
  if (withinKm === null || from === null) return places;
  const brought = new Set(location.distribution_locations.map(({ id }) => id));
  return places.filter((place) => {
    const to = positionOf(place.address);
    // A group's motorcycle yard next door shows no cars.
    const isSister = place.dealershipId === yard?.dealershipId;
    return brought.has(place.id) || (isSister && to !== null && distanceKm(from, to) <= withinKm);
  });
}

/** Whether a department gives times at any of the dealer's places: it takes visits, and its hours are known. */
export function givesTimes(config: Pick<SiteConfig, "site" | "forms">, kind: VisitKind): boolean {
  return formLocations(config, kind).some((place) => {
    const isOpen = [...openingHoursOf(config, place), ...specialHoursOf(config, place)].some(
      ({ status }) => status === "Open",
    );
    return isOpen && visitPlan(config, kind, place).capacity > 0;
  });
}

const choiceOf = ({ id, address }: SiteLocation, name: string): FieldChoice => ({
  value: id,
  label: name.includes(address.city) ? name : `${name}, ${address.city}`,
});

/** The choices of a form that come from the dealer or the vehicle; nothing to choose where there is one place only. */
export function placeChoices(
  config: SiteConfig,
  key: FormKey,
  vehicle: Vehicle | null,
): Readonly<Record<string, readonly FieldChoice[]>> {
  const locations = formLocations(config, key, vehicle);
  const places = locations.map((place) => choiceOf(place, place.name));
  // People work at a place, whatever its department is called (LOC-15).
  const jobs = placesOf(locations).map(({ main }) => choiceOf(main, placeName(main.name)));
  const dealerships = config.site.dealerships
    .filter(({ visible }) => visible)
    .map(({ slug, name }) => ({ value: slug, label: name }));
  const states = countryOf(config.site.country).registrationStates;
  return {
    location: places.length > 1 || visitKindOf(key) !== null ? places : [],
    work_location: jobs.length > 1 ? jobs : [],
    preferredDealership: dealerships.length > 1 ? dealerships : [],
    regoState: states.map(({ code, name }) => ({ value: code, label: withStockWords(name, config) })),
    distribution_location: (vehicle?.location.distribution_locations ?? []).map(({ id, name }) => ({
      value: id,
      label: name,
    })),
  };
}
