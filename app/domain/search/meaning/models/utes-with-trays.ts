import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";

const UTES: ReadonlySet<string> = new Set("ute utes pickup pickups 皮卡 皮卡车".split(" "));

/**
 * A ute, and where there is none of what else is asked for one that is sold without its tub: a "79 series ute" is a cab with a
 * bare chassis.
 * @param bodies those of the stock
 */
export function withUtesOfTrays(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
  bodies: readonly string[],
): readonly PlacedReading[] {
  if (!bodies.includes("cabChassis")) return read;
  return read.map((one) => {
    const isUte =
      one.kind === "values" &&
      one.meaning.attribute === "body" &&
      String(one.meaning.values) === "ute" &&
      all.slice(one.from, one.end).every(({ key }) => UTES.has(key));
    return isUte ? { ...one, orElse: { attribute: "body", values: ["ute", "cabChassis"] } } : one;
  });
}
