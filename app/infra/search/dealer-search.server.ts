import type { TenantDirectory } from "~/infra/tenant/tenant-directory.server";
import type { SearchService } from "~/ports/search-service";
import { ownEngine, ownServer, withOwnServers } from "./own-servers.server";
import { createResilientSearch, type ResilientSearchOptions } from "./resilient/resilient-search.server";

/** Listing answers kept for a dealer that is no longer in the directory (SRCH-21). */
const DEFAULT_CACHE_LIMIT = 20;

/**
 * Stock search as pages ask it: with kept answers, a time limit and a breaker for each engine; a dealer with a search server
 * of its own is asked there.
 */
export function dealerSearch(
  engine: SearchService,
  tenants: Pick<TenantDirectory, "bySlug">,
  options: Omit<ResilientSearchOptions, "cacheLimit">,
): SearchService {
  const cacheLimit = (slug: string) => tenants.bySlug(slug)?.search.cacheLimit ?? DEFAULT_CACHE_LIMIT;
  const resilient = (inner: SearchService) => createResilientSearch(inner, { ...options, cacheLimit });
  return withOwnServers(resilient(engine), {
    of: (slug) => ownServer(tenants.bySlug(slug)),
    connect: (server) => resilient(ownEngine(server, options.timeoutMs, options.logger)),
  });
}
