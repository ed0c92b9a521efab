import { createHash } from "node:crypto";

/** What a policy lets run or style within a page, as its sources: hashes, or one nonce. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A page with what its policy has to allow. */
export interface MarkedPage {
  readonly html: string;
  readonly sources: InlineSources;
}

/**
 * The scripts and styles that we wrote ourselves: those that carry the nonce of this very rendering, which nothing that
 * came from elsewhere can know. A page that is never kept goes out with its nonce. A page that a shared cache may keep
 * would give every visitor the same: there the nonce is taken out, and the hashes of these parts stand for them.
 * Markup that was smuggled into the page is allowed by neither.
 * @param nonce without characters that mean something in HTML or a pattern
 * @param mayBeKept whether a cache may keep the page
 */
export function inlineParts(html: string, nonce: string, mayBeKept: boolean): MarkedPage {
  if (!mayBeKept) return { html, sources: { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] } };
  const found = { script: new Set<string>(), style: new Set<string>() };
  const mark = ` nonce="${nonce}"`;
  const bare: string[] = [];
  let from = 0;
  // A pattern over the whole page would cost a twentieth of its rendering.
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
  return {
    html: bare.join(""),
    sources: { scripts: [...found.script], styles: [...found.style] },
  };
}

function hashSource(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
