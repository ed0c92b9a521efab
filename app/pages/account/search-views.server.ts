import type { SiteConfig } from "~/domain/tenant/site-config";
import type { SearchView } from "~/features/account/watchlist/watchlist-view";
import type { Shopper } from "~/ports/shopper-accounts";
import { services } from "~/services.server";

/** A shopper's saved searches; null for dealers without them. */
export async function searchViews(
  shopper: Shopper,
  { features }: SiteConfig,
): Promise<readonly SearchView[] | null> {
  if (!features.savedSearches) return null;
  const { savedSearches } = await services();
  const searches = await savedSearches.list(shopper);
  return searches.map(({ id, name, path, alerts }) => ({ id, name, href: path, alerts }));
}
