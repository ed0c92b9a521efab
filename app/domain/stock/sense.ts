import type { ItemType } from "../vehicle/vehicle";
import type { LeftOut } from "./judge-fields";

/** The least and the most that can be, both allowed. */
export type Limits = readonly [least: number, most: number];

/** What limits are told apart by: the kinds of vehicle, and buses among the cars. */
type Kind = ItemType | "bus";
type Sense = Readonly<Record<Kind, Limits | null>>;

/**
 * What can be, by kind of vehicle; null where the kind has no such thing. Beyond it a number is a slip of the keyboard:
 * the field is left out, the vehicle stays. Kilometres, litres, whole currency, litres per 100 km, kilowatt hours, kilowatts.
 */
export const SENSE = {
  price: {
    car: [500, 100e6],
    bus: [500, 5e6],
    truck: [500, 5e6],
    motorcycle: [500, 2e6],
    caravan: [500, 2e6],
  },
  km: { car: [0, 2e6], bus: [0, 2e6], truck: [0, 2e6], motorcycle: [0, 500_000], caravan: [0, 500_000] },
  seats: { car: [1, 20], bus: [1, 90], truck: [1, 9], motorcycle: [1, 4], caravan: [1, 12] },
  doors: { car: [1, 8], bus: [1, 8], truck: [1, 8], motorcycle: null, caravan: [1, 4] },
  gearnum: { car: [1, 12], bus: [1, 12], truck: [1, 18], motorcycle: [1, 8], caravan: null },
  litres: { car: [0.05, 9], bus: [0.5, 17], truck: [0.5, 17], motorcycle: [0.04, 8.3], caravan: null },
  cylinders: { car: [1, 18], bus: [1, 12], truck: [1, 12], motorcycle: [1, 8], caravan: null },
  consumption: { car: [0.1, 40], bus: [0.1, 80], truck: [0.1, 80], motorcycle: [0.1, 20], caravan: null },
  range: { car: [10, 1_500], bus: [10, 1_500], truck: [10, 1_500], motorcycle: [10, 500], caravan: null },
  battery: { car: [1, 300], bus: [10, 1_000], truck: [10, 1_500], motorcycle: [1, 50], caravan: null },
  chargingAc: { car: [1, 50], bus: [1, 100], truck: [1, 100], motorcycle: [0.5, 25], caravan: null },
  chargingDc: { car: [5, 1_000], bus: [5, 4_000], truck: [5, 4_000], motorcycle: [1, 200], caravan: null },
} satisfies Record<string, Sense>;

/** Which limits hold for a field of a mapping. */
const OF_FIELD: Readonly<Record<string, keyof typeof SENSE>> = {
  price: "price",
  offer_price: "price",
  before_price: "price",
  km: "km",
  seats: "seats",
  doors: "doors",
  gearnum: "gearnum",
  engine_size_litres: "litres",
  "variant.enginesize_litres": "litres",
  "variant.cylinders": "cylinders",
  "variant.fuelconsumptioncombined": "consumption",
  "variant.electric_range_km": "range",
  "variant.battery_capacity_kwh": "battery",
  "variant.charging_ac_kw": "chargingAc",
  "variant.charging_dc_kw": "chargingDc",
};

/** What only a vehicle has that is driven, at least for a part, by electricity from outside. */
const ELECTRIC: ReadonlySet<keyof typeof SENSE> = new Set(["range", "battery", "chargingAc", "chargingDc"]);
/** Fuels of which nothing is electric; hybrids have a battery, and feeds call plug-in ones so. */
const BURNED: ReadonlySet<unknown> = new Set(["Petrol", "Diesel", "LPG"]);

/** Whether nothing of a vehicle with that fuel, its `simple_fuel`, is electric. */
export function isBurnedFuel(fuel: unknown): boolean {
  return BURNED.has(fuel);
}

/** What burns fuel as well goes no further on its battery, nor has a larger one. */
const HYBRIDS: ReadonlySet<unknown> = new Set(["Hybrid", "PHEV"]);
const OF_HYBRIDS: Partial<Readonly<Record<keyof typeof SENSE, number>>> = { range: 400, battery: 100 };

