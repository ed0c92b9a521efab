import type { Lexeme } from "../lexemes";
import { around } from "../read-amount";
import type { PlacedReading } from "../readings";

const ARTICLES: ReadonlySet<string> = new Set(["a", "an"]);
const WHAT_VEHICLE: ReadonlySet<string> = new Set(["make", "make_model", "model_badge", "body", "item_type"]);
/** Behind a vehicle, of whose price nothing is said then: "a 30k car loan". */
const OTHERS: ReadonlySet<string> = new Set(
  "loan loans finance budget limit deposit fund allowance lease insurance".split(" "),
);

/** "A 90k caravan", "a 25000 Corolla" costs about as much: an amount between an article and what vehicle is wanted. */
export function withRoughPrices(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
): readonly PlacedReading[] {
  return read.map((one, at) => {
    if (one.kind !== "range" || one.attribute !== "price" || one.isUsual) return one;
    // One amount, without a bound.
    if (one.end !== one.from + 1 || all[one.from]?.amount === undefined) return one;
    const [next, { min, max }] = [read[at + 1], one.range];
    const isVehicle = next?.kind === "values" && WHAT_VEHICLE.has(next.meaning.attribute);
    const isSaid = isVehicle && next.from === one.end && !OTHERS.has(all[next.end]?.key ?? "");
    if (!isSaid || !ARTICLES.has(all[one.from - 1]?.key ?? "") || min !== undefined || max === undefined)
      return one;
    return { ...one, range: around(max) };
  });
}
