import { beforeAll, describe, expect, test } from "vitest";
import type { VehicleQuery } from "~/domain/search/query";
import type { SearchService } from "~/ports/search-service";
import { facetLines, idsOf, listingRequest, SAMPLE_SCOPE } from "./listing-request";
import { SAMPLE_DEALERSHIP, sampleVehicle } from "./sample-vehicle";
import type { MakeService } from "./suite";

const yard = (id: string, position: { lat: number; long: number } | null) =>
  sampleVehicle(1, { location: { ...sampleVehicle(1).location, id, name: id, position } }).location;
const BRISBANE = yard("Brisbane", { lat: -27.47, long: 153.03 });
const TWIN = yard("Twin", { lat: -27.47, long: 153.03 });
/** 71 km from Brisbane. */
const COAST = yard("Coast", { lat: -28.02, long: 153.4 });
const NOWHERE = yard("Nowhere", null);
/** Across the date line from Auckland, and nearer to it than Brisbane is. */
const SAMOA = yard("Samoa", { lat: -13.83, long: -171.77 });

const STOCK = [
  sampleVehicle(1, { location: COAST, make: "Mazda" }),
  sampleVehicle(2, { location: NOWHERE }),
  sampleVehicle(3, { location: TWIN, make: "Ford", price: 30_000 }),
  sampleVehicle(4, { location: BRISBANE, make: "Mazda" }),
  sampleVehicle(10, { location: TWIN }),
  sampleVehicle(11, { location: SAMOA }),
  sampleVehicle(12, { location: BRISBANE, dealership_id: `not-${SAMPLE_DEALERSHIP}` }),
];
const CITY = { place: "4000", withinKm: null, point: { lat: -27.47, long: 153.02 } };
const AUCKLAND = { place: "1010", withinKm: null, point: { lat: -36.85, long: 174.76 } };

/** Distances from a point to the vehicles' yards. */
export function distanceCases(makeService: MakeService): void {
  describe("distance", () => {
    let service: SearchService;
    beforeAll(async () => {
      service = await makeService(STOCK);
    });
    const ask = (query: Partial<VehicleQuery>) =>
      service.search(
        SAMPLE_SCOPE,
        listingRequest(query, { facets: { make: 9, location_name: 9 }, stats: ["price"] }),
      );
    const found = async (query: Partial<VehicleQuery>) => idsOf(await ask(query));

    test("nearest first, equal distances by the number of the id, unknown ones last", async () => {
      expect(await found({ near: CITY, sort: "nearest" })).toEqual(["3", "4", "10", "1", "11", "2"]);
    });
    test("the shorter way goes across the date line", async () => {
      const near = { ...AUCKLAND, withinKm: 2_000 };
      expect(await found({ near: AUCKLAND, sort: "nearest" })).toEqual(["1", "3", "4", "10", "11", "2"]);
      expect(await found({ near })).toEqual([]);
      expect(await found({ near: { ...near, withinKm: 3_000 }, sort: "nearest" })).toContain("11");
    });
    test("within a distance, an unknown one is none", async () => {
      expect(await found({ near: { ...CITY, withinKm: 70 } })).toEqual(["3", "4", "10"]);
      expect(await found({ near: { ...CITY, withinKm: 72 } })).toEqual(["1", "3", "4", "10"]);
      expect(await found({ near: { ...CITY, withinKm: 20_015 } })).not.toContain("2");
    });
    test("any distance leaves nothing out", async () => {
      expect(await found({ near: CITY })).toHaveLength(6);
    });
    test("a place nobody knows limits nothing and orders nothing", async () => {
      const near = { place: "Atlantis", withinKm: 10 };
      expect(await found({ near, sort: "nearest" })).toEqual(await found({}));
    });
    test("counts and bounds are those of what is near", async () => {
      const page = await ask({ near: { ...CITY, withinKm: 50 }, refinements: { make: ["Mazda"] } });
      expect(idsOf(page)).toEqual(["4"]);
      expect(facetLines(page, "make")).toEqual(["Ford: 1", "Mazda: 1", "Toyota: 1"]);
      expect(facetLines(page, "location_name")).toEqual(["Brisbane: 1"]);
      expect(page.stats.price).toEqual({ min: 20_000, max: 20_000 });
    });
    test("pages by distance follow each other without gap or repeat", async () => {
      const pages = [1, 2, 3, 4].map((page) =>
        service.search(
          SAMPLE_SCOPE,
          listingRequest({ near: CITY, sort: "nearest", page }, { hitsPerPage: 2 }),
        ),
      );
      expect((await Promise.all(pages)).map(idsOf)).toEqual([["3", "4"], ["10", "1"], ["11", "2"], []]);
    });
    test("words are found near a place as well", async () => {
      expect(await found({ text: "mazda", near: CITY, sort: "nearest" })).toEqual(["4", "1"]);
    });
  });
}
