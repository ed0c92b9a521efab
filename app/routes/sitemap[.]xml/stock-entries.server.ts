import { setImmediate as giveWay } from "node:timers/promises";
import { absolutePicture, type PageSite } from "~/domain/content/page-frame";
import { DESCRIBED_PICTURES, type SitemapEntry } from "~/domain/content/sitemap";
import { EMPTY_QUERY } from "~/domain/search/query";
import { stockScope } from "~/domain/search/stock-rule";
import { CAR_TYPE_SEGMENTS } from "~/domain/search/car-type-segments";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { carTypeSegment, stockPath, vehiclePath } from "~/paths";
import { services } from "~/services.server";

/** Vehicles of one file: well below the 50,000 a sitemap may list, so that it is made in moments. */
const VEHICLES_PER_PART = 5_000;
const HITS = 250;
const PAGES_PER_PART = VEHICLES_PER_PART / HITS;

/** How many files the vehicles of a dealer fill. */
export async function vehiclePartCount(site: PageSite): Promise<number> {
  const { count } = await searchPage(site, 1, 1);
  return Math.ceil(count / VEHICLES_PER_PART);
}

/** The vehicles of one file. @param part from 1 */
export async function vehicleEntries(site: PageSite, part: number): Promise<readonly SitemapEntry[]> {
  const { stock } = await services();
  const entries: SitemapEntry[] = [];
  const first = (part - 1) * PAGES_PER_PART + 1;
  for (let page = first; page < first + PAGES_PER_PART; page += 1) {
    const { hits, pages } = await searchPage(site, page, HITS);
    const vehicles = await stock.findByIds(hits.map(({ id }) => id));
    for (const { id, slug } of hits) entries.push(entryOf(slug, vehicles.get(id) ?? null, site));
    // Thousands of vehicles without a pause would keep other requests waiting.
    await giveWay();
    if (page >= pages) break;
  }
  return entries;
}

/** A vehicle that was taken out of stock a moment ago has neither pictures nor a time here. */
function entryOf(slug: string, vehicle: Vehicle | null, { config }: PageSite): SitemapEntry {
  return {
    path: vehiclePath(slug),
    changed: vehicle?.updated_at ?? null,
    pictures: (vehicle?.images ?? [])
      .slice(0, DESCRIBED_PICTURES)
      .map(({ image }) => absolutePicture(config, image.url)),
  };
}

async function searchPage({ config, now }: PageSite, page: number, hitsPerPage: number) {
  const { search } = await services();
  const query = { ...EMPTY_QUERY, sort: "latest", page } as const;
  return search.search(stockScope(config, now), { query, facets: {}, stats: [], hitsPerPage });
}

/** Listings search engines may keep: all stock, each kind of it, each make. */
export async function stockEntries({ config, now }: PageSite): Promise<readonly SitemapEntry[]> {
  const { search } = await services();
  const scope = stockScope(config, now);
  const [types, makes] = await Promise.all([
    search.facetValues(scope, "car_type"),
    search.facetValues(scope, "make"),
  ]);
  const segments = Object.values(CAR_TYPE_SEGMENTS).filter(
    (wanted) => wanted.length > 0 && wanted.every((type) => types.some(({ value }) => value === type)),
  );
  const paths = [
    // Where there is but one kind of vehicle, its listing is that of all stock.
    ...(types.length > 0 && config.search.carTypes.length !== 1 ? [stockPath()] : []),
    ...segments.filter((one) => carTypeSegment(one) !== null).map((carTypes) => stockPath({ carTypes })),
    ...makes.map(({ value }) => stockPath({ make: value })),
  ];
  return paths.map((path) => ({ path, changed: null }));
}
