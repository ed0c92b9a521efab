import type { RangeAttribute } from "../attributes";
import { eachEnd, type NumberRange } from "../query";
import type { Lexeme } from "./lexemes";
import { TOWED } from "./needs/need-words";
import { namesTowing } from "./needs/read-tow-car";
import { namesWeighed } from "./words/mass-words";
import { boundAfter, readSpan, type AmountSpan } from "./read-span";
import type { MeasuredReading } from "./readings";
import { phraseAt } from "./words/phrase-at";
import { atLeast, atMost, LED, TONNES } from "./words/mass-words";

const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));

/** What a unit behind a number counts. */
interface Measure {
  readonly attribute: RangeAttribute;
  readonly units: readonly (readonly string[])[];
  /** How much of the attribute's own unit one is. */
  readonly factor: number;
  /** The least number that is one; any without it. */
  readonly least?: number;
  /** The largest number that is one: "2018 l" is none. */
  readonly most: number;
  /** What a number without a bound asks for. */
  readonly bare: (value: number) => NumberRange;
}

/** Engines are named by round numbers. */
const about = (share: number) => (value: number) => ({
  min: Math.round(value * (1 - share)),
  max: Math.round(value * (1 + share)),
});

/** Kilograms; a smaller number alone may be anything. */
const LEAST_BARE_MASS = 300;

/** People who travel in a van of two berths. */
const PAIR = 2;
const FEET_IN_METRE = 3.2808;

/** A mass in kilograms or tonnes with the word for what is weighed behind it: "5 tonne payload". */
function masses(attribute: RangeAttribute, nouns: string, bare: Measure["bare"]): readonly Measure[] {
  const units = (names: readonly string[]) =>
    list(nouns).flatMap((noun) => names.map((name) => [name, ...noun]));
  return [
    { attribute, factor: 1, most: 100_000, bare, units: units(["kg", "kgs", "公斤", "كجم"]) },
    {
      attribute,
      factor: 1_000,
      most: 100,
      bare,
      units: units(["t", "tonne", "tonnes", "ton", "tons", "吨", "طن"]),
    },
    // "Under 2500 ATM": such words weigh nothing else.
    { attribute, factor: 1, least: LEAST_BARE_MASS, most: 100_000, bare, units: list(nouns) },
  ];
}

/** Longer units before shorter ones that begin them. */
const MEASURES: readonly Measure[] = [
  {
    ...{ attribute: "fuel_economy", factor: 1, most: 60, bare: atMost },
    units: list(
      "l 100 km, l 100km, l 100, l100km, l100 km, l100, litres per 100 km, litres per 100km, litres per 100, " +
        "litres per hundred kilometres, litres per hundred km, litres per hundred, litres a hundred, l per 100 km, l per 100km, l per 100",
    ),
  },
  {
    ...{ attribute: "towing_kg", factor: 1_000, most: 10, bare: atLeast },
    units: list(
      "t towing capacity, t tow limit, t towing limit, t towing, t to tow, t tow, t braked towing, t braked, tonnes braked, tonnes towing, tonnes tow, tonne tow limit, tonne to tow, tonne towing capacity, tonne towing, tonne tow, tonne braked, ton towing",
    ),
  },
  {
    ...{ attribute: "towing_kg", factor: 1, most: 10_000, bare: atLeast },
    units: list(
      "kg towing capacity, kg tow limit, kg towing limit, kg to tow, kg towing, kg tow, kgs tow limit, kgs to tow, kg braked, kgs towing",
    ),
  },
  ...masses("payload_kg", "payload, carrying capacity, load capacity, 载重, حمولة", atLeast),
  ...masses("tare_kg", "tare, tare weight, 空重", atMost),
  ...masses("atm_kg", "atm, aggregate trailer mass", atMost),
  ...masses("gvm_kg", "gvm, gross vehicle mass", about(0.1)),
  {
    ...{ attribute: "power_kw", factor: 1, most: 2_000, bare: atLeast },
    units: list("kw, kws, kilowatt, kilowatts, kw power, 千瓦, كيلوواط, كيلو واط"),
  },
  {
    ...{ attribute: "power_kw", factor: 0.7457, most: 2_500, bare: atLeast },
    units: list("hp, bhp, ps, horsepower, horse power, 马力, حصان"),
  },
  {
    ...{ attribute: "engine_cc", factor: 1_000, most: 20, bare: about(0.03) },
    units: list("l, litre, litres, liter, liters, ltr, lt, 升, لتر"),
  },
  { attribute: "engine_cc", factor: 1, most: 20_000, bare: about(0.05), units: list("cc, ccm, سي سي") },
  {
    ...{ attribute: "safety_stars", factor: 1, most: 5, bare: atLeast },
    units: list(
      "star ancap safety, star ancap rating, star ancap, star ncap, star safety rating, star safety rated, star safety, stars ancap, star rating, star rated, star, stars, 星 级 安全, 星级 安全, 星 安全, 星级, 星, نجوم",
    ),
  },
  {
    ...{ attribute: "sleeps", factor: 1, most: 20 },
    // Whoever is two wants no larger one.
    bare: (value) => ({ min: value, ...(value <= PAIR ? { max: value } : {}) }),
    units: list("berths, berth, 床位"),
  },
  {
    ...{ attribute: "length_ft", factor: 1, most: 80, bare: (value) => ({ min: value, max: value + 1 }) },
    units: list("ft, foot, feet, footer, 尺, 英尺, 呎"),
  },
  {
    ...{ attribute: "length_ft", factor: FEET_IN_METRE, most: 30 },
    bare: (value) => ({ min: value, max: value + 1 }),
    units: list("m, metre, metres, meter, meters, 米"),
  },
];
/** In front of how many litres a vehicle takes for 100 km. */
const ECONOMY = list(
  "fuel economy of, fuel economy, fuel consumption, fuel use, fuel usage, economy, consumption, 油耗",
);
/** More litres are of something else. */
const MOST_LITRES = 20;
/** In front of how many may sleep. */
const SLEEPS = list("sleeps, to sleep, can sleep, sleep, sleeping, تنام, ينام, بينام, بتنام");

