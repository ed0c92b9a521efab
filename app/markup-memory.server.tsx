import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { TranslationProvider } from "~/i18n/translation";
import type { Translator } from "~/i18n/translator";
import type { MarkupMemory } from "~/ui/markup/markup";

/** Letters of markup kept for one wording: some thousand cards and filters, the oldest leaving first. */
const MOST_LETTERS = 4_000_000;

const memories = new WeakMap<Translator, MarkupMemory>();

/** The markup already written in a site's words; the translator stands for the words. */
export function markupMemory(t: Translator): MarkupMemory {
  const known = memories.get(t);
  if (known) return known;
  const made = createMarkupMemory(
    (element) => renderToString(<TranslationProvider t={t}>{element}</TranslationProvider>),
    MOST_LETTERS,
  );
  memories.set(t, made);
  return made;
}

/** Keeps at most `mostLetters` of keys and markup; what was used last stays longest. */
export function createMarkupMemory(
  render: (element: ReactNode) => string,
  mostLetters: number,
): MarkupMemory {
  const kept = new Map<string, string>();
  let letters = 0;
  return (key, element) => {
    const known = kept.get(key);
    if (known !== undefined) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const html = render(element);
    kept.set(key, html);
    letters += key.length + html.length;
    for (const [oldest, markup] of kept) {
      if (letters <= mostLetters) break;
      kept.delete(oldest);
      letters -= oldest.length + markup.length;
    }
    return html;
  };
}
