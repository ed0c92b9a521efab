import type { Client } from "typesense";
import { type FacetAttribute, isRangeAttribute } from "~/domain/search/attributes";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { Logger } from "~/ports/logger";
import type { SearchRequest, SearchService, StockScope } from "~/ports/search-service";
import { parseMultiSearch, type SearchAnswer, summariesOf, vehicleOf } from "./answer-schema.server";
import { conditionFilter, idsFilter, keyFilter } from "./filter-by.server";
import {
  ALL_VALUES,
  planCount,
  planFacetValues,
  type PlannedSearch,
  planSearch,
  type SearchParams,
  withAllValues,
} from "./search-plan.server";
import { facetOf, isCutAtTie, toSearchPage } from "./search-page.server";
import { createTypesenseClient, orUnavailable, type TypesenseConnection } from "./typesense-client.server";

/** Which server and which stock. */
export interface TypesenseSearchOptions extends TypesenseConnection {
  /** The region's alias, `cars_<region>`; see {@link carsAlias}. */
  readonly collection: string;
  readonly logger: Logger;
}

type Ask = (searches: readonly SearchParams[]) => Promise<readonly SearchAnswer[]>;

/** Most hits of one search, and so most ids of one look-up. */
const BATCH = 250;
const VEHICLE_ID = /^[1-9]\d{0,15}$/;

/** Stock search on a Typesense 29 cluster filled by `npm run seed`. Every call is one `multi_search`. */
export function createTypesenseSearch(options: TypesenseSearchOptions): SearchService {
  const ask = createAsk(createTypesenseClient(options), options.collection);
  const first = async (params: SearchParams): Promise<SearchAnswer | undefined> => (await ask([params]))[0];
  return {
    async search(scope, request) {
      const plan = planSearch(scope, request);
      const answers = await ask(plan.map(({ params }) => params));
      const page = toSearchPage(plan, answers, request, scope.tenant);
      const retried = await retriedFacets(ask, plan, answers, request);
      options.logger.debug({ tenant: scope.tenant, ms: page.ms, searches: plan.length }, "typesense search");
      return { ...page, facets: { ...page.facets, ...retried } };
    },
    async countEach(scope, queries) {
      if (queries.length === 0) return [];
      const answers = await ask(queries.map((query) => planCount(scope, query)));
      return answers.map((answer) => answer.found);
    },
    async findBySlug(scope, slug) {
      const filter_by = `(${conditionFilter(scope.rule)} && ${keyFilter("slug_key", slug)})`;
      const answer = await first({ ...everything, filter_by, per_page: 1, include_fields: "vehicle" });
      return answer ? vehicleOf(answer) : null;
    },
    findByIds: (scope, ids) => findByIds(ask, scope, ids),
    async facetValues(scope, attribute) {
      return facetOf(await first(planFacetValues(scope, attribute).params), attribute, ALL_VALUES);
    },
    async check() {
      await first({ ...everything, per_page: 0 });
    },
  };
}

const everything = { q: "*", query_by: "title_text" } as const;

function createAsk(client: Client, collection: string): Ask {
  return async (searches) => {
    const request = { searches: searches.map((params) => ({ collection, ...params })) };
    return parseMultiSearch(await orUnavailable(client.multiSearch.perform(request)), searches.length);
  };
}

async function findByIds(
  ask: Ask,
  scope: StockScope,
  ids: readonly string[],
): Promise<readonly VehicleSummary[]> {
  const known = [...new Set(ids)].filter((id) => VEHICLE_ID.test(id));
  const batches = Array.from({ length: Math.ceil(known.length / BATCH) }, (_, i) =>
    known.slice(i * BATCH, (i + 1) * BATCH),
  );
  if (batches.length === 0) return [];
  const answers = await ask(
    batches.map((batch) => ({
      ...everything,
      filter_by: `(${conditionFilter(scope.rule)} && ${idsFilter(batch)})`,
      per_page: BATCH,
      include_fields: "summary",
    })),
  );
  const found = new Map(answers.flatMap(summariesOf).map((summary) => [summary.id, summary]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Asks for the whole list of facets whose cut goes through equal counts. Rare, and needed for a stable order. */
async function retriedFacets(
  ask: Ask,
  plan: readonly PlannedSearch[],
  answers: readonly SearchAnswer[],
  request: SearchRequest,
): Promise<Partial<Record<FacetAttribute, ReturnType<typeof facetOf>>>> {
  const cut = plan.flatMap((search, index) =>
    search.attributes.flatMap((attribute) => {
      const answer = answers[index];
      if (isRangeAttribute(attribute) || answer === undefined) return [];
      const asked = Number(search.params["max_facet_values"]);
      const limit = request.facets[attribute] ?? 0;
      return isCutAtTie(answer, attribute, limit, asked)
        ? [{ attribute, limit, search: withAllValues(search, attribute) }]
        : [];
    }),
  );
  if (cut.length === 0) return {};
  const whole = await ask(cut.map(({ search }) => search.params));
  return Object.fromEntries(
    cut.map(({ attribute, limit }, i) => [attribute, facetOf(whole[i], attribute, limit)]),
  );
}
