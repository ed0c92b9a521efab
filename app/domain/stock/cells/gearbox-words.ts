import { foldText } from "../../text/fold-text";
import { isWithin, widest } from "../sense";

/** What buyers tell apart: `simple_transmission` of a vehicle. */
export type Gearbox = "Automatic" | "Manual";

/** Of automatics, also where nobody wrote the word: makers' names, two clutches, one gear. */
const AUTOMATIC = [
  /(?<!android[ -]?)\bauto(?![ -]?(?:hold|light|headl|wiper|dim|park|brak))|semi.?auto|^aut$|\ba\/t\b|\bamt\b|^a$|^\d{1,2}at?$|^at?\d{1,2}$/,
  /\be?cvt\b|variable|lineartronic|\w*tronic\b/,
  /\bd[cs][tg]\b|\bpdk\b|doppelkupplung|(?:dual|twin|double).?clutch|power.?shift|\bedc\b|\beat\d|\bm-?dct\b/,
  /sports?.?shift|speed.?shift|selespeed|\bsmg\b|dualogic|\bmct\b|\bags\b|clutchless|i-shift|opticruise|\bzf ?\dhp/,
  /^sequential$|dual shift|reduction gear|gear reduction|direct drive|fixed gear|\b(?:single|one|1).?speed\b/,
  /^electric$|\bdht\b|(?:\bspeed|\bsp|\bspd) a$|自动|手自一体|双离合|无级|اوتوماتيك/,
];
const MANUAL =
  /\bmanual\b|\bman$|^m$|\bm\/t\b|^\d{1,2}mt?$|^mt?\d{1,2}$|manuell|schaltgetriebe|手动|يدوي|عادي/;

/** The gearbox that a feed's word means; null when it names none. A manual that shifts by itself is an automatic. */
export function gearboxOf(text: string): Gearbox | null {
  const word = foldText(text).replaceAll("_", " ").trim();
  if (AUTOMATIC.some((words) => words.test(word))) return "Automatic";
  return MANUAL.test(word) ? "Manual" : null;
}

const LIMITS = widest("gearnum");

/** How many gears a feed's word names; null for none. */
export function gearsOf(text: string): number | null {
  const word = foldText(text).trim();
  if (/\bsingle.?speed/.test(word)) return 1;
  const named =
    /(\d+)[\s-]*(?:sp\b|spd\b|speed|gears?\b|g-tronic)|^(?:[am]t?|eat)?(\d{1,2})(?:[am]t?)?$/.exec(word);
  const count = Number(named?.slice(1).find(Boolean));
  return isWithin(count, LIMITS) ? count : null;
}
