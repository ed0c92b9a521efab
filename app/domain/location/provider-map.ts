import type { SiteLocation } from "../tenant/config/location";
import type { SiteConfig } from "../tenant/site-config";
import { frameAround } from "./map-frame";

/** Kilometres from the left edge of a provider's map to its right. */
const WIDE_KM = 4;
const SHAPE = { width: 3, height: 2 };

/**
 * The address of the map provider's frame for a place (LOC-05, OPEN-52); null while something in it is not known, as
 * for a dealer without a key at a provider that wants one.
 * @param query the place's address in words
 */
export function providerMap(
  { locations }: Pick<SiteConfig, "locations">,
  { address }: Pick<SiteLocation, "address">,
  query: string,
): string | null {
  const key = address.mapKey ?? locations.mapKey;
  const { placeId } = address;
  const values: Record<string, string | null> = { key, query, placeId, ...positionOf(address) };
  const parts = locations.mapFrame.split(/\{([A-Za-z]+)\}/);
  const filled = parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const value = values[part] ?? null;
    return value === null ? null : encodeURIComponent(value);
  });
  return filled.includes(null) ? null : filled.join("");
}

function positionOf({ lat, long }: SiteLocation["address"]): Record<string, string | null> {
  if (lat === null || long === null) return {};
  const { box } = frameAround({ lat, long }, WIDE_KM, SHAPE.width, SHAPE.height);
  return {
    lat: String(lat),
    long: String(long),
    south: box.south.toFixed(5),
    west: box.west.toFixed(5),
    north: box.north.toFixed(5),
    east: box.east.toFixed(5),
  };
}

/** The hosts a dealer's pages may show a map of in a frame: none while no place of theirs has one. */
export function mapHosts(config: Pick<SiteConfig, "locations" | "site">): readonly string[] {
  const isShown = config.site.locations.some((location) => providerMap(config, location, "x") !== null);
  return isShown ? [new URL(config.locations.mapFrame).host] : [];
}
