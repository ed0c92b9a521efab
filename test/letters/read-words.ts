/** What no person writes, and no mail may show. */
export const MACHINE =
  /\bundefined\b|\bnull\b|\bNaN\b|\[object|\{\w+\}|\b(?:letters|forms|leads|notices)\.\w+\.\w+|[{}]|"\w+":|\d\.\d\d [A-Z]{3}\b/;

/** The letters of each language we serve, but for those of the dealers' own. */
export const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  "zh-Hans": /\p{Script=Han}/u,
};

/** Letters and digits alone: how a number, a phone or a day is written is the dealer's matter. */
const squeezed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Whether a text says something, however it is written. */
export const holds = (text: string, part: string) => squeezed(text).includes(squeezed(part));

/** Identifiers that a program draws by chance: any digits may stand in one. */
const DRAWN = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi;

/** Whether JSON says exactly this, and not merely as a part of a longer word or number; thousands may be set apart. */
export function saysWhole(json: string, said: string): boolean {
  const inJson = JSON.stringify(said).slice(1, -1);
  const written = /^\d+$/.test(inJson)
    ? inJson.replace(/\d(?=(?:\d{3})+$)/g, "$&,?")
    : inJson.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  // A line break before it is written as \n, whose n is no part of a word.
  const around = String.raw`(?<=^|\\[bfnrt]|[^\p{L}\p{N}])${written}(?![\p{L}\p{N}])`;
  return new RegExp(around, "u").test(json.replace(DRAWN, ""));
}
