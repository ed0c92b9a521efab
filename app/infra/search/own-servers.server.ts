import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Logger } from "~/ports/logger";
import type { SearchService, StockScope } from "~/ports/search-service";
import { createTypesenseSearch } from "./typesense/typesense-search.server";

/** A dealer's own search server (TEN-21): `search.host`, `search.publicKey` and `search.index` of its file. */
export interface OwnServer {
  readonly host: string;
  /** May search and nothing else. */
  readonly publicKey: string;
  /** Name of the collection. */
  readonly index: string;
}

/** Who has a server of its own, and how one is asked. */
export interface OwnServers {
  /** Null for a dealer that is searched with all others. */
  readonly of: (tenant: string) => OwnServer | null;
  /** Called once for each server, however many dealers share it. */
  readonly connect: (server: OwnServer) => SearchService;
}

/**
 * Stock search that asks a dealer's own server where it has one. The servers know nothing of each other: one that fails
 * takes nobody else's search away, and is not asked by `check`.
 */
export function withOwnServers(shared: SearchService, { of, connect }: OwnServers): SearchService {
  const connected = new Map<string, SearchService>();
  const servedBy = ({ tenant }: StockScope): SearchService => {
    const server = of(tenant);
    if (server === null) return shared;
    const key = JSON.stringify([server.host, server.publicKey, server.index]);
    const known = connected.get(key) ?? connect(server);
    connected.set(key, known);
    return known;
  };
  return {
    search: (scope, request) => servedBy(scope).search(scope, request),
    countEach: (scope, queries) => servedBy(scope).countEach(scope, queries),
    findBySlug: (scope, slug) => servedBy(scope).findBySlug(scope, slug),
    findByIds: (scope, ids) => servedBy(scope).findByIds(scope, ids),
    facetValues: (scope, attribute) => servedBy(scope).facetValues(scope, attribute),
    check: () => shared.check(),
  };
}

/** The server a dealer's file names; null without one, or without its key. */
export function ownServer(config: Pick<SiteConfig, "search"> | null): OwnServer | null {
  const { host = null, publicKey = null, index = "" } = config?.search ?? {};
  return host === null || publicKey === null ? null : { host, publicKey, index };
}

/** The search on such a server. @param timeoutMs how long a call may take */
export function ownEngine(
  { host, publicKey, index }: OwnServer,
  timeoutMs: number,
  logger: Logger,
): SearchService {
  return createTypesenseSearch({
    urls: [host],
    apiKey: publicKey,
    collection: index,
    fetchTimeoutMs: timeoutMs,
    logger,
  });
}
