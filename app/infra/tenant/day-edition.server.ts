import { changesByDay, contentOn } from "~/domain/content/content-on";
import type { SiteContent } from "~/domain/content/site-content";
import { writtenPages } from "~/domain/content/written-pages";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { withPagesThatHaveMatter } from "~/domain/tenant/standard/pages-with-matter";

/** A dealer's site in one language: its configuration and what is written. */
export interface SiteEdition {
  readonly config: SiteConfig;
  readonly content: SiteContent;
}

/**
 * A site as it stands on a day: without what is a draft, ended or still to come, and with menus that know which pages
 * are left. The same object all day, and for ever where nothing has dates.
 * @param day the day where the dealer is, `YYYY-MM-DD`
 */
export function editionsOf(whole: SiteEdition, day: () => string): () => SiteEdition {
  // Nobody asks for the day in vain: this is done for every request.
  if (!changesByDay(whole.content)) return () => whole;
  let made: { readonly today: string; readonly edition: SiteEdition } | null = null;
  return () => {
    const today = day();
    if (made?.today !== today) made = { today, edition: editionOn(whole, today) };
    return made.edition;
  };
}

function editionOn({ config, content }: SiteEdition, today: string): SiteEdition {
  const shown = contentOn(content, today);
  const pages = [...writtenPages({ ...shown, parts: shown.parts.parts })];
  return {
    config: withPagesThatHaveMatter({ ...config, content: { ...config.content, pages } }),
    content: shown,
  };
}
