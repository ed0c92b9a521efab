import type { FacetAttribute, RangeAttribute } from "~/domain/search/attributes";
import type { Vehicle } from "~/domain/vehicle/vehicle";

/** Makes the test stock spells otherwise than shoppers do (SRCH-29). */
const MAKES: Readonly<Record<string, string>> = { "Isuzu UTE": "Isuzu", "Suzuki Australia": "Suzuki" };
const BODIES = ["suv", "ute", "sedan", "hatch", "wagon", "van", "coupe", "convertible", "cabChassis"];

function makeOf(vehicle: Vehicle): string {
  return MAKES[vehicle.make] ?? vehicle.make;
}

function priceOf(vehicle: Vehicle): number {
  const { price, offer_price: offer } = vehicle;
  if (price === null) return 0;
  if (offer !== null && offer > 0 && offer < price) return Math.round(offer);
  return price > 10 ? Math.round(price) : 0;
}

function stepOf(number: number, step: number): string | null {
  for (let from = 0; number > 0; from += step) if (number < from + step) return `${from}-${from + step}`;
  return null;
}

function bodyOf(vehicle: Vehicle): string | null {
  if (vehicle.simple_body !== null) return vehicle.simple_body;
  return BODIES.find((body) => body.toLowerCase() === vehicle.body?.toLowerCase()) ?? null;
}

/** The test stock writes a colour's basic word last. */
function colourOf({ simple_colour: simple, colour }: Vehicle): string | null {
  return simple ?? colour?.split(" ").at(-1)?.toLowerCase() ?? null;
}

function singleOf(vehicle: Vehicle, attribute: FacetAttribute): string | null {
  switch (attribute) {
    case "make":
      return makeOf(vehicle);
    case "make_model":
      return `${makeOf(vehicle)} ${vehicle.model}`;
    case "model_badge":
      return vehicle.badge === null ? null : `${makeOf(vehicle)} ${vehicle.model}: ${vehicle.badge}`;
    case "body":
      return bodyOf(vehicle);
    case "colour":
      return colourOf(vehicle);
    case "fuel":
      return vehicle.simple_fuel ?? vehicle.fuel;
    case "transmission":
      return vehicle.simple_transmission ?? vehicle.trans;
    case "seats":
      return vehicle.seats === null ? null : `${vehicle.seats}`;
    case "location_name":
      return vehicle.location.name;
    case "price_range":
      return stepOf(priceOf(vehicle), 10_000);
    case "weekly_price_range":
      return stepOf(vehicle.subscription_price ?? 0, 50);
    case "certified":
      return vehicle.certified ? "true" : "false";
    case "doors":
      return vehicle.doors === null ? null : `${vehicle.doors}`;
    case "axle_type":
      return vehicle.caravan?.axle_type ?? vehicle.variant?.axleconfiguration ?? null;
    case "categories":
    case "filtered_features":
    case "highlights":
      return null;
    default:
      return vehicle[attribute];
  }
}

function highlightsOf(vehicle: Vehicle): string[] {
  const { before_price: before, price_type: type, videos, video_url: film, spin_images: spin } = vehicle;
  const found = [];
  if (before !== null && priceOf(vehicle) > 0 && before > priceOf(vehicle)) found.push("reduced");
  if (vehicle.price && (type === "Drive Away" || type === "Drive-away price")) found.push("drive_away");
  if (film !== null || videos.length > 0) found.push("video");
  if (spin.length > 0) found.push("spin");
  if (["in_stock", "coming_soon"].includes(vehicle.status) && !vehicle.reserved) found.push("available");
  const cylinders = vehicle.variant?.cylinders ?? 0;
  if ([3, 4, 5, 6, 8, 10, 12].includes(cylinders)) found.push(`cylinders_${cylinders}`);
  return found;
}

/** The values a vehicle counts for in one facet. */
export function valuesOf(vehicle: Vehicle, attribute: FacetAttribute): readonly string[] {
  if (attribute === "categories" || attribute === "filtered_features") return vehicle[attribute];
  if (attribute === "highlights") return highlightsOf(vehicle);
  const value = singleOf(vehicle, attribute);
  return value === null ? [] : [value];
}

