/** What changes a dealer's pages, by dealership. */
export interface DealerVersionsOptions {
  dealer(
    slug: string,
  ): { readonly site: { readonly dealerships: readonly { readonly id: string }[] } } | null;
  readonly stock: { version(): number; versionOf(dealershipId: string): number };
  readonly held: { versionOf(dealershipId: string): number };
}

/** Versions of what dealers show. Each changes when something of that dealer's did, and at no other dealer's changes. */
export interface DealerVersions {
  /** Of the published stock; of all stock together for a slug that is no dealer's, as the market's is. */
  stock(slug: string): string;
  /** Of all that a dealer's pages show: stock and reservations. The configuration is read at the start alone. */
  content(slug: string): string;
}

/**
 * A dealer's versions, from those of the dealerships whose stock it shows. A publication gives its dealership a higher
 * number than any before, and a reservation counts one up: so the highest and the sum are each enough.
 */
export function dealerVersions({ dealer, stock, held }: DealerVersionsOptions): DealerVersions {
  const dealershipsOf = (slug: string) => dealer(slug)?.site.dealerships ?? null;
  const stockOf = (slug: string) => {
    const dealerships = dealershipsOf(slug);
    if (dealerships === null) return String(stock.version());
    return String(dealerships.reduce((highest, { id }) => Math.max(highest, stock.versionOf(id)), 0));
  };
  return {
    stock: stockOf,
    content(slug) {
      const holds = (dealershipsOf(slug) ?? []).reduce((sum, { id }) => sum + held.versionOf(id), 0);
      return `${stockOf(slug)}.${holds}`;
    },
  };
}
