import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";
import { phraseAt } from "../words/phrase-at";
import { withRoughPrices } from "./rough-prices";

const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
/** Ask what something costs; in the folded letters that words are compared in. */
const ASKED = list(
  "how much, whats the drive away, what is the drive away, whats the driveaway, whats your drive away, whats drive away, drive away price, drive away cost, driveaway price, driveaway cost, cost drive away, cost driveaway, best drive away, price of, cost of, كم سعر, بكم, بكام, 多少钱",
);

/** "What is the drive-away price of a D-MAX" asks what it costs, and leaves out none of them; "a 20k hatch" costs about that. */
export function withPricesAsked(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
): readonly PlacedReading[] {
  const priced = withRoughPrices(read, all);
  const isAsked = all.some((_, at) => phraseAt(all, at, ASKED) > 0);
  if (!isAsked || read.some((one) => one.kind === "range" && one.attribute === "price")) return priced;
  return read.map((one) =>
    one.kind === "values" && String(one.meaning.values) === "drive_away"
      ? { kind: "aside", from: one.from, end: one.end }
      : one,
  );
}
