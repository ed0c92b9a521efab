import { isOrdinaryModel, modelOfOneMake } from "../make/known-models";
import { plainDigits } from "../money/plain-digits";
import { MAKE_WORDS } from "../search/meaning/models/make-words";
import { foldText } from "../text/fold-text";
import { simplifiedHan } from "../text/simplified-han";
import { makeOfModel } from "../trade/known-model";
import { tradedMakes } from "../trade/makes";
import { OTHER_MAKE } from "../trade/trade-fields";
import { ITEM_TYPES } from "../vehicle/vehicle";
import type { LeadKind } from "./lead";
import type { LeadRecord } from "./lead-record";

/** The shopper's own vehicle, as far as the lead tells: one to be traded in, serviced, or that parts are for. */
export interface ShopperVehicle {
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  /** What the shopper called it, where it was asked for in one line: "2018 Mazda 3". */
  readonly described: string | null;
  readonly vin: string | null;
  readonly rego: string | null;
  /** State of registration, `QLD`. */
  readonly regoState: string | null;
  readonly km: number | null;
  readonly body: string | null;
  readonly transmission: string | null;
  readonly colour: string | null;
}

/** Names under which leads carry it. A state alone is no vehicle: forms have one chosen beforehand. */
const NAMES = ["vehicle", "trade_in_vehicle", "year", "make", "model", "vin", "rego", "kms"] as const;

/** What a lead says of the shopper's own vehicle; null where it says nothing. */
export function shopperVehicle({ fields }: Pick<LeadRecord, "fields">): ShopperVehicle | null {
  const said = (name: string) => (fields[name] ?? "").trim() || null;
  if (NAMES.every((name) => said(name) === null)) return null;
  // An order names in one line what goes against it.
  const described = said("vehicle") ?? said("trade_in_vehicle");
  const read = vehicleInWords(described ?? "");
  const make = said("make");
  return {
    year: yearIn(said("year")) ?? read.year,
    make: make === OTHER_MAKE ? null : (make ?? read.make),
    model: said("model") ?? read.model,
    described,
    vin: said("vin"),
    rego: said("rego"),
    regoState: said("regoState")?.toUpperCase() ?? null,
    km: kilometres(said("kms")),
    body: said("body"),
    transmission: said("gearbox"),
    colour: said("colour"),
  };
}

/** Kinds that are about the shopper's own vehicle, whatever vehicle they looked at. */
const ABOUT_OWN: readonly LeadKind[] = ["tradeIn", "service", "parts"];

/** The model that a lead is about where it names none of the dealer's vehicles, "Toyota RAV4"; null for none. */
export function modelOfLead({ fields, vehicle }: Pick<LeadRecord, "fields" | "vehicle">): string | null {
  if (vehicle !== null) return null;
  const words = [fields["Vehicle Make"], fields["Vehicle Model"]].map((said = "") => said.trim());
  return words.filter((said) => said !== "").join(" ") || null;
}

/**
 * The vehicle that a lead is about, in words: of a trade-in, a service or parts the shopper's own, else the dealer's, or a
 * model of the range.
 */
export function leadVehicleName(lead: Pick<LeadRecord, "kind" | "fields" | "vehicle">): string | null {
  const own = ABOUT_OWN.includes(lead.kind) ? shopperVehicle(lead) : null;
  if (own === null) return lead.vehicle?.name ?? modelOfLead(lead);
  const { year, make, model, described } = own;
  return described ?? ([year, make, model].filter(Boolean).join(" ") || null);
}

/** A vehicle's year, make and model; null for what could not be told. */
export type VehicleWords = Pick<ShopperVehicle, "year" | "make" | "model">;

const YEAR = String.raw`(?:19|20)\d\d`;
/** "2018 …", "2018款…", "2018年款的…". */
const YEAR_FIRST = new RegExp(`^(${YEAR})(?: |年款?的? ?|款的? ?)(.+)$`);
/** "… 2018", "…, (2018)"; in Chinese no blank need stand before it. */
const YEAR_LAST = new RegExp(
  String.raw`^(.+?)(?:[,،，] ?| |(?<=\p{Script=Han}))\(?(${YEAR})(年款?|款)?\)?$`,
  "u",
);

/**
 * A vehicle in a shopper's words, "2018 Mazda 3", "٢٠١٨ مازدا ٣", "2018款马自达3". The year stands first or last; the make is
 * one that is known, in whichever script, or the only one with such a model, else all but the year is the model.
 */
