import { EMPTY_QUERY, type SortKey, type VehicleQuery } from "~/domain/search/query";
import type { HomeBlock } from "~/domain/tenant/config/home-block";
import { studioBodyOfShape } from "~/domain/picture/studio-body";
import { parseStudioPicture } from "~/domain/picture/studio-picture";
import { CAR_TYPES, type CarType, type ItemType } from "~/domain/vehicle/vehicle";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { SearchPage, SearchService, StockScope } from "~/ports/search-service";

export interface StockSource {
  readonly search: Pick<SearchService, "search">;
  readonly scope: StockScope;
}

const MOST_VALUES = 200;

/** Everything on sale, counted by what the blocks show. */
export function stockOverview(source: StockSource): Promise<SearchPage> {
  return ask(source, {}, 1, {
    make: MOST_VALUES,
    body: MOST_VALUES,
    item_type: 10,
    location_name: MOST_VALUES,
  });
}

/** The makes of one kind of vehicle, or under null of all, counted. */
export function makesOf(source: StockSource, itemType: ItemType | null): Promise<SearchPage> {
  const refinements = itemType === null ? {} : { item_type: [itemType] };
  return ask(source, { refinements }, 1, { make: MOST_VALUES });
}

/** The vehicles of an arrivals block, a limited list (CALL-03). Sold ones are not arrivals. */
export async function arrivals(
  source: StockSource,
  block: Extract<HomeBlock, { kind: "arrivals" }>,
): Promise<{ readonly hits: readonly VehicleSummary[]; readonly count: number }> {
  const sort: SortKey = block.sort;
  const status = { status: ["in_stock", "coming_soon"] };
  const types = block.carTypes.length > 0 ? { car_type: block.carTypes } : {};
  const makes = block.make.length > 0 ? { make: block.make } : {};
  const refinements = { ...status, ...types, ...makes };
  const page = await ask(source, { refinements, sort }, block.count, {});
  return { hits: page.hits, count: page.count };
}

/**
 * The lowest price of each car type the dealer may sell. Types with nothing for sale are left out, unless there is
 * nothing for sale at all (OPEN-32).
 */
export async function lowestPrices(
  source: StockSource,
  carTypes: readonly CarType[],
): Promise<readonly { readonly carType: CarType; readonly lowest: number | null }[]> {
  const wanted = CAR_TYPES.filter((type) => carTypes.includes(type));
  const pages = await Promise.all(
    wanted.map((carType) => ask(source, { refinements: { car_type: [carType] } }, 1, {}, true)),
  );
  const onSale = wanted.flatMap((carType, index) => {
    const page = pages[index];
    return page === undefined || page.count === 0 ? [] : [{ carType, lowest: page.stats.price?.min ?? null }];
  });
  return onSale.length > 0 ? onSale : wanted.map((carType) => ({ carType, lowest: null }));
}

/**
 * The vehicle of the hero's price ticket: of the body the picture shows, if possible the very car in it.
 * Null when there is no priced vehicle with a picture.
 */
export async function ticketVehicle(
  source: StockSource,
  imageSrc: string | null,
): Promise<VehicleSummary | null> {
  const picture = imageSrc === null ? null : parseStudioPicture(imageSrc);
  const shown = picture === null ? null : studioBodyOfShape(picture.body);
  const body = shown === null || shown === "caravan" ? {} : { body: [shown] };
  const refinements = { ...body, status: ["in_stock"] };
  const { hits } = await ask(source, { refinements, ranges: { price: { min: 1_000 } } }, 250, {});
  const priced = hits.filter(({ image, tag, reserved }) => image !== null && !reserved && tag === null);
  return priced.find(({ image }) => image?.url === imageSrc) ?? priced[0] ?? null;
}

function ask(
  { search, scope }: StockSource,
  query: Partial<VehicleQuery>,
  hitsPerPage: number,
  facets: Parameters<SearchService["search"]>[1]["facets"],
  prices = false,
): Promise<SearchPage> {
  return search.search(scope, {
    query: { ...EMPTY_QUERY, ...query },
    facets,
    stats: prices ? ["price"] : [],
    hitsPerPage,
  });
}
