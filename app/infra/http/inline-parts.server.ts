import { createHash } from "node:crypto";

/** What a page's policy allows inline, as sources of the policy: hashes, or one nonce. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A page with the inline sources its policy has to allow. */
export interface MarkedPage {
  /** The page's text in pieces, in their order: joining them would copy the whole page once more. */
  readonly pieces: readonly string[];
  readonly sources: InlineSources;
}

/**
 * Finds the scripts and styles that the server wrote itself: those with the nonce of this rendering, which nothing from
 * outside can know. A page that is never kept is sent with its nonce. A page that a shared cache may keep would give
 * every visitor the same nonce: there the nonce is removed, and hashes stand for these parts. Neither allows markup
 * that somebody smuggled into the page.
 * @param page its text in pieces; each part stands whole in one of them
 * @param nonce without characters that mean something in HTML or in a pattern
 * @param mayBeKept whether a cache may keep the page
 */
export function inlineParts(page: readonly string[], nonce: string, mayBeKept: boolean): MarkedPage {
  if (!mayBeKept)
    return { pieces: page, sources: { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] } };
  const found: Found = { script: new Set(), style: new Set() };
  return {
    pieces: page.flatMap((piece) => withoutNonce(piece, nonce, found)),
    sources: { scripts: [...found.script], styles: [...found.style] },
  };
}

/** The hashes of a page's inline parts. */
type Found = Readonly<Record<"script" | "style", Set<string>>>;

/** A piece without the nonce, cut where it stood; the hashes of its parts are added to `found`. */
function withoutNonce(html: string, nonce: string, found: Found): readonly string[] {
  const mark = ` nonce="${nonce}"`;
  const bare: string[] = [];
  let from = 0;
  // A regular expression over the whole page would take a twentieth of the time of rendering it.
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    const tag = /^<(script|style)\b[^>]*$/.exec(html.slice(html.lastIndexOf("<", at), at))?.[1];
    if (tag === undefined) continue;
    const start = html.indexOf(">", at) + 1;
    const content = html.slice(start, html.indexOf(`</${tag}`, start));
    found[tag === "style" ? "style" : "script"].add(hashSource(content));
    bare.push(html.slice(from, at));
    from = at + mark.length;
  }
  bare.push(html.slice(from));
  return bare;
}

function hashSource(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
