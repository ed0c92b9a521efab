import { LRUCache } from "lru-cache";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { SearchUnavailableError } from "~/ports/search-service";

/**
 * Keeps what is known of each dealer's stock until the stock changes, one value for each dealer and language. While the
 * search service is down, what was known last is served.
 * @param max how many values are kept at most
 * @returns asks `load` once for each version; throws SearchUnavailableError when nothing is known yet
 */
export function keptByVersion<Known extends object>(max: number) {
  const kept = new LRUCache<SiteConfig, { readonly version: string; readonly known: Known }>({ max });
  return async (config: SiteConfig, version: string, load: () => Promise<Known>): Promise<Known> => {
    const last = kept.get(config);
    if (last?.version === version) return last.known;
    try {
      const known = await load();
      kept.set(config, { version, known });
      return known;
    } catch (error) {
      if (last !== undefined && error instanceof SearchUnavailableError) return last.known;
      throw error;
    }
  };
}
