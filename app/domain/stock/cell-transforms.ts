import { cylindersOf } from "./cells/cylinders";
import { bodyTypeOf } from "../vehicle/body-type-of";
import type { BodyType } from "../vehicle/body-types";
import { amountOf } from "./cells/amount";
import { carTypeOf } from "./cells/car-type-words";
import { basicColourIn, colourPartOf, namesColour } from "./cells/colour-cell";
import type { DistanceUnit } from "../country/distance-unit";
import { itemTypeOf } from "./cells/item-type-words";
import { kilometresOf } from "./cells/distance";
import { consumptionOf } from "./cells/consumption";
import { dayOf } from "./cells/day";
import { electricRangeOf, kilowattHoursOf, kilowattsOf } from "./cells/electric";
import { driveOf } from "./cells/drive-words";
import { fuelOf } from "./cells/fuel-words";
import { gearboxOf, gearsOf } from "./cells/gearbox-words";
import { litresOf } from "./cells/litres";
import { berthsOf } from "./measures/berths";
import { caravanFeetOf, feetOf, millimetresOf } from "./measures/length";
import { kilogramsOf } from "./measures/mass";
import { powerOf, torqueOf } from "./measures/power";
import { chargeOf, percentOf, smallAmountOf } from "./measures/rate";
import type { NoteRepair } from "./cells/note-repair";
import { cityOf, stateOf } from "./cells/place-words";
import { makeAtStart, modelAfterMake } from "../make/known-makes";
import { isYes, isYesOrNo } from "./cells/yes-words";

/** What a cell is read by, besides its text. */
export interface CellReading {
  /** Of the dealer: ISO 4217. */
  readonly currency: string;
  /** Of the dealer: two letters, small. */
  readonly country: string;
  /** Whether "gas" is petrol in the row, whatever the country. */
  readonly isGasPetrol?: boolean;
  /** What a bare number of the feed counts. */
  readonly distanceUnit: DistanceUnit;
  readonly moneyInCents: boolean;
  /** Whether the month stands first in a date between slashes. */
  readonly isMonthFirst?: boolean;
  /** Between items of a list; undefined for the usual ones. */
  readonly separator?: string | undefined;
}

type Transform = (text: string, note: NoteRepair, reading: CellReading) => unknown;

function number(text: string): number | null {
  const match = /-?\d+(?:\.\d+)?/.exec(text.replace(/(\d)[,\s](?=\d{3}\b)/g, "$1"));
  return match ? Number(match[0]) : null;
}

/** A count with its unit named, or a bare number: `4 Doors` is no number of seats. */
function counted(unit: RegExp, otherUnit: RegExp): Transform {
  return (text) => (otherUnit.test(text) && !unit.test(text) ? null : number(text) || null);
}

function isoDate(text: string, note: NoteRepair, { isMonthFirst = false }: CellReading): string | null {
  const iso = dayOf(text, isMonthFirst);
  if (iso === null) note("date-unreadable");
  return iso;
}

/** The body that a text names, whole or as one of the parts between slashes and commas. */
function bodyIn(text: string): BodyType | null {
  const parts = [text, ...text.split(/[/,]/).map((part) => part.trim())];
  return parts.map((part) => bodyTypeOf(part)).find((body) => body !== null) ?? null;
}

/** A list's items, between any of the usual signs. A comma within an address parts nothing. */
function itemsOf(text: string): readonly string[] {
  return text.split(text.includes("://") ? /[;|\n]|,\s*(?=https?:\/\/)/i : /[,;|\n]/);
}

/** Every way a mapping may read a cell. A transform gives null when the text says nothing it can use. */
const TRANSFORMS = {
  text: (text) => text,
  number: (text) => number(text),
  year: (text) => number(/(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text)?.[0] ?? text),
  money: (text, note, { currency, moneyInCents: inCents }) => amountOf(text, { currency, inCents }, note),
  amount: (text, _note, { currency, moneyInCents: inCents }) => smallAmountOf(text, { currency, inCents }),
  charge: (text, _note, { currency, moneyInCents: inCents }) => chargeOf(text, { currency, inCents }),
  percent: (text) => percentOf(text),
  kilometres: (text, note, { distanceUnit }) => kilometresOf(text, distanceUnit, note),
  litres: (text, note) => litresOf(text, note),
  cylinders: (text) => cylindersOf(text),
  consumption: (text, note, { country }) => consumptionOf(text, country, note),
  electricRange: (text, note, { distanceUnit }) => electricRangeOf(text, distanceUnit, note),
  kilowattHours: (text, note) => kilowattHoursOf(text, note),
  kilowatts: (text, note) => kilowattsOf(text, note),
  power: (text) => powerOf(text),
  torque: (text) => torqueOf(text),
  kilograms: (text) => kilogramsOf(text),
  millimetres: (text) => millimetresOf(text),
  feet: (text) => feetOf(text),
  caravanLength: (text, note) => caravanFeetOf(text, "length", note),
  caravanWidth: (text, note) => caravanFeetOf(text, "width", note),
  berths: (text) => berthsOf(text),
  doors: counted(/door/i, /seat/i),
  seats: counted(/seat/i, /door/i),
  colour: (text, note) => colourPartOf(text, 0, note),
  interiorColour: (text, note) => colourPartOf(text, 1, note),
  simpleColour: (text) => basicColourIn(text),
  fuel: (text, _note, { country, isGasPetrol = false }) => fuelOf(text, isGasPetrol ? "us" : country),
  drive: (text) => driveOf(text),
  transmission: (text) => gearboxOf(text),
  gears: (text) => gearsOf(text),
  simpleBody: (text) => bodyIn(text),
  body: (text) => (bodyIn(text) === null ? null : text),
  carType: (text) => carTypeOf(text),
  itemType: (text, _note, { country }) => itemTypeOf(text, country),
  make: (text) => makeAtStart(text),
  model: (text) => modelAfterMake(text),
  city: (text) => cityOf(text),
  state: (text, note) => stateOf(text, note),
  date: isoDate,
  yes: (text) => isYes(text),
  list: (text, _note, { separator }) =>
    (separator === undefined ? itemsOf(text) : text.split(separator))
      .map((item) => item.trim())
      .filter(Boolean),
  paragraphs: (text) => text,
  status: (text) => text.toLowerCase().replace(/[^a-z]+/g, "_"),
} satisfies Record<string, Transform>;

/** The names a mapping file may use. */
export type TransformName = keyof typeof TRANSFORMS;
// Object.keys forgets that the keys are exactly those of the table.
export const TRANSFORM_NAMES = Object.keys(TRANSFORMS) as [TransformName, ...TransformName[]];

/** Ways that look a word up: one that none of their tables has is told (`unread`), with the rows that hold it. */
const VOCABULARIES: ReadonlySet<TransformName> = new Set([
  "carType",
  "cylinders",
  "drive",
  "fuel",
  "itemType",
  "simpleBody",
  "simpleColour",
  "transmission",
]);

/** Whether a cell that gave nothing, or a `no`, held a word, which the report then tells. */
export function isUnread(name: TransformName, text: string): boolean {
  if (name === "yes") return text !== "" && !isYesOrNo(text);
  return VOCABULARIES.has(name) && text !== "" && (name !== "simpleColour" || namesColour(text));
}

/** Reads one cell; null when there is nothing usable in it. */
export function readCell(name: TransformName, text: string, note: NoteRepair, reading: CellReading): unknown {
  const transform: Transform = TRANSFORMS[name];
  return transform(text, note, reading);
}
