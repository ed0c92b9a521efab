import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";

/** What one make alone calls its all-wheel drive. */
const MAKERS: Readonly<Record<string, string>> = {
  xdrive: "BMW",
  quattro: "Audi",
  "4matic": "Mercedes-Benz",
  "4motion": "Volkswagen",
};

/** "Competition xDrive": the make that calls its drive so, where the text names no other and has no alternatives. */
export function withMakerOfDrive(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
  { makes }: { readonly makes: readonly string[] },
): readonly PlacedReading[] {
  const isNamed = (one: PlacedReading) =>
    one.kind === "or" ||
    one.kind === "except" ||
    (one.kind === "values" && ["make", "make_model"].includes(one.meaning.attribute));
  if (read.some(isNamed)) return read;
  return read.flatMap((one): readonly PlacedReading[] => {
    const make = one.kind === "values" ? MAKERS[all[one.from]?.key ?? ""] : undefined;
    if (make === undefined || !makes.includes(make)) return [one];
    return [
      { kind: "values", from: one.from, end: one.end, meaning: { attribute: "make", values: [make] } },
      one,
    ];
  });
}
