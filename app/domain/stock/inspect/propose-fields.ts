import type { CellReading, TransformName } from "../cell-transforms";
import type { Gallon } from "../cells/consumption";
import { columnName } from "./column-name";
import type { ColumnProfile } from "./column-profile";
import { bareNumber, isRead } from "./cell-tests";
import type { MappedFieldInput } from "./mapping-input";
import type { ColumnMatch } from "./match-columns";
import { isYes, isYesOrNo } from "../cells/yes-words";
import { saysHeld, statusMeaning } from "./status-words";
import { isKnownWord, saysNothing } from "./known-words";
import { TRADE_FIELDS } from "./trade-fields";
import {
  type FoundColumn,
  type MakeFields,
  plainField,
  type ProposedFields,
  shareWith,
} from "./fields/field-maker";
import { caravanShare } from "./fields/caravan-share";
import { MEASURE_MAKERS } from "./fields/measure-makers";
import { isVin } from "./vin";

const SHARE = 0.3;
const words =
  (field: string, simple: string, as: TransformName): MakeFields =>
  ({ from, optional }) => ({
    [field]: { from, ...optional },
    [simple]: { from, as, ...optional },
  });

/** What a market asks on average, as a field of the same name. */
const MARKET_MAKERS: Readonly<Record<string, MakeFields>> = Object.fromEntries(
  ["autograb_data.average_market_price", "autograb_data.state_average_market_price"].map((field) => [
    field,
    plainField(field, "amount"),
  ]),
);

/** How each thing that a column may be known as becomes fields of a mapping. */
const MAKERS: Readonly<Record<string, MakeFields>> = {
  name: plainField("name"),
  make: plainField("make"),
  model: plainField("model"),
  badge: plainField("badge"),
  series: plainField("series"),
  year: plainField("year", "year"),
  carType: plainField("car_type", "carType"),
  itemType: plainField("item_type", "itemType"),
  stocknum: plainField("stocknum"),
  vin: vinField,
  nvic: plainField("nvic"),
  regplate: plainField("regplate"),
  regoExpiry: plainField("rego_expiry", "date"),
  price: plainField("price", "money"),
  offerPrice: plainField("offer_price", "money"),
  beforePrice: plainField("before_price", "money"),
  ...MARKET_MAKERS,
  driveAwayFlag: ({ main, from, optional }) => ({
    price_type: { from, values: answers(main, "Drive Away", "Excl. Govt. Charges"), ...optional },
  }),
  km: plainField("km", "kilometres"),
  fuel: words("fuel", "simple_fuel", "fuel"),
  gearbox: (found) => ({
    ...words("trans", "simple_transmission", "transmission")(found),
    ...(shareRead(found, "gears") >= SHARE ? plainField("gearnum", "gears")(found) : {}),
  }),
  gears: plainField("gearnum", "gears"),
  drive: plainField("drive", "drive"),
  body: (found) =>
    // Caravans have no bodies that shoppers of cars filter by: their own words are shown.
    found.caravans === "all" ? plainField("body")(found) : bodyFields(found),
  colour: (found) => ({
    colour: { from: found.from, as: "colour", ...found.optional },
    ...(shareWith(found.main, / \/ /) >= SHARE ? plainField("interior_colour", "interiorColour")(found) : {}),
  }),
  interiorColour: plainField("interior_colour"),
  doors: plainField("doors", "doors"),
  seats: plainField("seats", "seats"),
  engine: (found) => ({
    ...(shareWith(found.main, /\p{L}/u) >= SHARE ? plainField("engine_size")(found) : {}),
    engine_size_litres: { from: found.from, as: "litres", ...found.optional },
    ...cylindersBeside(found),
  }),
  cylinders: (found) =>
    plainField("variant.cylinders", shareRead(found, "cylinders") >= SHARE ? "cylinders" : "number")(found),
  consumption: plainField("variant.fuelconsumptioncombined", "consumption"),
  mpg: ({ main, optional, gallon }) => ({
    "variant.fuelconsumptioncombined": {
      template: `{${main.name}} mpg (${gallon})`,
      as: "consumption",
      ...optional,
    },
  }),
  electricRange: rangeField,
  battery: plainField("variant.battery_capacity_kwh", "kilowattHours"),
  chargingAc: plainField("variant.charging_ac_kw", "kilowatts"),
  chargingDc: plainField("variant.charging_dc_kw", "kilowatts"),
  grossMass: plainField("variant.grossvehiclemass", "kilograms"),
  ...MEASURE_MAKERS,
  status: ({ main, from, optional }) => ({
    status: { from, as: "status", values: statuses(main), default: "in_stock", ...optional },
  }),
  soldFlag: ({ main, from, optional }) => ({
    status: {
      from,
      as: "status",
      values: answers(main, "sold", "in stock"),
      default: "in_stock",
      ...optional,
    },
  }),
  listedDate: plainField("created_at", "date"),
  soldDate: plainField("sold_at", "date"),
  reservedFlag: plainField("reserved", "yes"),
  certifiedFlag: plainField("certified", "yes"),
  comments: plainField("dealercomments", "paragraphs"),
  equipment: ({ from, optional }) => ({
    standardEquipment: { from, as: "list", ...together(from), ...optional },
  }),
  pictures: ({ main, from, optional }) => ({
    image_urls: { from, as: "list", ...together(from), ...separatorIn(main), ...optional },
  }),
  video: plainField("video_url"),
  place: ({ from, optional }) => ({
    "location.city": { from, as: "city", ...optional },
    "location.state": { from, as: "state", ...optional },
  }),
  // Some write the state, the county or the postcode behind the city.
  city: (found) => plainField("location.city", shareWith(found.main, /,/) > 0 ? "city" : undefined)(found),
  state: plainField("location.state"),
  yard: plainField("location.name"),
  distribution: plainField("location.distribution_locations", "list"),
  buildDate: plainField("build_date"),
  complianceDate: plainField("compliance_date"),
};

