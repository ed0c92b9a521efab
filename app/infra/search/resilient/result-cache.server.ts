/** An answer and the circumstances it was given in. */
export interface CacheEntry<T> {
  readonly value: T;
  /** Unix milliseconds. */
  readonly at: number;
  /** The stock version it was computed from. */
  readonly version: string;
}

/** Answers kept per tenant. One tenant's traffic never pushes out another's, and no key is shared between tenants. */
export interface ResultCache<T> {
  get(tenant: string, key: string): CacheEntry<T> | undefined;
  /** Past the tenant's limit the oldest entry is dropped (SRCH-21); storing a key again makes it the newest. */
  set(tenant: string, key: string, entry: CacheEntry<T>): void;
}

/** More tenants than any region serves: only a bound on memory should tenants ever come and go. */
const MOST_TENANTS = 2_000;

/** An empty cache; `limit` says how many entries a tenant may have (0 keeps none). */
export function createResultCache<T>(limit: (tenant: string) => number): ResultCache<T> {
  const tenants = new Map<string, Map<string, CacheEntry<T>>>();
  return {
    get: (tenant, key) => tenants.get(tenant)?.get(key),
    set(tenant, key, entry) {
      const entries = tenants.get(tenant) ?? new Map<string, CacheEntry<T>>();
      tenants.set(tenant, entries);
      dropOldest(tenants, MOST_TENANTS);
      entries.delete(key);
      entries.set(key, entry);
      dropOldest(entries, limit(tenant));
    },
  };
}

function dropOldest(map: Map<string, unknown>, limit: number): void {
  for (const key of map.keys()) {
    if (map.size <= limit) return;
    map.delete(key);
  }
}
