import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Choice } from "./choose-vehicle.server";
import type { Powertrain } from "./powertrain.server";
import type { Prng } from "./prng.server";
import type { ToldFigures } from "./range/told-figures.server";

type SpecificationFields = Pick<
  Vehicle,
  | "year"
  | "make"
  | "model"
  | "badge"
  | "series"
  | "body"
  | "bodyconfiguration"
  | "fuel"
  | "simple_fuel"
  | "trans"
  | "simple_transmission"
  | "gearnum"
  | "drive"
  | "seats"
  | "doors"
  | "engine_size"
  | "engine_size_litres"
  | "car_type"
  | "variant"
  | "caravan"
>;

/** What is known of a vehicle before its measures. */
interface Known {
  readonly choice: Choice;
  readonly series: string | null;
  readonly power: Powertrain | null;
  readonly told: ToldFigures;
}

/** Newton metres of an electric motor for each kilowatt. */
const MOTOR_TORQUE = 1.8;
/** Kilograms of a loaded caravan that one axle still carries. */
const ONE_AXLE = 2_600;
/** Feet of a body that stands on one axle. */
const SHORT_BODY = 18;

/** What the vehicle is: as its dealer's page of the model says, else in the measures of its catalogue line. */
export function specificationFields(known: Known, prng: Prng): SpecificationFields {
  const { choice, series, power, told } = known;
  const { model, badge, year, carType } = choice;
  const { segment } = model;
  const doors = numberOf(choice, "door") ?? segment.doors;
  return {
    year,
    make: model.make,
    model: model.model,
    badge: badge.name,
    series,
    body: segment.body,
    bodyconfiguration: doors === null ? null : `${String(doors)}D ${segment.body.toUpperCase()}`,
    ...powerFields(power),
    seats: told.seats ?? seatsOf(choice),
    doors,
    car_type: carType,
    variant: power ? variantOf(choice, power, told, prng) : null,
    caravan: segment.item === "caravan" ? caravanOf(choice, told, prng) : null,
  };
}

/** Seats of the trim, else of its model, else of its segment; null where nobody counts them. */
export function seatsOf(choice: Choice): number | null {
  return numberOf(choice, "seat") ?? choice.model.segment.seats;
}

/** `5seat`, `3door`, `3500kg`: where a model or a trim differs from its segment; the trim has the last word. */
function numberOf({ model, badge }: Choice, unit: "seat" | "door" | "kg"): number | null {
  const words = [...model.powertrain.split(" "), ...badge.words];
  const word = words.findLast((one) => one.endsWith(unit) && /^\d+[a-z]+$/.test(one));
  return word === undefined ? null : Number.parseInt(word, 10);
}

function powerFields(
  power: Powertrain | null,
): Pick<
  SpecificationFields,
  | "fuel"
  | "simple_fuel"
  | "trans"
  | "simple_transmission"
  | "gearnum"
  | "drive"
  | "engine_size"
  | "engine_size_litres"
> {
  const gears = power?.gears ? `${String(power.gears)} Speed ` : "";
  return {
    fuel: power?.fuel ?? null,
    simple_fuel: power?.simpleFuel ?? null,
    trans: power ? `${gears}${power.gearbox}` : null,
    simple_transmission: power ? (power.manual ? "Manual" : "Automatic") : null,
    gearnum: power?.gears ?? null,
    drive: power?.drive ?? null,
    engine_size: power?.litres
      ? power.litres < 1
        ? `${String(Math.round(power.litres * 1_000))} cc`
        : `${power.litres.toFixed(1)} L`
      : null,
    engine_size_litres: power?.litres ?? null,
  };
}

