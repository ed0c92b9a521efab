import type { SiteContent } from "./site-content";
import { isAlwaysShown, isShown } from "./shown-days";

/**
 * What a dealer has written as it stands on a day: without drafts, and without what is not shown yet or not any more.
 * A page's words in a copy block (OPEN-38) show while its file does not.
 * @param today `YYYY-MM-DD` where the dealer is
 */
export function contentOn(content: SiteContent, today: string): SiteContent {
  const shown = <Entry extends object>(entries: readonly Entry[]) =>
    entries.filter((entry) => isShown(entry, today));
  const pages = shown(content.pages);
  return {
    ...content,
    pages: pages.filter(
      ({ page }, at) => page === undefined || pages.findIndex((other) => other.page === page) === at,
    ),
    posts: shown(content.posts),
    faqs: shown(content.faqs),
    models: shown(content.models),
    offers: shown(content.offers),
  };
}

/** Whether a dealer has anything that shows on some days and not on others, or not at all. */
export function changesByDay({ pages, posts, faqs, models, offers }: SiteContent): boolean {
  const entries = [...pages, ...posts, ...faqs, ...models, ...offers];
  return entries.some((entry) => !isAlwaysShown(entry));
}
