import { makeList } from "~/domain/search/make-list";
import type { FacetCount } from "~/ports/search-service";
import { choiceView, selectedNote, withChosen } from "./choice-views.server";
import type { Listing } from "~/features/search/results/listing.server";
import type { MakesFilter, MakeView } from "~/features/search/results/results-view";
import { writePath } from "~/features/search/address/search-path";
import { makeOf } from "~/domain/make/make-of";
import { modelLabel } from "./value-labels.server";

/** The make list with its models (FILT-03 to FILT-07). */
export function makesFilter(listing: Listing, open: boolean): MakesFilter | null {
  const { config, answer, query, t } = listing;
  const chosen = query.refinements.make ?? [];
  const models = modelsByMake(listing);
  const counts = withChosen(answer.facets.make ?? [], chosen);
  const onlyModels = [...models.keys()].filter((make) => !counts.some(({ value }) => value === make));
  const all = [...counts, ...onlyModels.map((value) => ({ value, count: 0 }))];
  if (all.length === 0) return null;
  const { popularMakes, allMakesDividerIndex, makeInitialCount } = config.filters;
  const list = makeList(all, [...chosen, ...makesOfChosenModels(listing)], {
    popular: popularMakes,
    dividerIndex: allMakesDividerIndex,
    initialCount: makeInitialCount,
  });
  const selected = chosen.length + (query.refinements.make_model?.length ?? 0);
  return {
    kind: "makes",
    label: t("filters.names.make"),
    note: selectedNote(listing, selected),
    open: open || selected > 0,
    makes: list.makes.map((make) =>
      makeView(listing, make, models.get(make.value) ?? [], !onlyModels.includes(make.value)),
    ),
    initial: list.initial,
    divider: list.divider,
    popular: popularMakes.some((name) => list.makes[0]?.value === name),
  };
}

function makeView(
  listing: Listing,
  make: FacetCount,
  models: readonly FacetCount[],
  selectable: boolean,
): MakeView {
  const { query, config } = listing;
  const chosenModels = query.refinements.make_model ?? [];
  const limited = config.filters.enabled.some((key) => key === "model" || key === "make_model");
  return {
    ...choiceView(listing, "make", make, query.refinements.make ?? []),
    selectable,
    models: models.map((model) =>
      choiceView(listing, "make_model", model, chosenModels, modelLabel(listing, model.value, make.value)),
    ),
    modelsHref: limited && models.length === 0 && make.count > 0 ? makePath(listing, make.value) : null,
  };
}

/**
 * The counted models by make, at most as many as the dealer's limit, and every chosen one. A model belongs to the make
 * its value begins with.
 */
function modelsByMake({ answer, query, config, urls }: Listing): ReadonlyMap<string, readonly FacetCount[]> {
  const chosen = query.refinements.make_model ?? [];
  const limit = config.filters.facetLimits.make_model ?? Number.POSITIVE_INFINITY;
  const byMake = new Map<string, FacetCount[]>();
  withChosen(answer.facets.make_model ?? [], chosen).forEach((model, index) => {
    const make = makeOf(model.value, urls.makes);
    if (make === null || (index >= limit && !chosen.includes(model.value))) return;
    byMake.set(make, [...(byMake.get(make) ?? []), model]);
  });
  return byMake;
}

function makesOfChosenModels({ query, urls }: Listing): readonly string[] {
  return (query.refinements.make_model ?? []).flatMap((value) => makeOf(value, urls.makes) ?? []);
}

/** The listing of a make: there only the make's own models are counted, so that every one of them is in the list. */
function makePath({ urls }: Listing, make: string): string {
  const { path, folded } = writePath({ make: [make] }, urls);
  return folded.length > 0 ? path : `${path}?${new URLSearchParams({ make }).toString()}`;
}