const KILOGRAMS = list("kg, kgs, kilos, kilograms, 公斤, كجم");
/** Behind a word of weight these are kilograms as well. */
const LED_KILOGRAMS = [...KILOGRAMS, ...list("كيلو, كيلوغرام, كيلوجرام, كغ")];
const LOADED_FIRST = ["atm_kg", "tare_kg", "gvm_kg"] as const;
const OWN_MASSES = ["tare_kg", "atm_kg", "gvm_kg"] as const;
/** Heavier ones drive on no road. */
const MOST_MASS = 100_000;
const UNITLESS: ReadonlySet<RangeAttribute> = new Set(["tare_kg", "atm_kg", "gvm_kg", "towing_kg"]);

const IN_TONNES: ReadonlySet<RangeAttribute> = new Set(["atm_kg", "gvm_kg"]);
const MOST_TONNES = 60;

/** A caravan tows nothing: what a car may tow is what one may weigh when loaded. */
function asTowed(
  attribute: RangeAttribute,
  bare: (value: number) => NumberRange,
  held: ReadonlySet<RangeAttribute>,
  onlyKind: string | null,
): readonly [RangeAttribute, (value: number) => NumberRange] {
  const isTowed = attribute === "towing_kg" && onlyKind === "caravan" && held.has("atm_kg");
  return isTowed ? ["atm_kg", atMost] : [attribute, bare];
}

/** "Tows 3500kg", "payload over 1 tonne": the word in front, then the mass, told where no filter holds it; null for none. */
export function readLedMass(
  all: readonly Lexeme[],
  at: number,
  held: ReadonlySet<RangeAttribute>,
  onlyKind: string | null,
  boundOf: (span: AmountSpan) => NumberRange | null,
): MeasuredReading | null {
  for (const [named, words, unbounded] of LED) {
    const [attribute, bare] = asTowed(named, unbounded, held, onlyKind);
    const lead = phraseAt(all, at, words);
    const article = all[at + lead]?.key === "a" ? 1 : 0;
    const span = lead === 0 ? null : (readSpan(all, at + lead) ?? readSpan(all, at + lead + article));
    if (span === null || span.low.isMoney) continue;
    const [kilos, tonnes] = [phraseAt(all, span.end, LED_KILOGRAMS), phraseAt(all, span.end, TONNES)];
    // "ATM under 2800": such words count nothing else.
    const isBare = UNITLESS.has(named) && span.low.value >= LEAST_BARE_MASS;
    // "GVM 4.5" has its tonnes left out.
    const isShort = kilos + tonnes === 0 && IN_TONNES.has(named) && span.low.value <= MOST_TONNES;
    if (kilos + tonnes === 0 && !isBare && !isShort) continue;
    const scaled = (value: number) => Math.round(value * (tonnes > 0 || isShort ? 1_000 : 1));
    const unitEnd = span.end + Math.max(kilos, tonnes);
    const [bound, more] = laterBound(all, unitEnd, span.low.value, boundOf(span));
    const range = eachEnd(bound ?? bare(span.low.value), scaled);
    const end = unitEnd + more;
    // "Tows a 2 tonne caravan": what is towed is not looked for.
    const last = end + (named === "towing_kg" ? phraseAt(all, end, TOWED) : 0);
    return held.has(attribute)
      ? { kind: "range", end: last, attribute, range }
      : { kind: "aside", end: last };
  }
  return null;
}