/** The number a vehicle is sorted by; 0 without one. */
export function numberOf(vehicle: Vehicle, attribute: RangeAttribute): number {
  switch (attribute) {
    case "price":
      return priceOf(vehicle);
    case "subscription_price":
      return Math.round(vehicle.subscription_price ?? 0);
    case "created_at_timestamp":
      return Math.floor(new Date(vehicle.created_at).getTime() / 1000);
    case "repayment":
      return quoteOf(vehicle) ?? 0;
    case "km":
    case "year":
      return vehicle[attribute] ?? 0;
    default:
      return measureOf(vehicle, attribute) ?? 0;
  }
}

/** What the cards of the test's dealer say: a whole share of the price, nothing for every seventh vehicle. */
export function quoteOf(vehicle: Pick<Vehicle, "price" | "offer_price" | "year">): number | undefined {
  const price = vehicle.offer_price ?? vehicle.price ?? 0;
  return price > 0 && vehicle.year % 7 !== 0 ? Math.ceil(price / 177) : undefined;
}

type Measure = Exclude<
  RangeAttribute,
  "price" | "subscription_price" | "created_at_timestamp" | "km" | "year" | "repayment"
>;

function measureOf({ seats, engine_size_litres: litres, variant, caravan }: Vehicle, attribute: Measure) {
  const measures = {
    seat_count: seats,
    safety_stars: variant?.ancaprating?.startsWith("5") ? 5 : variant?.ancaprating ? 4 : null,
    engine_cc: litres === null ? null : Math.round(litres * 1000),
    fuel_economy: variant?.fuelconsumptioncombined,
    towing_kg: variant?.towingcapacitybraked,
    gvm_kg: variant?.grossvehiclemass,
    sleeps: caravan?.sleeps,
    length_ft: caravan?.body_length,
    tare_kg: caravan?.tare_weight,
    atm_kg: caravan?.aggregate_trailer_mass,
    power_kw: variant?.power,
    payload_kg: variant?.payload,
    electric_range_km: variant?.electric_range_km,
  };
  return measures[attribute] ?? null;
}

/** The number a range looks at; null without one, and 0 is no price. */
export function rangeNumberOf(vehicle: Vehicle, attribute: RangeAttribute): number | null {
  if (attribute === "km") return vehicle.km;
  if (!["price", "subscription_price", "created_at_timestamp", "year"].includes(attribute))
    return numberOf(vehicle, attribute) === 0 ? null : numberOf(vehicle, attribute);
  const number = numberOf(vehicle, attribute);
  const isPrice = attribute === "price" || attribute === "subscription_price";
  return isPrice && number === 0 ? null : number;
}

/** The words of a vehicle as written, in lower case, its stock number and its codes. */
export function wordsOf(vehicle: Vehicle): string[] {
  const { model, badge, series, year, colour, city, state, drive, stocknum, vin, regplate } = vehicle;
  const texts = [
    makeOf(vehicle),
    model,
    badge,
    series,
    colour,
    city,
    state,
    drive,
    bodyOf(vehicle),
    colourOf(vehicle),
  ];
  const kinds = [vehicle.simple_fuel, vehicle.fuel, vehicle.simple_transmission, vehicle.trans];
  const written = [...texts, ...kinds, `${year}`, stocknum, vin, regplate]
    .filter((text) => text !== null)
    .join(" ");
  return written.toLowerCase().split(" ");
}

/** Whole metres from a point to the vehicle's yard, by the law of cosines; a number beyond Earth without a position. */
export function metresFrom(
  point: { readonly lat: number; readonly long: number },
  { location }: Vehicle,
): number {
  if (location.position === null) return 1e9;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [a, b] = [radians(point.lat), radians(location.position.lat)];
  const turn = radians(location.position.long - point.long);
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn);
  return Math.round(6_371_000 * Math.acos(Math.min(1, cosine)));
}
