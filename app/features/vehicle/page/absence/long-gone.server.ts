import { priceText } from "~/features/vehicle/price-text";
import {
  similarVehicles,
  type SimilarSource,
} from "~/features/vehicle/sections/similar/similar-cards.server";
import { shownPrice } from "~/domain/pricing/price-rule";
import { listsLike } from "~/domain/search/similar-queries";
import { displayMakeModel } from "~/domain/vehicle/make-names";
import { vehicleTitle } from "~/domain/vehicle/title";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { stockPath, vehiclePath } from "~/paths";

/** The most vehicles that are named. */
const MOST = 4;

interface Link {
  readonly label: string;
  readonly href: string;
}

/** The page of a vehicle that went long ago, without the dealer's frame. */
export interface LongGone {
  readonly heading: string;
  readonly text: string;
  /** Over {@link likely}. */
  readonly likelyTitle: string;
  readonly likely: readonly Link[];
}

/**
 * What the page of a vehicle that went long ago says (VDP-28): that it is gone, and the vehicles and lists that are like it.
 * A list without a vehicle is left out; where nothing is like it, or nobody can say, nothing is promised.
 */
export async function longGone(vehicle: Vehicle, source: SimilarSource): Promise<LongGone> {
  const { t } = source;
  const [alike, lists] = await Promise.all([
    similarVehicles(vehicle, source).catch(() => []),
    fullLists(vehicle, source).catch(() => []),
  ]);
  const likely = [...alike.slice(0, MOST).map((one) => linkTo(one, source)), ...lists];
  return {
    heading: t("absence.longGone", { kind: t(`absence.kinds.${vehicle.item_type}`) }),
    text: t(likely.length === 0 ? "absence.longGoneAlone" : "absence.longGoneText"),
    likelyTitle: t("vehicle.soldAlternative"),
    likely,
  };
}

function linkTo(vehicle: VehicleSummary, { config, format, t }: SimilarSource): Link {
  const shown = shownPrice(vehicle, config.features.subscriptions);
  const { price } = priceText(shown, config, format, t);
  const title = vehicleTitle(vehicle, config.search);
  return {
    label: shown.kind === "price" || shown.kind === "offer" ? `${title}, ${price}` : title,
    href: vehiclePath(vehicle.slug),
  };
}

/** The lists of its model and of its make that have a vehicle for sale. */
async function fullLists(vehicle: Vehicle, { search, scope, config }: SimilarSource) {
  const { make, model } = vehicle;
  const { makeAliases, makePrefixedModels } = config.search;
  const lists = [
    { label: displayMakeModel(vehicle, makeAliases, makePrefixedModels), href: stockPath({ make, model }) },
    { label: make, href: stockPath({ make }) },
  ];
  const counts = await search.countEach(scope, listsLike(vehicle));
  return lists.filter((_, index) => (counts[index] ?? 0) > 0);
}
