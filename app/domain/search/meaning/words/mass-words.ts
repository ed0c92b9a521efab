import type { RangeAttribute } from "../../attributes";
import type { NumberRange } from "../../query";
import type { Lexeme } from "../lexemes";
import { WEIGHED } from "../needs/need-words";

const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
/** A number without a bound as the least that is asked for. */
export const atLeast = (min: number): NumberRange => ({ min });
/** A number without a bound as the most that is asked for. */
export const atMost = (max: number): NumberRange => ({ max });

/** In front of a mass: what is weighed, and which bound a mass without one is. */
export const LED: readonly (readonly [
  RangeAttribute,
  readonly (readonly string[])[],
  (value: number) => NumberRange,
])[] = [
  [
    "towing_kg",
    list(
      "tow vehicle for, tow car for, towing vehicle for, tow rig for, for towing, tow rating of, towing rating of, towing rating, tow capacity of, braked towing capacity of, braked towing of, braked towing, braked, towing capacity of, towing capacity, tow capacity, tow rating, can tow, towing of, towing, tows, to tow, tow me, tow, to pull, pull me, pull my, pull, pulls, 拖挂能力, 拖挂重量, 牵引能力, 拖车能力, 牵引力, 能拖, 可拖, 能拉, 可 拖, 能 拖, تسحب, يسحب, قدرة سحب",
    ),
    atLeast,
  ],
  [
    "payload_kg",
    list(
      "payload of, can carry, to carry, carries, carry, payload capacity, payload, carrying capacity, 载重, حمولة, وحمولة, حمولته, وحمولته, حمولتها, وحمولتها",
    ),
    atLeast,
  ],
  ["tare_kg", list("tare weight, tare"), atMost],
  ["atm_kg", list("atm, الوزن, وزنها, وزنه"), atMost],
  ["gvm_kg", list("gvm"), atMost],
];
/** Units of a thousand kilograms. */
export const TONNES = list("t, tonnes, tonne, tons, ton, 吨, طن");

/** Chinese text is cut into words by this as well. */
export const HAN_MASS_WORDS: readonly string[] = LED.flatMap(([, phrases]) => phrases.flat())
  .concat(TONNES.flat())
  .filter((word) => /^\p{Script=Han}{2,}$/u.test(word));

/**
 * Whether the text is of vehicles of a kind whose own mass counts.
 * @param onlyKind the kind of all stock, which no text has to name
 */
export function namesWeighed(
  all: readonly Lexeme[],
  attribute: keyof typeof WEIGHED,
  onlyKind: string | null,
): boolean {
  return WEIGHED[attribute].has(onlyKind ?? "") || all.some(({ key }) => WEIGHED[attribute].has(key));
}
