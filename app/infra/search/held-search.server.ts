import type { SearchService } from "~/ports/search-service";

/** A vehicle or card that can be marked as reserved. */
interface Markable {
  readonly id: string;
  readonly reserved: boolean;
}

/**
 * The same search service, but vehicles that are reserved online are marked as reserved. The mark is set on the
 * engine's answers, so that a reservation shows at once, with either engine, without a new index (RES-08).
 */
export function heldSearch(search: SearchService, isHeld: (carId: string) => boolean): SearchService {
  const marked = <Vehicle extends Markable>(vehicle: Vehicle): Vehicle =>
    !vehicle.reserved && isHeld(vehicle.id) ? { ...vehicle, reserved: true } : vehicle;
  return {
    ...search,
    async search(scope, request) {
      const page = await search.search(scope, request);
      const hits = page.hits.map(marked);
      // Where nothing is held, the engine's own answer is returned, so that whatever was made from it before can be
      // found again.
      return hits.every((hit, at) => hit === page.hits[at]) ? page : { ...page, hits };
    },
    async findBySlug(scope, slug) {
      const vehicle = await search.findBySlug(scope, slug);
      return vehicle === null ? null : marked(vehicle);
    },
    findByIds: async (scope, ids) => (await search.findByIds(scope, ids)).map(marked),
  };
}
