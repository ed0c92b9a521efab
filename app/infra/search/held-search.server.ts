import type { SearchService } from "~/ports/search-service";

/** Something with the mark of a reserved vehicle. */
interface Markable {
  readonly id: string;
  readonly reserved: boolean;
}

/**
 * The same search service, with vehicles that are reserved online marked as reserved: over the engine's own answers,
 * so that a reservation shows at once, on either engine, without building the index anew (RES-08).
 */
export function heldSearch(search: SearchService, isHeld: (carId: string) => boolean): SearchService {
  const marked = <Vehicle extends Markable>(vehicle: Vehicle): Vehicle =>
    !vehicle.reserved && isHeld(vehicle.id) ? { ...vehicle, reserved: true } : vehicle;
  return {
    ...search,
    async search(scope, request) {
      const page = await search.search(scope, request);
      const hits = page.hits.map(marked);
      // The engine's own answer where nothing is held: what was made of it once can be known by it.
      return hits.every((hit, at) => hit === page.hits[at]) ? page : { ...page, hits };
    },
    async findBySlug(scope, slug) {
      const vehicle = await search.findBySlug(scope, slug);
      return vehicle === null ? null : marked(vehicle);
    },
    findByIds: async (scope, ids) => (await search.findByIds(scope, ids)).map(marked),
  };
}
