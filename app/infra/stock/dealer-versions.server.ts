/** What decides the versions of a dealer's pages: numbers for each dealership. */
export interface DealerVersionsOptions {
  dealer(
    slug: string,
  ): { readonly site: { readonly dealerships: readonly { readonly id: string }[] } } | null;
  readonly stock: { version(): number; versionOf(dealershipId: string): number };
  readonly held: { versionOf(dealershipId: string): number };
}

/** Versions of what dealers show. A dealer's version changes with that dealer's data, and not with another dealer's. */
export interface DealerVersions {
  /**
   * The version of the dealer's published stock. For a slug that is no dealer's, such as the market's, that of all
   * stock.
   */
  stock(slug: string): string;
  /**
   * The version of everything that a dealer's pages show: stock and reservations. The configuration is read at start
   * only.
   */
  content(slug: string): string;
}

/**
 * A dealer's versions, from those of the dealerships whose stock it shows. A publication gives its dealership a higher
 * number than any before, so the highest number is enough; reservations only count up, so their sum is enough.
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
