/** What decides the versions of a dealer's pages: numbers for each dealership. */
export interface DealerVersionsOptions {
  dealer(
    slug: string,
    edition?: string | null,
  ): { readonly site: { readonly dealerships: readonly { readonly id: string }[] } } | null;
  /** Of a dealer's files; changes with them. */
  config(slug: string, edition?: string | null): string;
  readonly stock: { version(): number; versionOf(dealershipId: string): number };
  readonly held: { versionOf(dealershipId: string): number };
}

/** Versions of what dealers show. A dealer's version changes with that dealer's data, and not with another dealer's. */
export interface DealerVersions {
  /**
   * The version of the dealer's files and published stock. For a slug that is no dealer's, such as the market's, that of
   * all stock.
   */
  stock(slug: string): string;
  /**
   * The version of everything that a dealer's pages show: files, stock and reservations.
   * @param edition of the dealers' files with which the request began
   */
  content(slug: string, edition?: string | null): string;
}

/**
 * A dealer's versions, from those of the dealerships whose stock it shows. A publication gives its dealership a higher
 * number than any before, so the highest number is enough; reservations only count up, so their sum is enough.
 */
export function dealerVersions({ dealer, config, stock, held }: DealerVersionsOptions): DealerVersions {
  const dealershipsOf = (slug: string, edition?: string | null) =>
    dealer(slug, edition)?.site.dealerships ?? null;
  const stockOf = (slug: string, edition?: string | null) => {
    const dealerships = dealershipsOf(slug, edition);
    if (dealerships === null) return String(stock.version());
    const highest = dealerships.reduce((most, { id }) => Math.max(most, stock.versionOf(id)), 0);
    return `${config(slug, edition)}.${highest}`;
  };
  return {
    stock: (slug) => stockOf(slug),
    content(slug, edition) {
      const holds = (dealershipsOf(slug, edition) ?? []).reduce((sum, { id }) => sum + held.versionOf(id), 0);
      return `${stockOf(slug, edition)}.${holds}`;
    },
  };
}
