import type { KnownDealer } from "./dealer-clashes.server";

/** What the environment says of the dealers that are served. */
export interface StartFaultsOptions {
  readonly dir: string;
  readonly region: string | null;
  readonly defaultTenant?: string | null;
}

/**
 * Faults of the region and the default dealer, from what is known of all dealers, so that they are reported together
 * with faults of files.
 */
export function startFaults(
  { dir, region, defaultTenant }: StartFaultsOptions,
  folders: number,
  known: readonly KnownDealer[],
): string[] {
  if (folders === 0) return [`${dir}: expected at least one dealer folder with a site.json, received none`];
  // A file that cannot be read may be the region's only one, or the default dealer's.
  const isWhole = known.length === folders;
  const served = known.filter(({ site }) => region === null || site.region === region);
  if (served.length === 0) {
    const regions = [...new Set(known.map(({ site }) => site.region))].sort().join(", ");
    return isWhole
      ? [`REGION: expected a region that has dealers (${regions}), received ${JSON.stringify(region)}`]
      : [];
  }
  const slugs = served.map(({ site }) => site.slug).sort();
  if (!isWhole || defaultTenant == null || slugs.includes(defaultTenant)) return [];
  return [`DEFAULT_TENANT: expected a dealer served here (${slugs.join(", ")}), received "${defaultTenant}"`];
}
