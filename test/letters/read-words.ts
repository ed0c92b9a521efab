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
