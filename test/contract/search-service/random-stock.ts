import { DAY_MS } from "~/domain/time/day";
import { vehicleSchema, type Vehicle } from "~/domain/vehicle/vehicle";
import { seededRandom, type Random } from "./seeded-random";

const MODELS: Readonly<Record<string, readonly string[]>> = {
  Toyota: ["Corolla", "HiLux", "RAV4", "Land Cruiser", "Land Cruiser Prado", "Camry", "Yaris Cross"],
  Mazda: ["2", "3", "6", "CX-3", "CX-5", "CX-9", "BT-50", "MX-5"],
  Ford: ["Ranger", "Everest", "Mustang", "Transit Custom", "Focus"],
  Hyundai: ["i30", "Tucson", "Santa Fe", "Kona", "IONIQ 5"],
  Kia: ["Sportage", "Cerato", "Sorento", "EV6"],
  "Isuzu UTE": ["D-MAX", "MU-X"],
  "Land Rover": ["Defender", "Discovery Sport", "Range Rover Evoque"],
  "Mercedes-Benz": ["C200", "GLC300", "Sprinter"],
  MG: ["3", "4", "ZS", "HS"],
  Citroën: ["C3", "C5 Aircross"],
  BYD: ["Atto 3", "Seal", "Dolphin"],
  Volkswagen: ["Golf", "Tiguan", "Amarok", "T-Roc"],
};
const BADGES = [
  "SR",
  "SR5",
  "GXL",
  "GX",
  "XLT",
  "Wildtrak",
  "Sport",
  "Elite",
  "GT-Line",
  "Maxx Sport",
  "Akera",
  "Premium, Plus",
  "X:Pro",
  "L&K",
];
const BODIES = [
  "suv",
  "ute",
  "sedan",
  "hatch",
  "wagon",
  "van",
  "coupe",
  "convertible",
  "cabChassis",
] as const;
const FUELS = ["Petrol", "Diesel", "Hybrid", "Electric", "Plug-in Hybrid"];
const COLOURS = ["White", "Black", "Silver", "Grey", "Red", "Blue", "Glacier White", "Eiger Grey"];
const CITIES = ["Brisbane", "Gold Coast", "Toowoomba", "Cairns", "Townsville", "Mackay"];
/** Where the yards are; one has no position, two share theirs. */
const POSITIONS: Readonly<Record<string, { readonly lat: number; readonly long: number }>> = {
  Brisbane: { lat: -27.47, long: 153.03 },
  "Gold Coast": { lat: -28.02, long: 153.4 },
  Toowoomba: { lat: -27.56, long: 151.95 },
  Townsville: { lat: -19.26, long: 146.82 },
  Mackay: { lat: -19.26, long: 146.82 },
};
const TAGS = ["Runout Sale", "Test Drive Only", "Price Drop"];
const FEATURES = ["Sunroof", "Leather Seats", "Tow Bar", "Apple CarPlay", "Heated Seats", "360 Camera"];
const CATEGORIES = ["Finance offer", "Demo clearance", "EOFY"];
const STATUSES = ["in_stock", "in_stock", "in_stock", "in_stock", "coming_soon", "sold", "in_transit"];
/** The moment random stock is made for: creation and sale dates lie before it. */
export const RANDOM_STOCK_NOW = new Date("2026-03-01T10:00:00Z");

/** `count` different vehicles of dealerships `d0` to `d<dealerships - 1>`, always the same for the same seed. */
export function randomStock(count: number, seed: number, dealerships = 4): Vehicle[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, at) =>
    vehicleSchema.parse(randomVehicle(at + 1, random, dealerships)),
  );
}

function randomVehicle(id: number, random: Random, dealerships: number) {
  const dealership = random.below(dealerships);
  const make = random.pick(Object.keys(MODELS));
  const city = random.pick(CITIES);
  return {
    ...identity(id, dealership, city),
    ...description(make, random),
    ...money(random),
    ...standing(random),
    city,
    state: city === CITIES[0] ? "NSW" : "QLD",
    images: [{ image: { url: `/media/${id}.jpg`, thumb: { url: `/media/${id}-t.jpg` } } }],
    custom_rank: random.below(5),
  };
}

function identity(id: number, dealership: number, city: string) {
  return {
    id: String(id * 3),
    slug: `random-vehicle-${id}`,
    name: `Random vehicle ${id}`,
    stocknum: `R-${10_000 + id}`,
    vin: id % 3 === 0 ? `WVWZZZ1KZAW${100_000 + id}` : null,
    regplate: id % 2 === 0 ? `Q${10_000 + id}Z` : null,
    location: {
      id: `l-${city}`,
      name: `${city} Yard`,
      slug: "yard",
      address: {},
      position: POSITIONS[city] ?? null,
    },
    location_id: `l-${city}`,
    dealership_id: `d${dealership}`,
    dealership_name: `Dealership ${dealership}`,
    dealership_slug: `dealership-${dealership}`,
    updated_at: RANDOM_STOCK_NOW.toISOString(),
  };
}