/** Bodies that only cars have. */
const CARS: ReadonlySet<unknown> = new Set([
  "sedan",
  "hatch",
  "hatchback",
  "wagon",
  "stationWagon",
  "suv",
  "coupe",
  "convertible",
  "peopleMover",
]);
const BUSES: ReadonlySet<unknown> = new Set(["bus"]);
const TRUCKS: ReadonlySet<unknown> = new Set(["lightTruck", "cabChassis", "motorhome"]);

/** Whether a body is one of trucks: utes with a bare chassis among the cars have it too. */
export function hasTruckBody({ simple_body: body }: { readonly simple_body?: unknown }): boolean {
  return TRUCKS.has(body);
}

/** A model year from the first cars to the next model year. */
export function yearLimits(now: string): Limits {
  return [1900, new Date(now).getUTCFullYear() + 1];
}

/** Whether a number is within limits. */
export function isWithin(value: number, [least, most]: Limits): boolean {
  return value >= least && value <= most;
}

const WIDEST = new Map(
  Object.entries<Sense>(SENSE).map(([sense, ofKinds]) => {
    const limits = Object.values(ofKinds).filter((one) => one !== null);
    const widest: Limits = [
      Math.min(...limits.map(([least]) => least)),
      Math.max(...limits.map(([, most]) => most)),
    ];
    return [sense, widest];
  }),
);

/** What can be for any kind: all that a cell by itself can be judged by. */
export function widest(sense: keyof typeof SENSE): Limits {
  return WIDEST.get(sense) ?? [-Infinity, Infinity];
}

/** What a row says without the numbers that cannot be for its kind of vehicle; a row that names none is of any kind, if its body is not a car's. */
export function withSense(read: Readonly<Record<string, unknown>>): {
  readonly read: Readonly<Record<string, unknown>>;
  readonly left: readonly LeftOut[];
} {
  const kind = kindOf(read);
  const expectedOf = (field: string) => expectation(field, read, kind);
  if (LIMITED.every((field) => expectedOf(field) === null)) return { read, left: [] };
  const left: LeftOut[] = [];
  const entries = Object.entries(read).filter(([field, value]) => {
    const expected = expectedOf(field);
    if (expected !== null) left.push({ field, value: String(value), expected });
    return expected === null;
  });
  return { read: Object.fromEntries(entries), left };
}

const LIMITED = Object.keys(OF_FIELD);

/** What a field that is a number would have had to be; null for one that can be, and for any other field. */
function expectation(
  field: string,
  read: Readonly<Record<string, unknown>>,
  kind: Kind | null,
): string | null {
  const value = read[field];
  const sense = typeof value === "number" && Object.hasOwn(OF_FIELD, field) ? OF_FIELD[field] : undefined;
  if (sense === undefined || typeof value !== "number") return null;
  if (sense === "consumption" && read["simple_fuel"] === "Electric") return "nothing for an electric vehicle";
  if (ELECTRIC.has(sense) && isBurnedFuel(read["simple_fuel"]))
    return "nothing for a vehicle without a battery";
  if (sense === "km" && value === 0 && isDriven(read, kind)) return "more than 0 of a used vehicle";
  const limits = limitsOf(sense, kind, HYBRIDS.has(read["simple_fuel"]));
  if (limits !== null && isWithin(value, limits)) return null;
  return limits === null ? `nothing for a ${kind ?? "vehicle"}` : `${limits[0]} to ${limits[1]}`;
}

/** What is used was driven; only a caravan has no odometer. */
function isDriven({ car_type: type }: Readonly<Record<string, unknown>>, kind: Kind | null): boolean {
  return type === "used" && kind !== "caravan";
}

function limitsOf(sense: keyof typeof SENSE, kind: Kind | null, isHybrid: boolean): Limits | null {
  const limits = kind === null ? widest(sense) : SENSE[sense][kind];
  const most = isHybrid ? OF_HYBRIDS[sense] : undefined;
  return limits === null || most === undefined ? limits : [limits[0], Math.min(limits[1], most)];
}

function kindOf({ item_type: type, simple_body: body }: Readonly<Record<string, unknown>>): Kind | null {
  if (BUSES.has(body)) return "bus";
  if (hasTruckBody({ simple_body: body })) return "truck";
  const kinds: readonly Kind[] = ["car", "truck", "motorcycle", "caravan"];
  return kinds.find((kind) => kind === type) ?? (CARS.has(body) ? "car" : null);
}
