/** An answer and the circumstances it was given in. */
export interface CacheEntry<T> {
  readonly value: T;
  /** Unix milliseconds. */
  readonly at: number;
  /** The stock version it was computed from. */
  readonly version: string;
}

/**
 * Answers kept for each tenant; no key is shared between tenants. Each tenant has its own limit. Only when the process
 * holds too many in all does one tenant's traffic push out another's: then the tenant that was not asked for the
 * longest loses its oldest.
 */
export interface ResultCache<T> {
  get(tenant: string, key: string): CacheEntry<T> | undefined;
  /** Past the tenant's limit the oldest entry is dropped (SRCH-21); storing a key again makes it the newest. */
  set(tenant: string, key: string, entry: CacheEntry<T>): void;
}

/** Entries of all tenants together, for up to a thousand of them: a page of results takes some 40 KB. */
const MOST_ENTRIES = 1_500;

/** An empty cache; `limit` says how many entries a tenant may have (0 keeps none). */
export function createResultCache<T>(
  limit: (tenant: string) => number,
  mostEntries = MOST_ENTRIES,
): ResultCache<T> {
  const tenants = new Map<string, Map<string, CacheEntry<T>>>();
  let total = 0;
  /** @returns the tenant's entries, marked as the most recently used */
  const use = (tenant: string, entries = tenants.get(tenant)) => {
    if (entries === undefined) return undefined;
    tenants.delete(tenant);
    tenants.set(tenant, entries);
    return entries;
  };
  function shrink(): void {
    for (const [tenant, entries] of tenants) {
      if (total <= mostEntries) return;
      const before = entries.size;
      dropOldest(entries, Math.max(0, before - (total - mostEntries)));
      total -= before - entries.size;
      if (entries.size === 0) tenants.delete(tenant);
    }
  }
  return {
    get: (tenant, key) => use(tenant)?.get(key),
    set(tenant, key, entry) {
      const entries = use(tenant) ?? new Map<string, CacheEntry<T>>();
      use(tenant, entries);
      total -= entries.size;
      entries.delete(key);
      entries.set(key, entry);
      dropOldest(entries, limit(tenant));
      total += entries.size;
      shrink();
    },
  };
}

function dropOldest(map: Map<string, unknown>, limit: number): void {
  for (const key of map.keys()) {
    if (map.size <= limit) return;
    map.delete(key);
  }
}