function description(make: string, random: Random) {
  const body = random.pick(BODIES);
  return {
    year: 2008 + random.below(18),
    make,
    model: random.pick(MODELS[make] ?? ["Special"]),
    badge: random.maybe(0.8, BADGES),
    colour: random.maybe(0.95, COLOURS),
    simple_colour: random.maybe(0.2, ["red", "blue"]),
    simple_body: random.chance(0.8) ? body : null,
    body: random.chance(0.9) ? body.toUpperCase() : null,
    simple_fuel: random.maybe(0.9, FUELS),
    fuel: random.maybe(0.5, FUELS),
    simple_transmission: random.maybe(0.9, ["Automatic", "Manual"]),
    drive: random.maybe(0.8, ["FWD", "RWD", "AWD", "4x4"]),
    ...measures(random),
    seats: random.chance(0.9) ? 2 + random.below(7) : null,
    km: random.chance(0.9) ? random.below(200) * 1000 + random.below(3) : null,
    item_type: random.chance(0.95) ? "car" : "caravan",
    filtered_features: FEATURES.filter(() => random.chance(0.3)),
    categories: CATEGORIES.filter(() => random.chance(0.15)),
  };
}

function measures(random: Random) {
  const some = (chance: number, most: number, step: number) =>
    random.chance(chance) ? Math.round((1 + random.below(most)) * step * 1000) / 1000 : null;
  return {
    doors: random.chance(0.8) ? 2 + random.below(4) : null,
    engine_size_litres: some(0.8, 40, 0.1),
    variant: random.chance(0.8)
      ? {
          ...NO_VARIANT,
          fuelconsumptioncombined: some(0.9, 120, 0.1),
          towingcapacitybraked: some(0.6, 7, 500),
          grossvehiclemass: some(0.5, 9, 500),
          power: some(0.6, 60, 5.5),
          payload: some(0.5, 20, 250),
          axleconfiguration: random.maybe(0.3, ["4x2", "6x4"]),
          ancaprating: random.maybe(0.8, ["5", "4", "5 stars"]),
          electric_range_km: some(0.3, 12, 50),
        }
      : null,
    caravan: random.chance(0.2)
      ? {
          body_width: null,
          body_length: some(0.9, 50, 0.5),
          tare_weight: some(0.9, 30, 100),
          axle_type: random.maybe(0.8, ["Single", "Tandem"]),
          sleeps: some(0.9, 6, 1),
          aggregate_trailer_mass: some(0.9, 35, 100),
        }
      : null,
    price_type: random.maybe(0.6, ["Drive Away", "Excl. Govt. Charges", "Drive-away price"]),
    videos: random.chance(0.2) ? [{ video: { url: "/media/film.mp4" } }] : [],
    spin_images: random.chance(0.2) ? ["/media/spin-1.jpg"] : [],
  };
}

const NO_VARIANT = {
  cylinders: null,
  enginesize: null,
  enginesize_litres: null,
  induction: null,
  geartype: null,
  fuelconsumptioncombined: null,
  fuelcapacity: null,
  grossvehiclemass: null,
  vehiclelength: null,
  vehicleheight: null,
  vehiclewidth: null,
  towingcapacitybraked: null,
  bodyconfiguration: null,
  torque: null,
  power: null,
  payload: null,
  axleconfiguration: null,
  ancaprating: null,
  electric_range_km: null,
  battery_capacity_kwh: null,
  charging_ac_kw: null,
  charging_dc_kw: null,
};

function money(random: Random) {
  const price = random.chance(0.9)
    ? 5_000 + random.below(180) * 500
    : ([null, 0, 10, 11][random.below(4)] ?? null);
  return {
    price,
    offer_price: random.chance(0.2) ? Math.max(0, (price ?? 0) + (random.below(5) - 3) * 500) : null,
    before_price: random.chance(0.3) ? (price ?? 0) + (random.below(9) - 2) * 500 + 1_500 : null,
    autograb_data: random.chance(0.4)
      ? {
          state_average_market_price: random.chance(0.7) ? 5_000 + random.below(150) * 500 : null,
          average_market_price: 5_000 + random.below(150) * 500,
        }
      : null,
    subscription_price: random.chance(0.3) ? 90 + random.below(400) : null,
  };
}

function standing(random: Random) {
  const status = random.pick(STATUSES);
  const age = (days: number) => new Date(RANDOM_STOCK_NOW.getTime() - days * DAY_MS - random.below(DAY_MS));
  return {
    car_type: random.pick(["new", "demo", "used", "used", "used"]),
    status,
    sold: status === "sold",
    sold_date_timestamp: status === "sold" ? Math.floor(age(random.below(8)).getTime() / 1000) : null,
    reserved: random.chance(0.05),
    tag: random.maybe(0.1, TAGS),
    certified: random.chance(0.2),
    show_on_dealer_website: random.chance(0.95),
    created_at: age(random.below(200)).toISOString(),
  };
}
