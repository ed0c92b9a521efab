import { financeLinked } from "~/domain/finance/finance-linked";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { CARD_ACTIONS, type CardAction } from "./card-view";

/**
 * The site's card buttons that lead somewhere for this vehicle, in the site's order (CARD-08, CARD-10).
 * @param thisYear the year it is at the dealer's
 */
export function cardActions(
  vehicle: VehicleSummary,
  config: SiteConfig,
  thisYear: number,
): readonly CardAction[] {
  const possible: Readonly<Record<CardAction, boolean>> = {
    enquire: true,
    finance: config.vehicle.sections.includes("finance") && financeLinked(vehicle, config, thisYear),
  };
  const wanted: readonly string[] = config.card.buttons;
  return CARD_ACTIONS.filter((action) => wanted.includes(action) && possible[action]).sort(
    (a, b) => wanted.indexOf(a) - wanted.indexOf(b),
  );
}
