import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";

interface Wider {
  readonly words: ReadonlySet<string>;
  readonly bodies: readonly string[];
}

/** Words for a body that is sold under another one as well: a ute without its tub, a van with many seats. */
const WIDER: readonly Wider[] = [
  { words: new Set("ute utes pickup pickups 皮卡 皮卡车".split(" ")), bodies: ["ute", "cabChassis"] },
  { words: new Set("minibus minibuses mini bus".split(" ")), bodies: ["peopleMover", "bus", "van"] },
];

/**
 * A body, and where there is none of what else is asked for one that is near to it: a "79 series ute" is a cab with a bare chassis.
 * @param here those of the stock
 */
export function withWiderBodies(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
  here: readonly string[],
): readonly PlacedReading[] {
  return read.map((one) => {
    if (one.kind !== "values" || one.meaning.attribute !== "body" || one.meaning.values.length !== 1)
      return one;
    const keys = all.slice(one.from, one.end).map(({ key }) => key);
    const wider = WIDER.find(({ words }) => keys.every((key) => words.has(key)));
    const values = wider?.bodies.filter((body) => here.includes(body)) ?? [];
    const isWider = values.length > 1 && one.meaning.values.every((body) => values.includes(body));
    return isWider ? { ...one, orElse: { attribute: "body", values } } : one;
  });
}
