/** How documents begin, by the ending of their names; within so many bytes where something may stand before it. */
const BEGINNINGS = new Map<string, { readonly signs: string; readonly within?: number }>([
  ["pdf", { signs: "%PDF-", within: 1_024 }],
  ["doc", { signs: "\u00d0\u00cf\u0011\u00e0" }],
  ["docx", { signs: "PK\u0003\u0004" }],
  ["odt", { signs: "PK\u0003\u0004" }],
  ["rtf", { signs: "{\\rtf" }],
]);

/**
 * Whether a file that was sent can be the document its name says it is: a picture or a program named `cv.pdf` opens
 * nowhere. A text may hold anything but what no text has.
 */
export function isDocument(name: string, bytes: Uint8Array): boolean {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const known = BEGINNINGS.get(ending);
  if (known === undefined) return ending === "txt" && !bytes.subarray(0, 4_096).includes(0);
  const { signs, within = signs.length } = known;
  const start = String.fromCharCode(...bytes.subarray(0, within));
  return within === signs.length ? start === signs : start.includes(signs);
}
