import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";
import { phraseLookup } from "../read-span";
import { SERVICE } from "./service-words";

const serviceAt = phraseLookup(SERVICE);
/** A part of one's own vehicle. */
const PARTS: ReadonlySet<string> = new Set(["filtered_features", "badge"]);

/** Whether a text says that something is to be mended. */
export function speaksOfService(all: readonly Lexeme[]): boolean {
  return all.some((_, at) => serviceAt(all, at) > 0);
}

/** "Awning needs repair", "my sunroof is leaking": the part is told, nobody looks for a vehicle with one. */
export function withServiceApart(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
): readonly PlacedReading[] {
  if (!speaksOfService(all)) return read;
  const isPart = (one: PlacedReading) =>
    one.kind === "text" || (one.kind === "values" && PARTS.has(one.meaning.attribute));
  return read.map((one) => (isPart(one) ? { kind: "aside", from: one.from, end: one.end } : one));
}