function variantOf(choice: Choice, power: Powertrain, told: ToldFigures, prng: Prng): Vehicle["variant"] {
  const { model } = choice;
  const { segment } = model;
  const [length, width, height] = segment.size;
  const turbo = told.isTurbo ?? isTurbo(choice, power);
  const kilowatts =
    told.power ?? power.kilowatts ?? Math.round((power.litres ?? 0) * kilowattsOfLitre(segment.item, turbo));
  const newtonMetres = told.torque ?? torqueOf(power, kilowatts, turbo);
  return {
    cylinders: power.cylinders,
    enginesize: power.litres === null ? null : String(Math.round(power.litres * 1_000)),
    enginesize_litres: power.litres,
    induction: power.litres === null ? null : turbo ? "Turbo" : "Aspirated",
    geartype: power.gearbox,
    fuelconsumptioncombined: told.consumption ?? power.consumption,
    fuelcapacity: power.litres === null ? null : (told.tank ?? segment.tank) || null,
    grossvehiclemass: segment.gvm + prng.int(-3, 3) * 10,
    vehiclelength: length + prng.int(-4, 4) * 5,
    vehicleheight: height,
    vehiclewidth: width,
    towingcapacitybraked: (told.towing ?? numberOf(choice, "kg") ?? segment.tow) || null,
    bodyconfiguration: segment.body,
    torque: `${String(newtonMetres)} Nm`,
    power: kilowatts,
    payload: told.payload ?? payloadOf(choice),
    axleconfiguration: axlesOf(choice),
    ancaprating: segment.item === "car" ? (prng.chance(0.85) ? "5" : "4") : null,
    electric_range_km: told.range ?? power.range,
    battery_capacity_kwh: told.battery ?? power.battery,
    charging_ac_kw: power.chargingAc,
    charging_dc_kw: power.chargingDc,
  };
}

/** Wheels, then driven wheels, as its trim or model says; a prime mover else stands on three axles. Null for no truck. */
function axlesOf({ model, badge }: Choice): string | null {
  if (model.segment.item !== "truck") return null;
  const usual = model.segment.body === "Prime Mover" ? "6x4" : "4x2";
  return /\b\d+x\d\b/.exec(`${badge.name} ${model.model}`)?.[0] ?? usual;
}

/** A diesel, a small petrol engine of a car that is not cheap, or what says so; a hybrid has a motor instead. */
function isTurbo({ newPrice }: Choice, { simpleFuel, litres, isTurbo: says }: Powertrain): boolean {
  if (simpleFuel === "Diesel" || says) return true;
  return simpleFuel === "Petrol" && litres !== null && litres < 1.7 && newPrice > 24_000;
}

/** Newton metres, in steps of five. */
function torqueOf({ litres }: Powertrain, kilowatts: number, turbo: boolean): number {
  const exact = litres === null ? kilowatts * MOTOR_TORQUE : litres * (turbo ? 168 : 98);
  return Math.round(exact / 5) * 5;
}

/** What an engine gives for each litre. */
function kilowattsOfLitre(item: string, isTurbo: boolean): number {
  if (item === "truck") return 32;
  return item === "motorcycle" ? 75 : isTurbo ? 72 : 52;
}

/** What may be loaded, in kilograms; null for what carries people. */
function payloadOf({ model: { segment } }: Choice): number | null {
  if (segment.item === "truck") return Math.round((segment.gvm * 0.55) / 50) * 50;
  const carries = /ute|van|cab/i.test(segment.body) && segment.item === "car";
  return carries ? Math.round((segment.gvm * 0.33) / 5) * 5 : null;
}

/** `19.61-4`: length in feet, then berths; a trim may have a layout of its own. */
function caravanOf({ model, badge }: Choice, told: ToldFigures, prng: Prng): Vehicle["caravan"] {
  const layout = badge.words.find((word) => /^[\d.]+-\d+$/.test(word)) ?? model.powertrain;
  const { gvm } = model.segment;
  const [length, sleeps] = layout.split("-").map(Number);
  const drawn = Math.round((gvm * (0.68 + prng.next() * 0.1)) / 5) * 5;
  const aggregate = told.aggregate ?? gvm;
  const axles = told.axles ?? ((length ?? 0) > SHORT_BODY || aggregate > ONE_AXLE ? 2 : 1);
  return {
    body_width: prng.pick([7.2, 7.5, 8, 8.2]),
    body_length: length ?? null,
    tare_weight: told.tare ?? drawn,
    axle_type: axles === 1 ? "Single" : "Tandem",
    sleeps: told.berths ?? sleeps ?? null,
    aggregate_trailer_mass: aggregate,
  };
}
