import type { BodyType } from "../vehicle/body-types";
import type { Vehicle } from "../vehicle/vehicle";
import type { AdvertisedVehicle } from "./advertised-vehicle";

/** The columns of Google's feed of vehicles, in their order. */
export const GOOGLE_COLUMNS = [
  "id",
  "vin",
  "title",
  "description",
  "link",
  "link_template",
  "image_link",
  "additional_image_link",
  "condition",
  "certified_pre-owned",
  "price",
  "sale_price",
  "vehicle_price_type",
  "availability",
  "brand",
  "make",
  "model",
  "trim",
  "year",
  "mileage",
  "color",
  "body_style",
  "engine",
  "date_in_stock",
  "store_code",
  "vehicle_fulfillment",
  "dealership_name",
  "dealership_address",
  "google_product_category",
] as const;

type GoogleColumn = (typeof GOOGLE_COLUMNS)[number];
/** A vehicle's cell of each column; empty where nothing is known. */
export type GoogleRow = Readonly<Record<GoogleColumn, string>>;

/** Google takes pictures beyond the first under another name, and ten of them. */
const MOST_FURTHER_PICTURES = 10;

/** The bodies that Google knows, by ours; others are left out. */
const BODIES: Partial<Record<BodyType, string>> = {
  convertible: "convertible",
  softtop: "convertible",
  hardtop: "convertible",
  coupe: "coupe",
  hatch: "hatchback",
  hatchback: "hatchback",
  sedan: "sedan",
  wagon: "station wagon",
  stationWagon: "station wagon",
  suv: "suv",
  "4x4": "suv",
  ute: "truck",
  cabChassis: "truck",
  van: "full size van",
  peopleMover: "minivan",
};

/** What drives it, by the words of our stock. */
const ENGINES: Readonly<Record<string, string>> = {
  Petrol: "gasoline",
  Diesel: "diesel",
  Hybrid: "hybrid",
  "Mild hybrid": "hybrid",
  PHEV: "plug-in hybrid",
  Electric: "electric",
  Hydrogen: "hydrogen",
};

/** Whether Google takes a vehicle of that kind: cars and utes alone. */
export function googleTakes({ item_type: kind, simple_body: body }: Vehicle): boolean {
  return kind === "car" && body !== "motorhome";
}

/** A vehicle as a row of Google's vehicle feeds: vehicle ads and vehicle listings name their attributes alike. */
export function googleRow(advertised: AdvertisedVehicle): GoogleRow {
  const { vehicle, place, currency, pictures, odometer, wasPrice } = advertised;
  const [first = "", ...further] = pictures;
  const money = (amount: number) => `${amount}.00 ${currency}`;
  const { street, city, state, postcode, country } = place;
  const row: GoogleRow = {
    id: vehicle.stocknum,
    vin: (vehicle.vin ?? "").toUpperCase(),
    title: advertised.title,
    description: advertised.description.replace(/\s+/g, " "),
    link: advertised.url,
    link_template: `${advertised.url}?store={store_code}`,
    image_link: first,
    additional_image_link: further.slice(0, MOST_FURTHER_PICTURES).join(","),
    condition: vehicle.car_type === "new" ? "new" : "used",
    "certified_pre-owned": vehicle.certified ? "yes" : "",
    price: money(wasPrice ?? advertised.price),
    sale_price: wasPrice === null ? "" : money(advertised.price),
    vehicle_price_type: currency === "AUD" ? priceType(vehicle.price_type) : "",
    availability: "in stock",
    brand: advertised.make,
    make: advertised.make,
    model: advertised.model,
    trim: advertised.badge ?? "",
    year: String(vehicle.year),
    mileage: odometer === null ? "" : `${odometer.value} ${odometer.unit === "mi" ? "miles" : "km"}`,
    color: vehicle.colour ?? vehicle.simple_colour ?? "",
    body_style: vehicle.simple_body === null ? "" : (BODIES[vehicle.simple_body] ?? ""),
    engine: ENGINES[vehicle.simple_fuel ?? ""] ?? "",
    date_in_stock: advertised.listedOn,
    store_code: place.code,
    vehicle_fulfillment: `in_store:${place.code}`,
    dealership_name: place.name,
    dealership_address: `${street}, ${city}, ${state} ${postcode}, ${country}`,
    google_product_category: "Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans",
  };
  return row;
}

/** Australian offers have to say what their price holds. */
function priceType(text: string | null): string {
  return /drive\s*-?\s*away/i.test(text ?? "") ? "drive_away_price" : "excluding_government_charges_price";
}
