import { compactText } from "../../text";
import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";
import type { SearchVocabulary } from "../vocabulary";

/**
 * "Geelong or Ballarat", of which one is a town and the other a yard alone: both as yards where both are, so that they are
 * alternatives.
 */
export function withPlacesTogether(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
  { yards }: Pick<SearchVocabulary, "yards">,
): readonly PlacedReading[] {
  const yardOf = (one: PlacedReading | undefined): PlacedReading | null => {
    if (one === undefined || !isPlace(one)) return null;
    // "In Geelong" is one reading.
    const names = [one.from, one.from + 1].map((from) =>
      compactText(
        all
          .slice(from, one.end)
          .map(({ key }) => key)
          .join(""),
      ),
    );
    const yard = yards.find((name) => names.includes(compactText(name)));
    return yard === undefined
      ? null
      : {
          kind: "values",
          from: one.from,
          end: one.end,
          meaning: { attribute: "location_name", values: [yard] },
        };
  };
  return read.reduce<readonly PlacedReading[]>((settled, { kind }, at) => {
    if (kind !== "or" || settled[at - 1]?.kind === "near") return settled;
    const [one, other] = [yardOf(settled[at - 1]), yardOf(settled[at + 1])];
    return one === null || other === null ? settled : settled.with(at - 1, one).with(at + 1, other);
  }, read);
}

/** A town that is named without a yard in it is near there. */
function isPlace(one: PlacedReading): boolean {
  if (one.kind === "near") return one.near.withinKm === null;
  return (
    one.kind === "values" && ["city", "location_name", "dealership_name"].includes(one.meaning.attribute)
  );
}
