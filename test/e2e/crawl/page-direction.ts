import { Parser } from "htmlparser2";

/** What keeps a text's direction its own: marks, an element for it, and the look of a link that dials. */
const MARKED = /\u2068[^\u2069]*\u2069/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
const NO_TEXT = new Set(["script", "style", "title", "option", "textarea"]);

/**
 * Texts of a page written from right to left whose figures would change places: groups of figures ("4402 117"), and
 * figures before Latin words ("418 Ipswich Road") that stand there with nothing to keep their direction.
 */
export function jumbledIn(html: string): readonly string[] {
  const open: boolean[] = [];
  const found = new Set<string>();
  const parser = new Parser({
    onopentag: (name, { dir, href = "" }) => {
      const keeps = name === "bdi" || NO_TEXT.has(name) || href.startsWith("tel:");
      open.push(keeps || (name !== "html" && dir !== undefined));
    },
    ontext: (text) => {
      if (!open.includes(true) && isJumbled(text.replace(MARKED, ""))) found.add(text.trim());
    },
    onclosetag: () => {
      open.pop();
    },
  });
  parser.write(html);
  parser.end();
  return [...found];
}

function isJumbled(text: string): boolean {
  const isLatin = !RIGHT_TO_LEFT.test(text) && /[A-Za-z]/.test(text);
  return /\d[ \u00a0]\d/.test(text) || (isLatin && /^\s*\d/.test(text));
}
