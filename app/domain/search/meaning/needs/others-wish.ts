import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";

const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** Who else may want something. */
const OTHERS = set(
  "wife husband hubby partner missus girlfriend boyfriend son daughter mum mom dad mother father brother sister friend mate she he",
);
const WISHES = set("wants want likes like loves love prefers needs need wanted");
const BUT = set("but however though yet");
const SHOPPER = set("i we id wed im were me");
const OWN_WISHES = set("want need prefer like love rather would wanting after looking");

/** What a vehicle is called by: "but we need an automatic" takes nothing back. */
const VEHICLES = set("make make_model body item_type");

/** "Wife wants a Mazda 2 but I want a ute": what the shopper does not want himself is told. */
export function withOthersWishApart(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
): readonly PlacedReading[] {
  const from = all.findIndex(({ key }, at) => OTHERS.has(key) && WISHES.has(all[at + 1]?.key ?? ""));
  const until = all.findIndex(
    ({ key }, at) =>
      at > from + 1 &&
      BUT.has(key) &&
      SHOPPER.has(all[at + 1]?.key ?? "") &&
      OWN_WISHES.has(all[at + 2]?.key ?? ""),
  );
  const isSaid = read.some(
    (one) => one.kind === "values" && one.from > until && VEHICLES.has(one.meaning.attribute),
  );
  if (from < 0 || until < 0 || !isSaid) return read;
  return read.map((one) =>
    one.from >= from && one.end <= until ? { kind: "aside", from: one.from, end: one.end } : one,
  );
}
