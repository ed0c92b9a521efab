/** How much a dealer sells on its own site. Adapter: `infra/db/counts/sales-count.server.ts`. */
export interface SalesCount {
  /**
   * Orders of vehicles placed at or after a moment whose deposit is paid and still stands: not cancelled, run out or given
   * back. Rejects when the database does not answer.
   * @param tenant `site.slug`
   */
  placedSince(tenant: string, since: Date): Promise<number>;
}
