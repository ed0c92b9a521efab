/** The alias every region's sites search: reindexing fills a new collection and moves the alias (DESIGN §4). */
export function carsAlias(region: string): string {
  return `cars_${region.toLowerCase().replace(/[^a-z0-9-]+/g, "-")}`;
}
