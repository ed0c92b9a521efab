/** What Latin letters are called in Arabic, in the folded letters that words are compared in; several are parted by blanks. */
const NAMES: Readonly<Record<string, string>> = {
  a: "ايه ا",
  b: "بي",
  c: "سي",
  d: "دي",
  e: "اي",
  f: "اف ايف",
  g: "جي",
  h: "اتش ايتش",
  i: "اي",
  j: "جي جيه جاي",
  k: "كي كيه كاي",
  l: "ال ايل",
  m: "ام ايم",
  n: "ان اين",
  o: "او",
  p: "بي",
  q: "كيو",
  r: "ار",
  s: "اس ايس",
  t: "تي",
  u: "يو",
  v: "في ڤي",
  w: "دبليو",
  x: "اكس ايكس",
  y: "واي",
  z: "زد زي زيد",
};
/** Numbers as they are said in names. */
const NUMBERS: Readonly<Record<string, string>> = {
  "2": "تو اثنين",
  "3": "ثري ثلاثة تلاتة",
  "4": "فور اربعة",
  "5": "فايف خمسة",
  "6": "سكس ستة",
  "7": "سفن سبعة",
  "8": "ايت ثمانية تمانية",
  "9": "ناين تسعة",
};

/** Said for short: "اي" is an E before it is an A. */
const ALSO: Readonly<Record<string, string>> = { a: "اي" };

const byWord = new Map<string, string[]>();
for (const [latin, names] of [NAMES, NUMBERS, ALSO].flatMap((table) => Object.entries(table)))
  for (const name of names.split(" ")) byWord.set(name, [...(byWord.get(name) ?? []), latin]);

/** Names of letters that are ordinary words: alone they spell nothing. */
const ORDINARY: ReadonlySet<string> = new Set("في ال او ان اي ام ا تو".split(" "));

/** The Latin letters or the digit that an Arabic word may be the name of, the likeliest first; none for any other word. */
export function lettersCalled(word: string): readonly string[] {
  return byWord.get(word) ?? [];
}

/** Whether the name of a letter says something else in most texts. */
export function isOrdinaryLetter(word: string): boolean {
  return ORDINARY.has(word);
}
