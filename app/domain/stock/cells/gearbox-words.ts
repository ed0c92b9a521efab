import { foldText } from "../../text/fold-text";
import { isWithin, widest } from "../sense";

/** What buyers tell apart: `simple_transmission` of a vehicle. */
export type Gearbox = "Automatic" | "Manual";

/** Of automatics, also where nobody wrote the word: makers' names, two clutches, one gear. */
const AUTOMATIC =
  /\bauto|semi.?auto|\bcvt\b|\becvt\b|variable|lineartronic|\bd[cs][tg]\b|\bpdk\b|doppelkupplung|dual.?clutch|twin.?clutch|\w*tronic\b|reduction gear|\b(?:single|one|1).?speed\b|^a$|\ba\/t\b|\bamt\b/;
const MANUAL = /\bmanual\b|^man$|^m$|\bm\/t\b/;

/** The gearbox that a feed's word means; null when it names none. A manual that shifts by itself is an automatic. */
export function gearboxOf(text: string): Gearbox | null {
  const word = foldText(text).trim();
  if (AUTOMATIC.test(word)) return "Automatic";
  return MANUAL.test(word) ? "Manual" : null;
}

const LIMITS = widest("gearnum");

/** How many gears a feed's word names; null for none. */
export function gearsOf(text: string): number | null {
  const word = foldText(text).trim();
  if (/\bsingle.?speed/.test(word)) return 1;
  const count = Number(/(\d+)[\s-]*(?:sp\b|spd\b|speed|gears?\b)|^(\d+)$/.exec(word)?.slice(1).find(Boolean));
  return isWithin(count, LIMITS) ? count : null;
}
