import { later } from "~/ui/later/later";
import { SitePage } from "./site-page";
import { SITE_PAGE_ID } from "./site-page-id";

// Its styles do not come later: the browser shows its HTML before it has its script.
import.meta.glob(
  [
    "../../features/content/**/*.css.ts",
    "../../features/locations/**/*.css.ts",
    "../../features/reviews/**/*.css.ts",
  ],
  { eager: true },
);

/** {@link SitePage}, whole as HTML: words and links need no script until somebody uses them. */
export const LaterSitePage = later<Parameters<typeof SitePage>[0]>({
  id: SITE_PAGE_ID,
  here: import.meta.env.SSR ? SitePage : null,
  load: async () => (await import("./site-page")).SitePage,
});

/** Fetches its script ahead of a page that script draws, so that nothing on it jumps. It waits, and never fails. */
export async function fetchSitePage(): Promise<void> {
  await import("./site-page").catch(() => null);
}
