import { bodyTypeOf } from "../vehicle/body-type-of";

/** Counts a repair under its code. */
export type NoteRepair = (code: string) => void;
type Transform = (text: string, note: NoteRepair) => unknown;

const LOWEST_PRICE = 500;
const FUELS: readonly (readonly [RegExp, string])[] = [
  [/plug|phev/i, "PHEV"],
  [/hybrid/i, "Hybrid"],
  [/electric|^ev$|bev/i, "Electric"],
  [/diesel/i, "Diesel"],
  [/lpg|gas\b/i, "LPG"],
  [/petrol|unleaded|premium|leaded|ulp|e10/i, "Petrol"],
];
const DRIVES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    front: "FWD",
    rear: "RWD",
    "4x4": "4WD",
    "4wd": "4WD",
    awd: "AWD",
    fwd: "FWD",
    rwd: "RWD",
    "2wd": "2WD",
    "4x2": "2WD",
  }),
);
const WARRANTY = /\b(?:years?|yrs?|months?)\b.*\/|\bkms?\b|warranty/i;
const YES = /^(?:true|yes|y|1)$/i;

function number(text: string): number | null {
  const match = /-?\d+(?:\.\d+)?/.exec(text.replace(/(\d)[,\s](?=\d{3}\b)/g, "$1"));
  return match ? Number(match[0]) : null;
}

function positive(code: string): Transform {
  return (text, note) => {
    const value = number(text);
    if (value !== null && value > 0) return value;
    note(code);
    return null;
  };
}

/** `$12,990 drive away`, `12990`, `POA`: whole and decimal amounts; anything else is no price. */
function money(text: string, note: NoteRepair): number | null {
  const value = /[a-z]/i.test(text.replace(/\b(?:aud|nzd|drive\s*away|eg?c|incl?|gst|\+?\s*orc)\b/gi, ""))
    ? null
    : number(text);
  if (value === null) note("price-on-application");
  else if (value < LOWEST_PRICE) note("price-implausible");
  else {
    if (!/^\d+(?:\.\d+)?$/.test(text)) note("price-text");
    return value;
  }
  return null;
}

function kilometres(text: string, note: NoteRepair): number | null {
  const value = number(text);
  if (value === null || value < 0) note("kilometres-unreadable");
  else if (!/^\d+$/.test(text)) note("kilometres-text");
  return value === null || value < 0 ? null : Math.round(value);
}

/** A count with its unit named, or a bare number: `4 Doors` is no number of seats. */
function counted(unit: RegExp, otherUnit: RegExp): Transform {
  return (text) => (otherUnit.test(text) && !unit.test(text) ? null : number(text) || null);
}

function colourPart(part: 0 | 1): Transform {
  return (text, note) => {
    if (WARRANTY.test(text)) {
      if (part === 0) note("warranty-in-colour");
      return null;
    }
    const colour = text.split("/")[part]?.trim();
    return colour && colour !== "-" ? colour : null;
  };
}

function isoDate(text: string, note: NoteRepair): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  const [, localDay, localMonth, localYear] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year
    ? `${year}-${String(month)}-${String(day)}`
    : localYear
      ? `${localYear}-${String(localMonth).padStart(2, "0")}-${String(localDay).padStart(2, "0")}`
      : null;
  if (iso && !Number.isNaN(Date.parse(iso))) return iso;
  note("date-unreadable");
  return null;
}

/** `USED`, `Demo`, or two flags "is it a demonstrator, is it used" in one template. */
function carType(text: string): string | null {
  const word = text.toLowerCase();
  const [, demo, used] = /^demo:(\w+) used:(\w+)$/.exec(word) ?? [];
  if (demo && used) return YES.test(demo) ? "demo" : YES.test(used) ? "used" : "new";
  if (word.startsWith("used") || word === "pre-owned") return "used";
  return word.startsWith("demo") ? "demo" : word.startsWith("new") ? "new" : null;
}

function place(part: 0 | 1): Transform {
  return (text, note) => {
    const [city, state] = text.split(",").map((word) => word.trim());
    if (part === 0) return city || null;
    if (state && /^(?:AU|NZ)-/.test(state)) note("state-spelling");
    return state?.replace(/^(?:AU|NZ)-/, "") || null;
  };
}

/** Every way a mapping may read a cell. A transform gives null when the text says nothing it can use. */
const TRANSFORMS = {
  text: (text) => text,
  number: (text) => number(text),
  year: (text) => number(text),
  money,
  kilometres,
  litres: (text, note) => {
    const [, litres] = /([\d.]+)\s*L\b/i.exec(text) ?? [];
    const cubic = /([\d,]{3,6})\s*cc/i.exec(text)?.[1];
    const value = litres
      ? Number(litres)
      : cubic
        ? (number(cubic) ?? 0) / 1_000
        : /^\d+$/.test(text)
          ? Number(text) / 1_000
          : 0;
    if (value > 0 && value <= 30) return Math.round(value * 10) / 10;
    note("engine-size-unknown");
    return null;
  },
  cylinders: (text) => number(/(\d+)\s*cyl|[VITWH]+(\d+)/i.exec(text)?.[0] ?? "") || null,
  consumption: positive("consumption-unknown"),
  doors: counted(/door/i, /seat/i),
  seats: counted(/seat/i, /door/i),
  colour: colourPart(0),
  interiorColour: colourPart(1),
  fuel: (text) => FUELS.find(([words]) => words.test(text))?.[1] ?? null,
  drive: (text) => DRIVES.get(text.toLowerCase()) ?? null,
  transmission: (text) =>
    /manual|^m$|m\/t/i.test(text) && !/auto/i.test(text)
      ? "Manual"
      : /auto|cvt|dct|dual.?clutch|dsg|^a$|a\/t/i.test(text)
        ? "Automatic"
        : null,
  gears: (text) => number(/(\d+)\s*(?:sp|gear)|^\d+$/i.exec(text)?.[0] ?? ""),
  simpleBody: (text) =>
    text
      .split(/[/,]/)
      .map((part) => bodyTypeOf(part.replace(/^\d+D\s+/i, "").trim()))
      .find((body) => body !== null) ?? null,
  body: (text) =>
    text.split(/[/,]/).some((part) => bodyTypeOf(part.replace(/^\d+D\s+/i, "").trim()) !== null)
      ? text
      : null,
  carType,
  city: place(0),
  state: place(1),
  date: isoDate,
  yes: (text) => YES.test(text),
  list: (text) =>
    text
      .split(/[,;|]/)
      .map((item) => item.trim())
      .filter(Boolean),
  status: (text) => text.toLowerCase().replace(/[^a-z]+/g, "_"),
} satisfies Record<string, Transform>;

/** The names a mapping file may use. */
export type TransformName = keyof typeof TRANSFORMS;
// Object.keys forgets that the keys are exactly those of the table.
export const TRANSFORM_NAMES = Object.keys(TRANSFORMS) as [TransformName, ...TransformName[]];

/** Reads one cell; null when there is nothing usable in it. */
export function readCell(name: TransformName, text: string, note: NoteRepair): unknown {
  const transform: Transform = TRANSFORMS[name];
  return transform(text, note);
}
