import { translateWords } from "~/domain/tenant/translate-words";
import type { ContentFiles } from "./content-files.server";
import type { MarkdownFile } from "./markdown-file.server";

/** What content is translated with. */
export interface ContentTranslation {
  /** By the text in the dealer's own language: front matter. */
  readonly words: ReadonlyMap<string, string>;
  /** Markdown by the file it stands in place of: `pages/about`. */
  readonly prose: ReadonlyMap<string, string>;
  /** The folder of the translation, as people know it. */
  readonly dir: string;
  /** Tag of the dealer's own language, which texts without a translation stay in. */
  readonly language: string;
}

/** Folders of texts, by the field that holds what was read from them. */
const FOLDERS = { pages: "pages", posts: "blog", faqs: "faqs", models: "models", offers: "offers" } as const;

/**
 * What a dealer has written, in another language: front matter word for word, texts as a whole.
 * @returns also the translations that stand in place of nothing
 */
export function translateContent(
  files: ContentFiles,
  { words, prose, language, dir }: ContentTranslation,
): { readonly written: ContentFiles; readonly unknown: readonly string[] } {
  const known = new Set<string>();
  const translated = <Front>(of: readonly MarkdownFile<Front>[], folder: string): MarkdownFile<Front>[] =>
    of.map((file) => {
      known.add(`${folder}/${file.name}`);
      const body = prose.get(`${folder}/${file.name}`);
      return {
        ...file,
        front: translateWords(file.front, words),
        ...(body === undefined
          ? { language }
          : { body, bodyFile: `${dir}/${folder}/${file.name}.md`, linesAbove: 0 }),
      };
    });
  const written = {
    ...files,
    pages: translated(files.pages, FOLDERS.pages),
    posts: translated(files.posts, FOLDERS.posts),
    faqs: translated(files.faqs, FOLDERS.faqs),
    models: translated(files.models, FOLDERS.models),
    offers: translated(files.offers, FOLDERS.offers),
  };
  return { written, unknown: [...prose.keys()].filter((name) => !known.has(name)) };
}