/** The fields of a mapping that columns become; a field that two of them would fill is the more certain one's. */
export function proposeFields(
  matches: readonly ColumnMatch[],
  reading: CellReading,
  gallon: Gallon,
): ProposedFields {
  const caravans = caravanShare(matches, reading.country);
  const fields: Record<string, MappedFieldInput> = {};
  const byField = new Map<string, ColumnMatch[]>();
  for (const match of matches) byField.set(match.field.id, [...(byField.get(match.field.id) ?? []), match]);
  for (const { id } of TRADE_FIELDS) {
    const found = byField.get(id) ?? [];
    const [first] = found;
    const make = MAKERS[id];
    if (first === undefined || make === undefined) continue;
    const names = inFileOrder(found).map(({ column }) => column.name);
    const from = names.length === 1 ? (names[0] ?? "") : names;
    const optional = found.some(({ column }) => column.present < column.rows)
      ? { optional: true as const }
      : {};
    for (const [field, mapped] of Object.entries(
      make({
        main: first.column,
        from,
        optional,
        reading,
        gallon,
        caravans,
        has: (other) => byField.has(other),
      }),
    ))
      fields[field] ??= mapped;
  }
  return {
    ...fields,
    ...carTypeByFlags(byField, fields),
    ...heldByStatus(byField, fields),
    ...seatsAmongDoors(byField, fields),
  };
}

function bodyFields({ main, from, optional, reading }: FoundColumn): ProposedFields {
  return {
    // Other things than bodies stand in the column: only the known ones are shown.
    body: { from, ...(areBodies(main, reading) ? {} : { as: "body" as const }), ...optional },
    simple_body: { from, as: "simpleBody", ...optional },
  };
}

/** Some feeds write the seats where the doors belong: "5 Seats". */
function seatsAmongDoors(
  byField: ReadonlyMap<string, readonly ColumnMatch[]>,
  { seats }: ProposedFields,
): ProposedFields {
  const doors = byField.get("doors")?.[0]?.column;
  if (doors === undefined || typeof seats?.from !== "string" || shareWith(doors, /seat/i) === 0) return {};
  return { seats: { ...seats, from: [seats.from, doors.name] } };
}

/** Cylinders that an engine's text names, "4 cyl, 2.2 L". A bare number beside such texts counts litres. */
function cylindersBeside(found: FoundColumn): ProposedFields {
  const { words: all, hasAllWords, sample } = found.main;
  const named = sample.filter((text) => bareNumber(text) === null);
  const read = named.filter((text) => isRead("cylinders", text, found.reading));
  if (read.length === 0 || read.length < sample.length * SHARE) return {};
  const bare = [...all.keys()].filter((word) => bareNumber(word) !== null);
  if (named.length < sample.length && !hasAllWords) return {};
  const values = Object.fromEntries(bare.map((word) => [word, ""]));
  const field = { from: found.from, as: "cylinders" as const, ...found.optional };
  return { "variant.cylinders": bare.length === 0 ? field : { ...field, values } };
}

function areBodies({ words: found }: ColumnProfile, reading: CellReading): boolean {
  const known = [...found].filter(([word]) => saysNothing(word) || isKnownWord("body", word, reading));
  const count = (list: readonly (readonly [string, number])[]) =>
    list.reduce((sum, [, rows]) => sum + rows, 0);
  return count(known) >= count([...found]) * 0.9;
}

