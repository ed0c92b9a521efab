import type { Choice } from "./choose-vehicle.server";

const FUELS: Readonly<Record<string, string>> = {
  petrol: "Petrol",
  diesel: "Diesel",
  hybrid: "Hybrid",
  phev: "PHEV",
  electric: "Electric",
};
const FUEL_NAMES: Readonly<Record<string, string>> = {
  petrol: "Petrol - Unleaded",
  diesel: "Diesel",
  hybrid: "Hybrid - Petrol/Electric",
  phev: "Plug-in Hybrid - Petrol/Electric",
  electric: "Electric",
};
const DRIVES: Readonly<Record<string, string>> = {
  fwd: "FWD",
  rwd: "RWD",
  awd: "AWD",
  "4x4": "4WD",
  chain: "Chain",
  belt: "Belt",
  shaft: "Shaft",
};
const GEARBOX = /^(auto|manual|dct|cvt|amt|single)(\d*)$/;
const KILOWATTS_A_TONNE = 55;
/** What a trim that adds a motor to the other axle has, as a share of the model's. */
const SECOND_MOTOR = 1.4;
/** The size of a trim's own engine. */
const LITRES = /^\d+\.\d+$/;
const FIGURES = /^\d+(?:\.\d+)?$/;
const CYLINDERS = /^\d+cyl$/;
const GEARBOX_NAMES: Readonly<Record<string, string>> = {
  auto: "Sports Automatic",
  manual: "Manual",
  dct: "Dual-Clutch Automatic",
  cvt: "Continuously Variable Transmission",
  amt: "Automated Manual",
  single: "Reduction Gear",
};

/** Engine, fuel, gearbox and drive of one vehicle. */
export interface Powertrain {
  readonly fuel: string;
  readonly simpleFuel: string;
  readonly drive: string | null;
  readonly gearbox: string;
  readonly manual: boolean;
  readonly gears: number | null;
  /** Null for electric vehicles. */
  readonly litres: number | null;
  /** Of an electric motor, or two; null for engines. */
  readonly kilowatts: number | null;
  /** Whether it says that its engine is charged; most do not say. */
  readonly isTurbo: boolean;
  readonly cylinders: number | null;
  readonly consumption: number | null;
  /** Kilometres, kilowatt hours and kilowatts of what is charged from outside; null where the catalogue does not say. */
  readonly range: number | null;
  readonly battery: number | null;
  readonly chargingAc: number | null;
  readonly chargingDc: number | null;
}

/** Reads the model's powertrain with the trim's own words over it; null for what has no engine. */
export function powertrainOf({ model, badge }: Choice): Powertrain | null {
  if (model.segment.item === "caravan") return null;
  const [size = "0", ...parts] = [...model.powertrain.split(" ")];
  const all = [...parts, ...badge.words];
  const fuel = last(all, FUELS) ?? "petrol";
  const [, kind = "auto", gears = ""] = GEARBOX.exec(all.findLast((word) => GEARBOX.test(word)) ?? "") ?? [];
  const electric = fuel === "electric";
  const own = all.findLast((word) => LITRES.test(word));
  const litres = electric ? null : Number(own ?? size);
  return {
    fuel: FUEL_NAMES[fuel] ?? fuel,
    simpleFuel: FUELS[fuel] ?? fuel,
    drive: DRIVES[last(all, DRIVES) ?? ""] ?? null,
    gearbox: electric ? "Reduction Gear" : (GEARBOX_NAMES[kind] ?? kind),
    manual: kind === "manual" && !electric,
    gears: electric ? 1 : gears ? Number(gears) : null,
    litres,
    kilowatts: electric ? kilowattsOf(model, badge, Number(size)) : null,
    isTurbo: all.includes("turbo"),
    cylinders: litres === null ? null : (namedCylinders(all) ?? cylindersOf(litres, model.segment.item)),
    consumption: litres === null ? null : consumptionOf(fuel, model, litres / Number(size)),
    range: wordIn(all, "km"),
    battery: wordIn(all, "kwh"),
    chargingAc: wordIn(all, "ac"),
    chargingDc: wordIn(all, "dc"),
  };
}

/** The number of the last word in a unit: 77.4 of `77.4kwh`. */
function wordIn(words: readonly string[], unit: string): number | null {
  const found = words.findLast((word) => word.endsWith(unit) && FIGURES.test(word.slice(0, -unit.length)));
  return found === undefined ? null : Number.parseFloat(found);
}

/** A model that is electric says its own; an electric trim of another has a motor that fits its weight. */
function kilowattsOf(
  { powertrain, segment }: Choice["model"],
  { words }: Choice["badge"],
  size: number,
): number {
  if (!powertrain.includes("electric")) return Math.round((segment.gvm * KILOWATTS_A_TONNE) / 1_000);
  return words.includes("awd") ? Math.round(size * SECOND_MOTOR) : size;
}

function last(parts: readonly string[], known: Readonly<Record<string, string>>): string | undefined {
  return parts.findLast((word) => word in known);
}

function cylindersOf(litres: number, item: string): number {
  if (item === "motorcycle") return litres < 0.46 ? 1 : litres < 0.75 ? 2 : litres < 1.0 ? 4 : 2;
  if (item === "truck") return litres < 5.5 ? 4 : 6;
  if (litres <= 1.2) return 3;
  if (litres < 2.9) return 4;
  return litres < 4.2 ? 6 : 8;
}

/** `6cyl`: where the size alone would mislead. */
function namedCylinders(parts: readonly string[]): number | null {
  const word = parts.findLast((part) => CYLINDERS.test(part));
  return word === undefined ? null : Number.parseInt(word, 10);
}

/**
 * A hybrid trim of a petrol model uses about a third less; a trim with an engine of its own about half as much more
 * or less as the engine is larger or smaller.
 * @param share the trim's engine size as a share of the model's
 */
function consumptionOf(fuel: string, { powertrain, consumption }: Choice["model"], share: number): number {
  if (fuel === "phev" && !powertrain.includes("phev")) return 1.6;
  if (fuel === "hybrid" && !powertrain.includes("hybrid")) return Math.round(consumption * 6.6) / 10;
  return Math.round(consumption * (1 + share) * 5) / 10;
}
