/**
 * The alias the sites of a region search, `cars_<region>`, or `cars` when one deployment serves every region. Reindexing
 * fills a new collection and moves the alias.
 */
export function carsAlias(region: string | null): string {
  return region === null ? "cars" : `cars_${region}`;
}