export function vehicleInWords(text: string): VehicleWords {
  const words = plainDigits(text.trim().replace(/\s+/g, " "));
  const [, first, afterFirst] = YEAR_FIRST.exec(words) ?? [];
  if (first !== undefined) return { year: Number(first), ...makeAndModel(afterFirst ?? "", true) };
  const [, beforeLast, last, said] = YEAR_LAST.exec(words) ?? [];
  const rest = makeAndModel(beforeLast ?? "", true);
  // "Peugeot 2008" is a make and a model.
  const isModel = said === undefined && rest.make !== null && rest.model === null;
  return last === undefined || isModel
    ? { year: null, ...makeAndModel(words, false) }
    : { year: Number(last), ...rest };
}

/** How people write makes besides their names. */
const ALSO: Readonly<Record<string, string>> = {
  vw: "Volkswagen",
  mercedes: "Mercedes-Benz",
  "mercedes benz": "Mercedes-Benz",
  merc: "Mercedes-Benz",
  benz: "Mercedes-Benz",
  landrover: "Land Rover",
  alfa: "Alfa Romeo",
  chev: "Chevrolet",
  harley: "Harley-Davidson",
  "harley davidson": "Harley-Davidson",
};

/** Makes by what they are called, the longest names first. */
const MAKES: readonly (readonly [called: string, make: string])[] = [
  ...[...new Set(ITEM_TYPES.flatMap(tradedMakes))].map((make) => [make.toLowerCase(), make] as const),
  ...Object.entries(ALSO),
].sort(([one], [other]) => other.length - one.length);

/** Makes by what they are called in other scripts, as {@link foldText} has it; the longest names first. */
const OTHER_SCRIPTS: readonly (readonly [called: string, make: string])[] = Object.entries(MAKE_WORDS)
  .flatMap(([make, names]) => names.split(", ").map((called) => [foldText(called), make] as const))
  .filter(([called]) => /^[\P{Script=Latin}]+$/u.test(called))
  .sort(([one], [other]) => other.length - one.length);

/** More words after a model that is called by an ordinary one are a sentence: "Note that …". */
const MOST_AFTER_ORDINARY = 2;
const LONGEST_NAME = 3;
/** A kind of vehicle, and the name of one maker's. */
const ANY_UTE = "ute";

/** The make of a model that is named without it, "Corolla 2016"; null where it could be anything else. */
function makeWithout(words: string, hasYear: boolean): string | null {
  const parts = words.split(" ");
  for (let count = Math.min(LONGEST_NAME, parts.length); count > 0; count -= 1) {
    const name = parts.slice(0, count).join(" ");
    const known = modelOfOneMake(name);
    const isShort = name.length < LONGEST_NAME && !/\d/.test(name);
    if (known === null || isShort || !/\p{L}/u.test(name) || name.toLowerCase() === ANY_UTE) continue;
    const after = parts.length - count;
    const isOrdinary = isOrdinaryModel(known.model);
    if (!isOrdinary || after === 0 || (hasYear && after <= MOST_AFTER_ORDINARY)) return known.make;
  }
  return makeOfModel(words);
}

function makeAndModel(words: string, hasYear: boolean): Pick<VehicleWords, "make" | "model"> {
  const lower = words.toLowerCase();
  const found = MAKES.find(([called]) => lower === called || lower.startsWith(`${called} `));
  if (found === undefined)
    return inOtherScript(words) ?? { make: makeWithout(words, hasYear), model: words || null };
  const [called, make] = found;
  return { make, model: words.slice(called.length).trim() || null };
}

/** As it is written in Arabic, word by word, or in Chinese, where no blank need follow; null where no make stands first. */
function inOtherScript(words: string): Pick<VehicleWords, "make" | "model"> | null {
  // Most are in Latin letters.
  if (!/^[\p{Script=Arabic}\p{Script=Han}]/u.test(words)) return null;
  const han = simplifiedHan(words);
  const parts = words.split(" ");
  for (const [called, make] of OTHER_SCRIPTS) {
    // 现代化, "modern", is no Hyundai.
    if (
      /^\p{Script=Han}/u.test(called) &&
      han.startsWith(called) &&
      !/^[化的]/.test(han.slice(called.length))
    )
      return { make, model: words.slice(called.length).trim() || null };
    const count = called.split(" ").length;
    if (foldText(parts.slice(0, count).join(" ")) === called)
      return { make, model: parts.slice(count).join(" ") || null };
  }
  return null;
}

function yearIn(text: string | null): number | null {
  return text !== null && /^(?:19|20)\d\d$/.test(text) ? Number(text) : null;
}

function kilometres(text: string | null): number | null {
  const digits = (text ?? "").replace(/\D/g, "");
  return digits === "" || digits.length > 9 ? null : Number(digits);
}
