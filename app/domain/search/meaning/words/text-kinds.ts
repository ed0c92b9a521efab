/**
 * Kinds of vehicle that stock tells in its own words alone, so that they are looked for as text: whoever names one wants no other
 * kind, whether there is one or not. In the folded letters that words are compared in.
 */
const KINDS: ReadonlySet<string> = new Set(
  (
    "pantech pantechs tipper tippers curtainsider curtainsiders agitator agitators vanpack traypack servicepack flatbed skel tanker " +
    "sportbike naked cruiser cruisers scooter scooters adventure enduro bobber chopper trike quad motocross supermoto " +
    "toyhauler fifthwheeler poptop"
  ).split(" "),
);
/** The same in two words. */
const PAIRS: readonly (readonly [string, string])[] = [
  ["prime", "mover"],
  ["prime", "movers"],
];

/** Whether a word is such a kind. */
export function isTextKind(key: string): boolean {
  return KINDS.has(key);
}

/** Whether a word is one of such a kind, the words of a text before and behind it given as keys. */
export function isOfTextKind(keys: readonly string[], at: number): boolean {
  const isPair = ([first, second]: readonly [string, string]) =>
    (keys[at] === first && keys[at + 1] === second) || (keys[at - 1] === first && keys[at] === second);
  return KINDS.has(keys[at] ?? "") || PAIRS.some(isPair);
}