/** Pictures in the order of the file; elsewhere the surest column first. */
function inFileOrder(found: readonly ColumnMatch[]): readonly ColumnMatch[] {
  if (found[0]?.field.many !== true) return found;
  const number = ({ column }: ColumnMatch) => Number(/\d+/.exec(column.name)?.[0] ?? -1);
  const isMain = ({ column }: ColumnMatch) => (/add|extra|other|gallery|more/i.test(column.name) ? 1 : 0);
  return [...found].sort((one, other) => isMain(one) - isMain(other) || number(one) - number(other));
}

/** Whether somebody has a vehicle put by, where the status says it and no column of its own does. */
function heldByStatus(
  byField: ReadonlyMap<string, readonly ColumnMatch[]>,
  { reserved, status }: ProposedFields,
): ProposedFields {
  const words = [...(byField.get("status")?.[0]?.column.words.keys() ?? [])];
  if (reserved !== undefined || typeof status?.from !== "string" || !words.some(saysHeld)) return {};
  const values = Object.fromEntries(words.map((word) => [word, saysHeld(word) ? "yes" : "no"]));
  return { reserved: { from: status.from, as: "yes", values, optional: true } };
}

/** New, demonstrator or used from flags, where no column says it in a word. */
function carTypeByFlags(
  byField: ReadonlyMap<string, readonly ColumnMatch[]>,
  fields: ProposedFields,
): ProposedFields {
  const nameOf = (id: string) => byField.get(id)?.[0]?.column.name;
  const [used, demo] = [nameOf("usedFlag"), nameOf("demoFlag")];
  const isNew = byField.get("newFlag")?.[0]?.column;
  if (fields["car_type"] !== undefined) return {};
  if (used !== undefined)
    return {
      car_type: { template: `demo:${demo === undefined ? "" : `{${demo}}`} used:{${used}}`, as: "carType" },
    };
  if (isNew === undefined) return {};
  return { car_type: { from: isNew.name, as: "carType", values: answers(isNew, "new", "used") } };
}

function vinField({ main, from, optional }: FoundColumn): ProposedFields {
  // "0" and other stand-ins: short, met again and again, and no number of a chassis.
  const standIns = [...main.words].filter(([word, count]) => count > 1 && word.length < 6 && !isVin(word));
  const values = Object.fromEntries(standIns.map(([word]) => [word, ""]));
  return { vin: { from, ...(standIns.length > 0 ? { values } : {}), ...optional } };
}

/** Where the column's name has the unit, bare numbers in it are not of the file's. */
function rangeField(found: FoundColumn): ProposedFields {
  const field = "variant.electric_range_km";
  const { main, optional } = found;
  const [, unit] = /(km|miles)$/.exec(columnName(main.name).whole) ?? [];
  // A cell with a unit of its own keeps it: the first one counts.
  return unit === undefined
    ? plainField(field, "electricRange")(found)
    : { [field]: { template: `{${main.name}} ${unit}`, as: "electricRange", ...optional } };
}

function together(from: string | string[]): { all?: true } {
  return typeof from === "string" ? {} : { all: true };
}

function answers({ words: found }: ColumnProfile, yes: string, no: string): Readonly<Record<string, string>> {
  const said = [...found.keys()].filter(isYesOrNo);
  return Object.fromEntries(said.map((word) => [word, isYes(word) ? yes : no]));
}

function statuses({ words: found, hasAllWords }: ColumnProfile): Readonly<Record<string, string>> {
  if (!hasAllWords) return {};
  return Object.fromEntries([...found.keys()].map((word) => [word, statusMeaning(word) ?? word]));
}

/** What stands between addresses in one cell, where the reader would not part them there. */
function separatorIn({ sample, isList }: ColumnProfile): { separator?: string } {
  const several = isList ? [] : sample.filter((text) => (text.match(/https?:\/\//gi)?.length ?? 0) > 1);
  const found = several.map((text) => /\S(\s+|\s*[^\w\s/=&%+.-]{1,3}\s*)https?:\/\//i.exec(text)?.[1] ?? "");
  const counts = new Map<string, number>();
  for (const separator of found) counts.set(separator, (counts.get(separator) ?? 0) + 1);
  const [most] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [""];
  return most === "" || /^\s*[,;|]\s*$|\n/.test(most) ? {} : { separator: most };
}

function shareRead({ main, reading }: FoundColumn, as: TransformName): number {
  const { sample } = main;
  return sample.length === 0 ? 0 : sample.filter((text) => isRead(as, text, reading)).length / sample.length;
}
