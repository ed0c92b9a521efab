import { createHash, randomUUID } from "node:crypto";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { TranslationProvider } from "~/i18n/translation";
import type { Translator } from "~/i18n/translator";
import { SiteBaseProvider } from "~/ui/link/site-base";
import type { MarkupMemory } from "~/ui/markup/markup";

/** Bytes of markup and names kept for one wording: some thousand cards and filters, the oldest leaving first. */
const MOST_BYTES = 4_000_000;
/** Stands in a page for markup that is kept as bytes. Nobody can write one into a page: it is another with each start. */
const MARK = `<!--${randomUUID()}:`;
const MARK_END = "-->";
/** What the page's policy has to see (`contentSecurityPolicy`), and so must stand in the page itself. */
const IN_THE_POLICY = /<(?:script|style)\b/;

/** One page in the making. */
export interface PageMarkup {
  /** For the page's `MarkupProvider`. */
  readonly memory: MarkupMemory;
  /** The bytes of the page just rendered, with the kept markup in its place. */
  print(page: string): Uint8Array<ArrayBuffer>;
}

/** Markup written earlier, by what it shows. */
type Pieces = (name: string, data: readonly unknown[], element: ReactNode) => string | Uint8Array;

const memories = new WeakMap<Translator, Map<string, Pieces>>();

/**
 * Writes a page with the markup already written in its words; the translator stands for the words.
 * @param base what the page's addresses begin with
 */
export function pageMarkup(t: Translator, base: string): PageMarkup {
  const inWords = memories.get(t) ?? new Map<string, Pieces>();
  memories.set(t, inWords);
  let pieces = inWords.get(base);
  if (pieces === undefined) {
    const render = (element: ReactNode) =>
      renderToString(
        <TranslationProvider t={t}>
          <SiteBaseProvider base={base}>{element}</SiteBaseProvider>
        </TranslationProvider>,
      );
    pieces = keepPieces(render, MOST_BYTES);
    inWords.set(base, pieces);
  }
  return markupFrom(pieces);
}

/**
 * The page carries marks where kept markup belongs, so that two thirds of it are never text: not joined, not searched
 * and not encoded again with each page.
 */
function markupFrom(pieces: Pieces): PageMarkup {
  const used: Uint8Array[] = [];
  return {
    memory(name, data, element) {
      const piece = pieces(name, data, element);
      return typeof piece === "string" ? piece : `${MARK}${used.push(piece) - 1}${MARK_END}`;
    },
    print(page) {
      const bytes = Buffer.from(page);
      const parts: Uint8Array[] = [];
      let from = 0;
      for (let at = bytes.indexOf(MARK); at >= 0; at = bytes.indexOf(MARK, from)) {
        const end = bytes.indexOf(MARK_END, at);
        const piece = used[Number(bytes.toString("latin1", at + MARK.length, end))];
        parts.push(bytes.subarray(from, at), ...(piece === undefined ? [] : [piece]));
        from = end + MARK_END.length;
      }
      return Buffer.concat([...parts, bytes.subarray(from)]);
    },
  };
}

/** Keeps at most `mostBytes` of names and markup; what was used last stays longest. */
export function keepPieces(render: (element: ReactNode) => string, mostBytes: number): Pieces {
  const kept = new Map<string, Uint8Array>();
  const encoder = new TextEncoder();
  let bytes = 0;
  return (name, data, element) => {
    const key = [name, ...data.map(identity)].join(" ");
    const known = kept.get(key);
    if (known !== undefined) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const html = render(element);
    if (IN_THE_POLICY.test(html)) return html;
    const piece = encoder.encode(html);
    kept.set(key, piece);
    bytes += key.length + piece.length;
    for (const [oldest, markup] of kept) {
      if (bytes <= mostBytes) break;
      kept.delete(oldest);
      bytes -= oldest.length + markup.length;
    }
    return piece;
  };
}

const identities = new WeakMap<object, string>();

/** Short for a part of the data: the same for parts that are written alike. An object is read when first seen. */
function identity(part: unknown): string {
  if (part === undefined) return "none";
  if (typeof part !== "object" || part === null) return JSON.stringify(part);
  let known = identities.get(part);
  if (known === undefined) {
    known = createHash("sha256").update(JSON.stringify(part)).digest("base64url");
    identities.set(part, known);
  }
  return known;
}
