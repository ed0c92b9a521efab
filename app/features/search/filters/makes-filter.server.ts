import { makeList, type MakeList } from "~/domain/search/make-list";
import { modelAndBadge } from "~/domain/search/model-tree";
import type { FacetCount } from "~/ports/search-service";
import { choiceView, selectedNote, withChosen } from "./choice-views.server";
import type { Listing } from "~/features/search/results/listing.server";
import type { MakesFilter, MakeView, ModelChoiceView } from "~/features/search/results/results-view";
import { encodeSearch, modelsOf } from "~/features/search/address/search-params";
import { makeOf } from "~/domain/make/make-of";
import { modelLabel } from "./value-labels.server";

type Grouped = ReadonlyMap<string, readonly FacetCount[]>;

/** What is chosen and counted below the makes. */
interface Tree {
  /** Models by make, badges by model, each by count. */
  readonly models: Grouped;
  readonly badges: Grouped;
  /** Models that are chosen, or of which a badge is. */
  readonly chosenModels: ReadonlySet<string>;
}

/** The make list with its models and their badges (FILT-03 to FILT-07). */
export function makesFilter(listing: Listing, open: boolean): MakesFilter | null {
  const { config, answer, query, t } = listing;
  const { make: chosen = [], make_model: models = [], model_badge: badges = [] } = query.refinements;
  const tree = treeOf(listing);
  const counts = withChosen(answer.facets.make ?? [], [
    ...new Set([...chosen, ...makesInUse(listing, tree)]),
  ]);
  if (counts.length === 0) return null;
  const { popularMakes, allMakesDividerIndex, makeInitialCount } = config.filters;
  const list = makeList(counts, [...chosen, ...makesInUse(listing, tree), ...expandedMakes(listing)], {
    popular: popularMakes,
    dividerIndex: allMakesDividerIndex,
    initialCount: makeInitialCount,
  });
  const selected = chosen.length + models.length + badges.length;
  return {
    kind: "makes",
    label: t("filters.names.make"),
    note: selectedNote(listing, selected),
    open: open || selected > 0,
    makes: makeViews(listing, list, tree),
    initial: list.initial,
    divider: list.divider,
    popular: popularMakes.some((name) => list.makes[0]?.value === name),
  };
}

/** The makes as the page prints them: those in view with their first models, the others with the way to theirs. */
function makeViews(listing: Listing, { makes, initial }: MakeList, tree: Tree): readonly MakeView[] {
  const { query, urls, config, expand } = listing;
  return makes.map((make, index) => {
    const all = tree.models.get(make.value) ?? [];
    const isWhole = expand.includes(modelsOf(make.value));
    const limit = index >= initial ? 0 : isWhole ? all.length : config.filters.modelsPerMake;
    const models = all.filter(({ value }, place) => place < limit || tree.chosenModels.has(value));
    const whole = [...expand, modelsOf(make.value)];
    return {
      ...choiceView(listing, "make", make, query.refinements.make ?? []),
      models: models.map((model) => modelView(listing, make.value, model, tree)),
      open: isWhole || models.some(({ value }) => tree.chosenModels.has(value)),
      moreHref: models.length < all.length ? encodeSearch(query, urls, whole) : null,
    };
  });
}

function modelView(listing: Listing, make: string, model: FacetCount, tree: Tree): ModelChoiceView {
  const { make_model: models = [], model_badge: chosen = [] } = listing.query.refinements;
  const view = choiceView(listing, "make_model", model, models, modelLabel(listing, model.value, make));
  const badges = tree.chosenModels.has(model.value) ? (tree.badges.get(model.value) ?? []) : [];
  if (badges.length === 0) return view;
  return {
    ...view,
    badges: badges.map((badge) =>
      choiceView(listing, "model_badge", badge, chosen, modelAndBadge(badge.value)?.badge),
    ),
  };
}

function treeOf({ answer, query, urls }: Listing): Tree {
  const { make_model: models = [], model_badge: badges = [] } = query.refinements;
  const modelOf = (badge: string) => modelAndBadge(badge)?.makeModel ?? null;
  const chosenModels = new Set([...models, ...badges.flatMap((badge) => modelOf(badge) ?? [])]);
  return {
    models: grouped(withChosen(answer.facets.make_model ?? [], [...chosenModels]), (model) =>
      makeOf(model, urls.makes),
    ),
    badges: grouped(withChosen(answer.facets.model_badge ?? [], badges), modelOf),
    chosenModels,
  };
}

/** The counts by what they belong to; one that belongs nowhere is left out. */
function grouped(counts: readonly FacetCount[], groupOf: (value: string) => string | null): Grouped {
  const groups = new Map<string, FacetCount[]>();
  for (const count of counts) {
    const group = groupOf(count.value);
    if (group === null) continue;
    const known = groups.get(group);
    if (known) known.push(count);
    else groups.set(group, [count]);
  }
  return groups;
}

/** The makes of chosen models. */
function makesInUse({ urls }: Listing, { chosenModels }: Tree): readonly string[] {
  return [...chosenModels].flatMap((value) => makeOf(value, urls.makes) ?? []);
}

/** The makes of which all models are asked for. */
function expandedMakes({ expand, urls }: Listing): readonly string[] {
  return urls.makes.filter((make) => expand.includes(modelsOf(make)));
}
