import type { BodyType } from "../vehicle/body-types";
import type { ItemType } from "../vehicle/vehicle";
import type { AdvertisedVehicle } from "./advertised-vehicle";

/** The columns of Meta's feed of vehicles, in their order. */
export const META_COLUMNS = [
  "vehicle_id",
  "vin",
  "title",
  "description",
  "url",
  "make",
  "model",
  "trim",
  "year",
  "mileage.value",
  "mileage.unit",
  "price",
  "sale_price",
  "state_of_vehicle",
  "availability",
  "vehicle_type",
  "body_style",
  "fuel_type",
  "transmission",
  "drivetrain",
  "exterior_color",
  "interior_color",
  "date_first_on_lot",
  "image_link",
  "additional_image_link",
  "dealer_id",
  "dealer_name",
  "address",
  "latitude",
  "longitude",
] as const;

/** A vehicle's cell of each column; empty where nothing is known. */
export type MetaRow = Readonly<Record<(typeof META_COLUMNS)[number], string>>;

const TYPES: Record<ItemType, string> = {
  car: "CAR_TRUCK",
  truck: "COMMERCIAL",
  motorcycle: "MOTORCYCLE",
  caravan: "RV_CAMPER",
};

const BODIES: Record<BodyType, string> = {
  "4x4": "SUV",
  bus: "MINIBUS",
  cabChassis: "PICKUP",
  convertible: "CONVERTIBLE",
  coupe: "COUPE",
  ev: "OTHER",
  hardtop: "CONVERTIBLE",
  hatch: "HATCHBACK",
  hatchback: "HATCHBACK",
  motorhome: "OTHER",
  lightTruck: "TRUCK",
  peopleMover: "MPV",
  prestige: "OTHER",
  sedan: "SEDAN",
  softtop: "CONVERTIBLE",
  suv: "SUV",
  ute: "PICKUP",
  van: "VAN",
  wagon: "WAGON",
  stationWagon: "WAGON",
};

const FUELS: Readonly<Record<string, string>> = {
  Petrol: "PETROL",
  Diesel: "DIESEL",
  Hybrid: "HYBRID",
  "Mild hybrid": "HYBRID",
  PHEV: "PLUGIN_HYBRID",
  Electric: "ELECTRIC",
};

const DRIVES: Readonly<Record<string, string>> = {
  FWD: "FWD",
  RWD: "RWD",
  AWD: "AWD",
  "4WD": "FOUR_WD",
  "2WD": "TWO_WD",
};

/** A vehicle as a row of Meta's automotive inventory feed. */
export function metaRow(advertised: AdvertisedVehicle): MetaRow {
  const { vehicle, place, pictures, odometer, currency } = advertised;
  const [first = "", ...further] = pictures;
  const money = (amount: number) => `${amount} ${currency}`;
  const wasPrice = advertised.wasPrice ?? advertised.price;
  const state = vehicle.car_type === "new" ? "NEW" : vehicle.certified ? "CPO" : "USED";
  return {
    vehicle_id: vehicle.stocknum,
    vin: (vehicle.vin ?? "").toUpperCase(),
    title: advertised.title,
    description: advertised.description,
    url: advertised.url,
    make: advertised.make,
    model: advertised.model,
    trim: advertised.badge ?? "",
    year: String(vehicle.year),
    "mileage.value": odometer === null ? "" : String(odometer.value),
    "mileage.unit": odometer === null ? "" : odometer.unit.toUpperCase(),
    price: money(wasPrice),
    sale_price: advertised.wasPrice === null ? "" : money(advertised.price),
    state_of_vehicle: state,
    availability: "AVAILABLE",
    vehicle_type: TYPES[vehicle.item_type],
    body_style: vehicle.simple_body === null ? "OTHER" : BODIES[vehicle.simple_body],
    fuel_type: vehicle.simple_fuel === null ? "" : (FUELS[vehicle.simple_fuel] ?? "OTHER"),
    transmission: gearbox(vehicle.simple_transmission),
    drivetrain: vehicle.drive === null ? "" : (DRIVES[vehicle.drive] ?? "OTHER"),
    exterior_color: vehicle.simple_colour ?? vehicle.colour ?? "",
    interior_color: vehicle.interior_colour ?? "",
    date_first_on_lot: advertised.listedOn,
    image_link: first,
    additional_image_link: further.join(","),
    dealer_id: place.code,
    dealer_name: place.name,
    address: JSON.stringify({
      addr1: place.street,
      city: place.city,
      region: place.state,
      country: place.country,
      postal_code: place.postcode,
    }),
    latitude: place.position === null ? "" : String(place.position.lat),
    longitude: place.position === null ? "" : String(place.position.long),
  };
}

function gearbox(text: string | null): string {
  if (text === null) return "";
  return text === "Manual" ? "MANUAL" : text === "Automatic" ? "AUTOMATIC" : "OTHER";
}
