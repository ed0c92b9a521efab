/** Ends of what stands in lines of its own on a page. */
const LINE_ENDS = /<br\s*\/?>|<\/(?:p|div|li|ul|ol|tr|h[1-6])\s*>/gi;
/** What a tag of HTML is, and not "< 5 km". */
const TAGS = /<\/?[a-z][^<>]*>|<!--[^]*?-->/gi;
/** What no reader should see of a script or a style. */
const UNSEEN = /<(script|style)\b[^]*?<\/\1\s*>/gi;
/** The characters that XML escapes, and the space that does not break. */
const ESCAPED: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&apos;": "'",
  "&nbsp;": " ",
  "&amp;": "&",
};
const ESCAPES = new RegExp(Object.keys(ESCAPED).join("|"), "gi");

/**
 * A cell without the HTML that some systems put into their feeds, as a reader would see it. What was escaped is text, and
 * stays as it is written. An address is never changed.
 */
export function plainCell(cell: string): string {
  if (!/[<&]/.test(cell) || /^\s*https?:\/\//i.test(cell)) return cell;
  return cell
    .replace(UNSEEN, "")
    .replace(LINE_ENDS, "\n")
    .replace(TAGS, "")
    .replace(ESCAPES, (found) => ESCAPED[found.toLowerCase()] ?? found)
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
