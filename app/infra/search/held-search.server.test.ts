import { expect, it } from "vitest";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { SearchService } from "~/ports/search-service";
import { testListing, testPage } from "../../../test/fixtures/listing";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { heldSearch } from "./held-search.server";

const scope = { tenant: "test-cars", rule: { kind: "all", of: [] } } as const;

it("marks vehicles that are held online, in listings, by id and on their page, and no others", async () => {
  const held = new Set(["1"]);
  const { source, answerWith } = testListing();
  const vehicles = [vehicleWith(1), vehicleWith(2), vehicleWith(3, { reserved: true })];
  answerWith(() => ({ ...testPage, hits: vehicles.map(toVehicleSummary) }));
  const engine: SearchService = {
    ...source.search,
    findBySlug: async (_, slug) => vehicles.find((vehicle) => vehicle.slug === slug) ?? null,
    findByIds: async (_, ids) => vehicles.filter(({ id }) => ids.includes(id)).map(toVehicleSummary),
  };
  const search = heldSearch(engine, (id) => held.has(id));
  const request = {
    query: { text: "", refinements: {}, ranges: {}, sort: null, page: 1 },
    facets: {},
    stats: [],
    hitsPerPage: 21,
  };
  // The listing's own request does not matter here: the double answers the same to all.
  const ask = () => search.search(scope, request as unknown as Parameters<SearchService["search"]>[1]);
  const marks = async () => (await ask()).hits.map(({ reserved }) => reserved);
  expect(await marks()).toEqual([true, false, true]);
  expect((await search.findByIds(scope, ["1", "2"])).map(({ reserved }) => reserved)).toEqual([true, false]);
  expect((await search.findBySlug(scope, "vehicle-1"))?.reserved).toBe(true);
  expect(await search.findBySlug(scope, "vehicle-9")).toBeNull();
  held.clear();
  expect(await marks(), "when the hold is over").toEqual([false, false, true]);
  const answer = { ...testPage, hits: vehicles.map(toVehicleSummary) };
  answerWith(() => answer);
  expect(await ask(), "the engine's own, by which it is known again").toBe(answer);
  held.add("2");
  expect(await ask()).not.toBe(answer);
});