/** "2.0 litre", "under 6 l/100", "5 star", "sleeps 4": of the measures that the dealer's filters hold; null for none. */
export function readMeasure(
  all: readonly Lexeme[],
  span: AmountSpan,
  bounded: NumberRange | null,
  held: ReadonlySet<RangeAttribute>,
  onlyKind: string | null,
): { readonly end: number; readonly attribute: RangeAttribute; readonly range: NumberRange } | null {
  for (const { attribute: named, units, factor, least = 0, most, bare: unbounded } of MEASURES) {
    const [attribute, bare] = asTowed(named, unbounded, held, onlyKind);
    const length = phraseAt(all, span.end, units);
    if (
      length === 0 ||
      span.low.isMoney ||
      span.low.value < least ||
      span.low.value > most ||
      !held.has(attribute)
    )
      continue;
    const scaled = (value: number) =>
      factor === 1 ? Math.round(value * 10) / 10 : Math.round(value * factor);
    const unitEnd = span.end + length;
    const [later, more] = laterBound(all, unitEnd, span.low.value, bounded);
    // "5 l/100 or better" is less.
    const isLess = attribute === "fuel_economy" && all[unitEnd + more - 1]?.key === "better";
    const bound = isLess ? { max: span.low.value } : later;
    const range = bound === null ? bare(scaled(span.low.value)) : eachEnd(bound, scaled);
    return { end: unitEnd + more, attribute, range };
  }
  return null;
}

/** "600cc or more": the bound behind the unit, and how many words it has; where there is none, that of the amount. */
function laterBound(
  all: readonly Lexeme[],
  unitEnd: number,
  value: number,
  bounded: NumberRange | null,
): readonly [NumberRange | null, number] {
  const [later, length] = bounded === null ? boundAfter(all, unitEnd) : [null, 0];
  if (later === "least") return [{ min: value }, length];
  return later === "most" ? [{ max: value }, length] : [bounded, 0];
}

/**
 * "Caravan under 2 tonne", "8 tonne truck": a mass of the vehicle's own, where its kind is named or the only one here; null
 * for none.
 */
export function readOwnMass(
  all: readonly Lexeme[],
  { low, end }: AmountSpan,
  bounded: NumberRange | null,
  held: ReadonlySet<RangeAttribute>,
  onlyKind: string | null,
): { readonly end: number; readonly attribute: RangeAttribute; readonly range: NumberRange } | null {
  const [kilos, tonnes] = [phraseAt(all, end, KILOGRAMS), phraseAt(all, end, TONNES)];
  // Whoever says what shall tow it asks what it weighs when loaded.
  const masses = namesTowing(all, { onlyKind }) ? LOADED_FIRST : OWN_MASSES;
  const attribute = masses.find((one) => held.has(one) && namesWeighed(all, one, onlyKind));
  if (kilos + tonnes === 0 || attribute === undefined || low.isMoney || low.value > MOST_MASS) return null;
  const kilograms = (value: number) => Math.round(value * (tonnes > 0 ? 1_000 : 1));
  const bare = attribute === "gvm_kg" ? about(0.1) : atMost;
  const unitEnd = end + Math.max(kilos, tonnes);
  const [bound, more] = laterBound(all, unitEnd, low.value, bounded);
  const range = bound === null ? bare(kilograms(low.value)) : eachEnd(bound, kilograms);
  return { end: unitEnd + more, attribute, range };
}

/** "Fuel economy under 6": a bound without its unit; null for none, and where no filter holds it. */
export function readLedEconomy(
  all: readonly Lexeme[],
  at: number,
  held: ReadonlySet<RangeAttribute>,
): Extract<MeasuredReading, { readonly kind: "range" }> | null {
  const lead = held.has("fuel_economy") ? phraseAt(all, at, ECONOMY) : 0;
  const span = lead === 0 ? null : readSpan(all, at + lead);
  if (span === null || span.low.isMoney || span.high !== null || span.low.value > MOST_LITRES) return null;
  const isUpper = span.before === "most" || span.before === "under" || span.before === "upTo";
  const isUnit = MEASURES.some(({ units }) => phraseAt(all, span.end, units) > 0);
  if (!isUpper || isUnit) return null;
  return { kind: "range", end: span.end, attribute: "fuel_economy", range: { max: span.low.value } };
}

/** How many words say "sleeps" in front of a number; 0 for none. */
export function sleepsLead(all: readonly Lexeme[], at: number): number {
  return phraseAt(all, at, SLEEPS);
}
