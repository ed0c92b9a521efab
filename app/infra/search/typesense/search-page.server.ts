import { type FacetAttribute, isRangeAttribute, type RangeAttribute } from "~/domain/search/attributes";
import { effectiveQuery } from "~/domain/search/effective-query";
import {
  type FacetCount,
  type NumberStats,
  type SearchPage,
  type SearchRequest,
  SearchUnavailableError,
} from "~/ports/search-service";
import { type SearchAnswer, summariesOf } from "./answer-schema.server";
import { fromIndexNumber } from "./fields.server";
import { boundsField, type SearchPlan } from "./search-plan.server";

/** The answers of a plan as one page. */
export function toSearchPage(
  plan: SearchPlan,
  answers: readonly SearchAnswer[],
  request: SearchRequest,
  tenant: string,
): SearchPage {
  const [main] = answers;
  if (main === undefined) throw new SearchUnavailableError("Typesense gave no answer");
  const facets: Partial<Record<FacetAttribute, readonly FacetCount[]>> = {};
  const stats: Partial<Record<RangeAttribute, NumberStats>> = {};
  plan.forEach(({ attributes }, index) => {
    for (const attribute of attributes) {
      const bounds = isRangeAttribute(attribute) ? statsOf(answers[index], attribute, tenant) : null;
      if (!isRangeAttribute(attribute))
        facets[attribute] = facetOf(answers[index], attribute, request.facets[attribute] ?? 0);
      else if (bounds !== null) stats[attribute] = bounds;
    }
  });
  return {
    hits: summariesOf(main),
    count: main.found,
    facets,
    stats,
    page: effectiveQuery(request.query).page,
    pages: Math.max(1, Math.ceil(main.found / request.hitsPerPage)),
    ms: Math.max(...answers.map((answer) => answer.search_time_ms)),
    stale: false,
  };
}

/** An attribute's values by count, highest first, then by value in code units; at most `limit`. */
export function facetOf(
  answer: SearchAnswer | undefined,
  attribute: FacetAttribute,
  limit: number,
): FacetCount[] {
  return countsOf(answer, attribute)
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, limit);
}

/**
 * Whether a value that the answer left out may belong among those wanted: the list was cut, and the last value in it has as
 * many vehicles as the last one wanted, so that the order between equals decides.
 */
export function isCutAtTie(
  answer: SearchAnswer,
  attribute: FacetAttribute,
  limit: number,
  asked: number,
): boolean {
  const counts = countsOf(answer, attribute).map(({ count }) => count);
  if (limit < 1 || counts.length < asked) return false;
  const sorted = [...counts].sort((a, b) => b - a);
  return sorted[limit - 1] === sorted[counts.length - 1];
}

function countsOf(answer: SearchAnswer | undefined, field: string): readonly FacetCount[] {
  return answer?.facet_counts.find(({ field_name }) => field_name === field)?.counts ?? [];
}

function statsOf(
  answer: SearchAnswer | undefined,
  attribute: RangeAttribute,
  tenant: string,
): NumberStats | null {
  const field = boundsField(attribute, tenant);
  const facet = answer?.facet_counts.find(({ field_name }) => field_name === field);
  const { min, max } = facet?.stats ?? {};
  // Some versions report 0 and 0 as the bounds of nothing: without a counted value there are no bounds.
  if (min === undefined || max === undefined || facet?.counts.length === 0) return null;
  if (attribute === "repayment") return { min, max };
  return { min: fromIndexNumber(attribute, min), max: fromIndexNumber(attribute, max) };
}
