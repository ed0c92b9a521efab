import { EMPTY_QUERY, type VehicleQuery } from "~/domain/search/query";
import { ofTypes, SEVERAL, sentenceCase, stockNoun, typeWords } from "./listing-words.server";
import type { Listing } from "./listing.server";
import type { CrumbView } from "./results-view";
import { encodeSearch } from "~/features/search/address/search-params";
import { modelAndBadge } from "~/domain/search/model-tree";
import { makeOf } from "~/domain/make/make-of";
import { modelLabel, valueLabel } from "~/features/search/filters/value-labels.server";
import { toldValues } from "~/features/search/address/told-values.server";

/** Home, car-type page, make, model, body (NAV: breadcrumbs); the last one is the page itself. */
export function listingCrumbs(listing: Listing): readonly CrumbView[] {
  const steps = [stockStep(listing), ...makeSteps(listing), ...bodyStep(listing)];
  const links = steps.map(({ label, refinements }, index) => {
    const last = index === steps.length - 1;
    return last ? { label } : { label, href: hrefOf(listing, refinements) };
  });
  return [{ label: listing.t("search.home"), href: "/" }, ...links];
}

interface Step {
  readonly label: string;
  readonly refinements: VehicleQuery["refinements"];
}

function stockStep(listing: Listing): Step {
  const { t, query } = listing;
  const noun = stockNoun(listing, SEVERAL);
  const { car_type: types } = query.refinements;
  const refinements = stockRefinements(listing);
  if (types === undefined) return { label: t("search.all", { noun }), refinements };
  return { label: sentenceCase(ofTypes(listing, typeWords(listing), noun)), refinements };
}

/** Condition and kind of vehicle, as far as they are chosen: every step of the way keeps them. */
function stockRefinements({ query: { refinements } }: Listing): VehicleQuery["refinements"] {
  const { car_type: types, item_type: kinds } = refinements;
  return {
    ...(types === undefined ? {} : { car_type: types }),
    ...(kinds === undefined ? {} : { item_type: kinds }),
  };
}

function makeSteps(listing: Listing): readonly Step[] {
  const { urls } = listing;
  const { make: makes, make_model: models, model_badge: badges } = toldValues(listing);
  if ([makes, models, badges].flatMap((chosen) => chosen ?? []).length !== 1) return [];
  const base = stockRefinements(listing);
  const makeModel = models?.[0] ?? modelAndBadge(badges?.[0] ?? "")?.makeModel;
  const make = makeModel === undefined ? makes?.[0] : makeOf(makeModel, urls.makes);
  if (make === undefined || make === null) return [];
  const step = { label: make, refinements: { ...base, make: [make] } };
  if (makeModel === undefined) return [step];
  return [
    step,
    { label: modelLabel(listing, makeModel, make), refinements: { ...base, make_model: [makeModel] } },
  ];
}

function bodyStep(listing: Listing): readonly Step[] {
  const { refinements } = listing.query;
  const [body, ...more] = toldValues(listing).body ?? [];
  return body === undefined || more.length > 0
    ? []
    : [{ label: valueLabel(listing, "body", body), refinements }];
}

function hrefOf({ urls }: Listing, refinements: VehicleQuery["refinements"]): string {
  return encodeSearch({ ...EMPTY_QUERY, sort: urls.defaultSort, refinements }, urls);
}
