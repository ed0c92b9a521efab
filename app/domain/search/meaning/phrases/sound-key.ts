/** Letters that are heard alike, in the order in which they are put together. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/igh/gu, "i"],
  [/ph/gu, "f"],
  [/q(?:ue?)?$/gu, "k"],
  [/qu/gu, "kw"],
  [/ck/gu, "k"],
  [/c(?=[eiy])/gu, "s"],
  [/c(?!h)/gu, "k"],
  [/x/gu, "ks"],
  [/z/gu, "s"],
  [/^wr/gu, "r"],
  [/^kn/gu, "n"],
  [/wh/gu, "w"],
  // "Kluga" for a Kluger.
  [/(?<=.{2})(?:e?r|ar|ah)$/gu, "a"],
  [/(?:oo|ou|ew|ue|ui|u)/gu, "u"],
  [/(?:ee|ea|ie|ei|ey|y|i)/gu, "i"],
  [/(?:ai|ay|au|a)/gu, "a"],
  [/(?:oa|ow|oe|o)/gu, "o"],
  [/(?<=.{3})e$/gu, ""],
  [/(.)\1+/gu, "$1"],
];
const LATIN = /^[a-z]+$/u;
/** Shorter words sound like too many others. */
const LEAST_LENGTH = 4;

/**
 * How a word of Latin letters is heard, roughly: the same for "croozader" and "crusader". Null for a short word and for other
 * letters.
 */
export function soundKey(word: string): string | null {
  if (word.length < LEAST_LENGTH || !LATIN.test(word)) return null;
  const key = ALIKE.reduce((letters, [written, heard]) => letters.replace(written, heard), word);
  return key.length < LEAST_LENGTH ? null : key;
}

/** Names by how they are heard. */
export function namesBySound(names: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const bySound = new Map<string, readonly string[]>();
  for (const name of names) {
    const key = soundKey(name);
    if (key !== null) bySound.set(key, [...(bySound.get(key) ?? []), name]);
  }
  return bySound;
}
