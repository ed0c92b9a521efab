/** What an unnamed or unknown colour is painted as: a mid silver that suits any body. */
const FALLBACK = "a7abb0";

// The longer and rarer words stand first: "Blue Black" is nearly black, "Rose Gold" is not red.
const PAINTS: readonly (readonly [RegExp, string])[] = [
  [/blue.?black|black.?blue|midnight/i, "1b2333"],
  [/gun ?metal|charcoal|graphite|granite|slate|titanium/i, "54585d"],
  [/champagne|rose gold/i, "cdb99c"],
  [/bronze|copper/i, "8a6343"],
  [/burgundy|maroon|wine|merlot|cherry/i, "5e1a24"],
  [/magenta|pink/i, "b8386b"],
  [/orange|tangerine|copper|sunset/i, "d2641e"],
  [/lime green/i, "4f9a2f"],
  [/yellow|lime/i, "dcb320"],
  [/gold/i, "b5975b"],
  [/khaki|olive|moss/i, "5f6547"],
  [/teal|turquoise|aqua/i, "1f7077"],
  [/green|jade|emerald/i, "2f5a44"],
  [/purple|violet|plum|aubergine/i, "4a3463"],
  [/brown|mocha|chocolate|espresso|walnut/i, "553d2c"],
  [/beige|cream|sand|ivory|stone|latte/i, "d8ccb4"],
  [/white|pearl|snow|ice|frost|alpine|polar/i, "f2f3f1"],
  [/black|onyx|ebony|obsidian|noir|ink/i, "17191c"],
  [/silver|platinum|aluminium|moonstone/i, "bfc3c7"],
  [/gr[ea]y|steel|cement|storm|ash/i, "7c8187"],
  [/navy|sapphire|indigo/i, "1e2f57"],
  [/blue|azure|ocean|marine|sky/i, "2b5592"],
  [/red|crimson|scarlet|rosso|ruby|flame/i, "a3202a"],
];

/** The paint of a colour's name as `rrggbb`, for tinting the studio's pictures. */
export function paintOf(colour: string | null): string {
  if (!colour) return FALLBACK;
  return PAINTS.find(([words]) => words.test(colour))?.[1] ?? FALLBACK;
}
