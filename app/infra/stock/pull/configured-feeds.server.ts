import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { FeedMapping } from "~/domain/stock/feed-mapping";
import type { StockFeed } from "~/domain/tenant/config/stock-feeds";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { readMapping } from "../mapping-file.server";

/** A feed, and the dealer whose file names it. */
export interface ConfiguredFeed {
  readonly tenant: string;
  readonly feed: StockFeed;
}

/** Every feed of the dealers that are served. */
export function configuredFeeds(dealers: readonly SiteConfig[]): readonly ConfiguredFeed[] {
  return dealers.flatMap(({ site, stock }) => stock.feeds.map((feed) => ({ tenant: site.slug, feed })));
}

/**
 * Where a mapping is that a dealer's file names: in `stock/` of the dealer's folder, else among those that come with the
 * platform. Null where it is in neither.
 */
export function mappingPlace(tenantConfigDir: string, tenant: string, name: string): string | null {
  const places = [join(tenantConfigDir, tenant, "stock", name), resolve("stock-mappings", name)];
  return places.find((place) => existsSync(place)) ?? null;
}

/** How a feed is read: its mapping, with what the feed itself says of its files. @throws Error as `readMapping` */
export async function mappingOf(
  tenantConfigDir: string,
  { tenant, feed }: ConfiguredFeed,
): Promise<FeedMapping> {
  const place = mappingPlace(tenantConfigDir, tenant, feed.mapping);
  if (place === null) throw new Error(`there is no mapping ${feed.mapping}`);
  const mapping = await readMapping(place);
  const { format, encoding, delimiter, records, sheet, entry } = feed;
  const own = { format, encoding, delimiter, records, sheet, entry };
  const told = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null));
  return { ...mapping, ...told, delta: deltaOf(feed, mapping) };
}

/** What a feed's rows do, as the feed says, else the mapping: both feeds of a dealership may have one mapping. */
function deltaOf({ mode }: StockFeed, { delta }: FeedMapping): FeedMapping["delta"] {
  if (mode === "full") return null;
  return mode === "delta" ? (delta ?? { removedWhen: null }) : delta;
}

/** A digest that changes when anything in a value does. */
export function valueDigest(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url");
}
