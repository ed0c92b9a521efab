import type { Lexeme } from "../lexemes";
import { readSpan } from "../read-span";
import { phraseAt } from "../words/phrase-at";

const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));

/** Behind a distance that somebody drives again and again. */
export const EACH_TIME = list(
  "a day, per day, each day, every day, daily, a week, per week, each week, every week, weekly, a month, per month, a year, per year, each year, every year, yearly, annually, pa, each way, one way, round trip, return trip, to work, to and from work, commute, commuting, 一天, 每天, 一年, 每年, في اليوم, يوميا, في السنة, سنويا",
);
/** In front of a measure that no filter holds, with its unit: "ball weight below 180kg". */
const UNHELD = list(
  "garage height, carport height, roof height, overall height, total height, travel height, height under, height below, height of, height, garage door height, garage door, carport, door width, overall width, width of, width, rego until, rego till, rego to, reg until, reg till, registered until, registered till, registration until, warranty until, warranty till, gtm, tow ball weight, tow ball download, ball weight, ball download, ball load, tongue weight, seat height, ground clearance, wading depth, " +
    "battery capacity, battery size, battery health, boot space, boot size, boot capacity, tray length, bed length, wheelbase",
);
/** Behind such a measure. */
const UNHELD_UNITS: ReadonlySet<string> = new Set(
  "t tonne tonnes ton tons kg kgs kilos mm cm m metre metres meter meters inch inches l litre litres kwh %".split(
    " ",
  ),
);
/** Behind a length that is none along the road. */
const UPRIGHT: ReadonlySet<string> = new Set("high height tall wide width clearance".split(" "));

/** "2.1 m high" is no length. */
export const isUpright = (all: readonly Lexeme[], unit: number) =>
  UNHELD_UNITS.has(all[unit]?.key ?? "") && UPRIGHT.has(all[unit + 1]?.key ?? "");

/** "Ball weight below 180kg": such a measure, which is told; null for none. */
export function readUnheld(
  all: readonly Lexeme[],
  at: number,
): { readonly kind: "aside"; readonly end: number } | null {
  const lead = phraseAt(all, at, UNHELD);
  const span = lead === 0 ? null : readSpan(all, at + lead);
  // "Superlong wheelbase under 50k": money measures nothing.
  if (span === null || span.low.isMoney || span.low.isThousands) return null;
  return { kind: "aside", end: span.end + (UNHELD_UNITS.has(all[span.end]?.key ?? "") ? 1 : 0) };
}
