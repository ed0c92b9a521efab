import type { ResultsView } from "~/features/search/results/results-view";
import { decodeExpand, decodeQuery, encodeSearch } from "./search-params";
import type { SearchUrlContext } from "./url-context";

type FormState = Pick<ResultsView<unknown>, "urls" | "filters">;

/**
 * The canonical address of what a filter form says now: the browser writes the same URL as the server would
 * redirect to, without the detour.
 */
export function formAddress(said: FormData, view: FormState): string {
  const params = new URLSearchParams();
  for (const [name, value] of said) if (typeof value === "string") params.append(name, value);
  const context = browserContext(view);
  return encodeSearch(decodeQuery(params, {}, context), context, decodeExpand(params, context));
}

/** The makes and models that the page itself knows: enough for every choice it offers. */
function browserContext({ urls, filters }: FormState): SearchUrlContext {
  const makeModels = filters.flatMap((filter) => {
    if (filter.kind === "makes")
      return filter.makes.flatMap(({ models }) => models.map(({ value }) => value));
    return filter.kind === "values" && filter.name === "make_model"
      ? filter.choices.map(({ value }) => value)
      : [];
  });
  return { ...urls, makeModels };
}
