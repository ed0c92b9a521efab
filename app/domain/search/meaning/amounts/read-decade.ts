import type { NumberRange } from "../../query";
import { KILOMETRES } from "../amount-words";
import type { Lexeme } from "../lexemes";
import type { QuantityReading } from "../read-amount";

/** Both ends. */
type Part = readonly [number, number];
/** Which part of ten thousand is meant, in thousands from its beginning. */
const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>([
  ...["low", "lower", "early"].map((word): [string, Part] => [word, [0, 4]]),
  ...["mid", "middle"].map((word): [string, Part] => [word, [3, 7]]),
  ...["high", "higher", "upper", "late"].map((word): [string, Part] => [word, [6, 10]]),
]);
/** "30s" are ten thousand dollars or kilometres; the eighties and nineties are years as well. */
const DECADE = /^([1-7]0)s$/u;
const SPELLED: ReadonlyMap<string, number> = new Map(
  "teens twenties thirties forties fifties sixties".split(" ").map((word, at) => [word, (at + 1) * 10]),
);
const IN_DECADE = 10;
const THOUSAND = 1_000;

/** "Low 30s", "mid 20k", "in the high teens": thousands, as shoppers talk of prices; null for nothing of the kind. */
export function readDecade(all: readonly Lexeme[], at: number): QuantityReading | null {
  const part = PARTS.get(all[at]?.key ?? "");
  const isNamed = part !== undefined;
  // "Mid to high 20s".
  const other =
    all[at + 1]?.key === "to" || all[at + 1]?.key === "-" ? PARTS.get(all[at + 2]?.key ?? "") : undefined;
  const from = at + (isNamed ? (other === undefined ? 1 : 3) : 0);
  const start = decadeAt(all, from, isNamed);
  // "30s" by themselves may be seconds or a name.
  const isLed = all[at - 1]?.key === "the" && all[at - 2]?.key === "in";
  if (start === null || (!isNamed && !isLed)) return null;
  const [low, high] = spanOf(part ?? [0, IN_DECADE], other);
  const isDriven = KILOMETRES.has(all[from + 1]?.key ?? "");
  const range: NumberRange = { min: (start + low) * THOUSAND, max: (start + high) * THOUSAND };
  return { kind: "range", end: from + (isDriven ? 2 : 1), attribute: isDriven ? "km" : "price", range };
}

/** In thousands where a decade begins; null for no decade. "20k" is one behind "mid" alone. */
function decadeAt(all: readonly Lexeme[], at: number, isNamed: boolean): number | null {
  const { key = "", amount } = all[at] ?? {};
  const digits = DECADE.exec(key)?.[1];
  if (digits !== undefined) return Number(digits);
  const spelled = SPELLED.get(key);
  if (spelled !== undefined) return spelled;
  const thousands = isNamed && amount?.isThousands === true ? amount.value / THOUSAND : 0;
  return thousands > 0 && thousands < 100 && thousands % IN_DECADE === 0 ? thousands : null;
}

function spanOf([low, high]: Part, other?: Part): Part {
  return other === undefined ? [low, high] : [Math.min(low, other[0]), Math.max(high, other[1])];
}
