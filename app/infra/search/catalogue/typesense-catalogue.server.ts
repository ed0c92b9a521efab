import type { Client } from "typesense";
import { type CatalogueFacet, facetKey } from "~/domain/catalogue/catalogue-document";
import {
  CATALOGUE_SORTS,
  type CatalogueQuery,
  type CatalogueRanges,
} from "~/domain/catalogue/catalogue-query";
import { queryWords } from "~/domain/search/text";
import type { CatalogueRequest, CatalogueScope, CatalogueSearch } from "~/ports/catalogue-search";
import { type FacetCount, SearchUnavailableError } from "~/ports/search-service";
import { entriesOf, parseMultiSearch, type SearchAnswer } from "../typesense/answer-schema.server";
import {
  createTypesenseClient,
  orUnavailable,
  type TypesenseConnection,
} from "../typesense/typesense-client.server";
import { valueKey } from "../typesense/value-key.server";
import { ascendingField, catalogueAlias, facetField, facetKeyField } from "./catalogue-fields.server";

/** Which server, and whose collections. */
export interface TypesenseCatalogueOptions extends TypesenseConnection {
  readonly region: string | null;
}

/** Far more values than a facet of a dealer's catalogue has. */
const ALL_VALUES = 2_000;
const MOST_OFFSET = 1_000_000;
const MOST = 999_999_999_999;

/** Catalogue search on a Typesense cluster filled by `npm run seed`. Every call is one `multi_search`. */
export function createTypesenseCatalogue(options: TypesenseCatalogueOptions): CatalogueSearch {
  const client = createTypesenseClient(options);
  return {
    async search(scope, request) {
      const { query, hitsPerPage } = request;
      const collection = catalogueAlias(scope.kind, options.region);
      const [main, ...counted] = await ask(client, collection, [
        listing(scope, request),
        ...request.facets.map((facet) => counting(scope, query, facet)),
      ]);
      if (main === undefined) throw new SearchUnavailableError("Typesense gave no answer");
      return {
        ids: entriesOf(main),
        count: main.found,
        facets: Object.fromEntries(request.facets.map((facet, at) => [facet, countsOf(counted[at], facet)])),
        page: query.page,
        pages: Math.max(1, Math.ceil(main.found / hitsPerPage)),
        stale: false,
      };
    },
  };
}

type Params = Readonly<Record<string, string | number | boolean>>;

async function ask(
  client: Client,
  collection: string,
  searches: readonly Params[],
): Promise<readonly SearchAnswer[]> {
  const request = { searches: searches.map((params) => ({ collection, ...params })) };
  return parseMultiSearch(await orUnavailable(client.multiSearch.perform(request)), searches.length);
}

function listing(scope: CatalogueScope, { query, hitsPerPage }: CatalogueRequest): Params {
  const { by, descending } = CATALOGUE_SORTS[query.sort];
  const first = by === "order" ? [] : [descending ? `${by}:desc` : `${ascendingField(by)}:asc`];
  return {
    ...text(query.text),
    filter_by: filterBy(scope, query),
    sort_by: [...first, "place:asc"].join(","),
    offset: Math.min(MOST_OFFSET, (query.page - 1) * hitsPerPage),
    limit: hitsPerPage,
    include_fields: "entry",
  };
}

function counting(scope: CatalogueScope, query: CatalogueQuery, facet: CatalogueFacet): Params {
  return {
    ...text(query.text),
    filter_by: filterBy(scope, query, facet),
    facet_by: facetField(facet),
    max_facet_values: ALL_VALUES,
    facet_strategy: "exhaustive",
    per_page: 0,
  };
}

/** As in the embedded search: words as they are, the last one possibly unfinished. */
function text(typed: string): Params {
  const words = queryWords(typed).map(({ whole }) => whole);
  if (words.length === 0) return { q: "*", query_by: "words" };
  return {
    q: words.join(" "),
    query_by: "words",
    num_typos: 0,
    drop_tokens_threshold: 0,
    typo_tokens_threshold: 0,
    split_join_tokens: "off",
    max_candidates: 10_000,
  };
}

function filterBy(
  scope: CatalogueScope,
  { filters, ranges }: CatalogueQuery,
  except?: CatalogueFacet,
): string {
  // Object.entries forgets the key type; the keys of filters are facets by their own type.
  const wanted = Object.entries(filters) as [CatalogueFacet, readonly string[]][];
  return [
    `tenant_key:=[${valueKey(scope.tenant)}]`,
    ...rangeTests(scope.within ?? {}),
    ...rangeTests(ranges),
    ...wanted
      .filter(([facet, values]) => facet !== except && values.length > 0)
      .map(([facet, values]) => {
        const keys = values.map((value) => valueKey(facetKey(value)));
        return `${facetKeyField(facet)}:=[${keys.join(",")}]`;
      }),
  ].join(" && ");
}

/** An entry without the number holds one below 0, which is in no range. */
function rangeTests(ranges: CatalogueRanges): readonly string[] {
  return Object.entries(ranges).flatMap(([name, { min = 0, max = MOST }]) => [
    `${name}:>=${bound(min)}`,
    `${name}:<=${bound(max)}`,
  ]);
}

function bound(value: number): number {
  return Math.min(MOST, Math.max(0, Math.trunc(value)));
}

function countsOf(answer: SearchAnswer | undefined, facet: CatalogueFacet): readonly FacetCount[] {
  const found = answer?.facet_counts.find(({ field_name }) => field_name === facetField(facet));
  return [...(found?.counts ?? [])]
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
