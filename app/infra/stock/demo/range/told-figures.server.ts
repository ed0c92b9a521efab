import type { Powertrain } from "../powertrain.server";
import type { ModelSheet } from "./model-sheet.server";

/** What a model's page says of a vehicle in figures; null where it says nothing. */
export interface ToldFigures {
  /** Litres per 100 km. */
  readonly consumption: number | null;
  /** Kilowatts. */
  readonly power: number | null;
  /** Newton metres. */
  readonly torque: number | null;
  readonly isTurbo: boolean | null;
  /** Braked, in kilograms. */
  readonly towing: number | null;
  readonly payload: number | null;
  /** Litres. */
  readonly tank: number | null;
  readonly seats: number | null;
  /** Of an electric vehicle: kilometres, and kilowatt hours of its battery. */
  readonly range: number | null;
  readonly battery: number | null;
  /** Of a caravan: its masses in kilograms, how many sleep in it and how many axles it stands on. */
  readonly tare: number | null;
  readonly aggregate: number | null;
  readonly berths: number | null;
  readonly axles: number | null;
}

/** Of a vehicle that no page tells of. */
export const NOTHING_TOLD: ToldFigures = {
  consumption: null,
  power: null,
  torque: null,
  isTurbo: null,
  towing: null,
  payload: null,
  tank: null,
  seats: null,
  range: null,
  battery: null,
  tare: null,
  aggregate: null,
  berths: null,
  axles: null,
};

/** More kilowatts of a litre than an engine gives that breathes by itself. */
const TURBO_KILOWATTS = 80;
const AXLES: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };
const WHOLE = /^\d{1,2}$/;

/** Reads the table first, since it tells the badges apart; then the facts that are about a vehicle like this. */
export function toldFigures(sheet: ModelSheet | null, engine: Powertrain | null): ToldFigures {
  if (sheet === null) return NOTHING_TOLD;
  const row = (label: RegExp) => sheet.rows.find((one) => label.test(one.label))?.value ?? "";
  const fact = (label: RegExp, value: RegExp) =>
    sheet.facts.find(
      (one) => label.test(one.label) && value.test(one.value) && isAbout(one.label, sheet, engine),
    );
  const powerFact = fact(/^(?!.*charging)/i, /kW$/);
  const power = measure(row(/^power$/i), "kW", engine) ?? measure(powerFact?.value, "kW", engine);
  return {
    consumption: engine?.consumption == null ? null : sheet.consumption,
    power,
    torque: torqueOf(sheet, fact(/./, /Nm$/)?.value, powerFact !== undefined),
    isTurbo: isTurbo(`${row(/^engine$/i)} ${powerFact?.label ?? ""}`, power, engine),
    towing:
      measure(row(/towing/i), "kg", engine) ?? measure(fact(/towing/i, /^[\d,]+ kg$/)?.value, "kg", engine),
    payload: measure(row(/^payload$/i), "kg", engine),
    tank: measure(fact(/^fuel/i, /^\d+ L$/)?.value, "L", engine),
    seats: seatsIn(row(/^seats$/i)) ?? seatsIn(fact(/^seats$/i, WHOLE)?.value ?? ""),
    range: measure(row(/^range\b/i), "km", null),
    battery: measure(row(/^battery$/i), "kWh", null),
    tare: measure(row(/^tare$/i), "kg", engine),
    aggregate: measure(row(/^aggregate mass$/i), "kg", engine),
    berths: WHOLE.test(row(/^berths$/i)) ? Number(row(/^berths$/i)) : null,
    axles: AXLES[row(/^axles$/i).toLowerCase()] ?? null,
  };
}

/** A page that gives the power of another engine gives the torque of that one too. */
function torqueOf(sheet: ModelSheet, told: string | undefined, isOfThisEngine: boolean): number | null {
  const isOfAnother = !isOfThisEngine && sheet.facts.some(({ value }) => value.endsWith("kW"));
  return isOfAnother ? null : measure(told, "Nm", null);
}

function isTurbo(words: string, power: number | null, engine: Powertrain | null): boolean | null {
  if (engine?.litres == null) return null;
  if (/turbo/i.test(words)) return true;
  const isPlainPetrol = engine.simpleFuel === "Petrol";
  return isPlainPetrol && power !== null && power / engine.litres >= TURBO_KILOWATTS ? true : null;
}

/** `1,350 kg`; of `143 or 147 kW` the first, the last with all wheels driven. Null where it is no such measure. */
function measure(text: string | undefined, unit: string, engine: Powertrain | null): number | null {
  const [, figures] = new RegExp(`^([\\d,.]+(?: or [\\d,.]+)*) ${unit}$`).exec(text ?? "") ?? [];
  const all = figures?.split(" or ").map((one) => Number(one.replaceAll(",", ""))) ?? [];
  return (engine?.drive === "AWD" ? all.at(-1) : all[0]) ?? null;
}

/** `8, fabric`, `Cloth, 8`, `12`. */
function seatsIn(text: string): number | null {
  const [seats, ...others] = text.match(/\b\d{1,2}\b/g) ?? [];
  return seats === undefined || others.length > 0 ? null : Number(seats);
}

const FUEL_WORDS: Readonly<Record<string, RegExp>> = {
  Petrol: /petrol/i,
  Diesel: /diesel/i,
  Hybrid: /\bhybrid/i,
  PHEV: /plug-in/i,
  Electric: /^electric/i,
};
const DRIVE_WORDS: Readonly<Record<string, RegExp>> = {
  FWD: /front drive/i,
  RWD: /rear drive|4x2/i,
  AWD: /all-wheel/i,
  "4WD": /4x4/i,
};

/** Whether a fact's label, which may name a badge, an engine, a gearbox or a drive, names this vehicle's. */
function isAbout(label: string, { badge, badges }: ModelSheet, engine: Powertrain | null): boolean {
  const named = badges.filter((one) => ` ${label} `.replaceAll(",", " ").includes(` ${one} `));
  const [, litres] = /\b(\d\.\d) L\b/.exec(label) ?? [];
  return (
    (named.length === 0 || named.includes(badge)) &&
    (litres === undefined || Number(litres) === engine?.litres) &&
    isOneNamed(label, FUEL_WORDS, engine?.simpleFuel) &&
    isOneNamed(label, DRIVE_WORDS, engine?.drive) &&
    isOneNamed(label, { true: /manual/i, false: /automatic/i }, String(engine?.manual))
  );
}

/** True when none of the words is in the label, or the one of this vehicle is. */
function isOneNamed(
  label: string,
  words: Readonly<Record<string, RegExp>>,
  own: string | null | undefined,
): boolean {
  const named = Object.keys(words).filter((key) => words[key]?.test(label));
  return named.length === 0 || named.includes(own ?? "");
}
