import { reserveRefusal } from "~/domain/checkout/checkout-offer";
import { financeOffer } from "~/domain/finance/eligibility";
import { vehicleEstimate } from "~/domain/finance/estimate";
import { financeLink } from "~/domain/finance/finance-link";
import { financeLinked } from "~/domain/finance/finance-linked";
import { formPath } from "~/domain/forms/site-form";
import { priceToPay } from "~/domain/pricing/price-rule";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { isIncoming } from "~/domain/vehicle/stock-status";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { vehiclePath } from "~/paths";
import { CARD_ACTIONS, type CardAction, type CardView } from "./card-view";

/** The buttons of a card, and where those lead that do not lead to a part of the vehicle's own page. */
export type CardButtons = Pick<CardView, "actions" | "hrefs">;

/**
 * The site's card buttons that lead somewhere for this vehicle, in the site's order (CARD-08, CARD-10).
 * @param thisYear the year it is at the dealer's
 */
export function cardActions(vehicle: VehicleSummary, config: SiteConfig, thisYear: number): CardButtons {
  const drive = formPath(config, "testDrive");
  const reserve = reservePath(vehicle, config);
  const possible: Readonly<Record<CardAction, boolean>> = {
    enquire: true,
    finance:
      config.vehicle.sections.includes("finance") &&
      financeLinked(vehicle, config, thisYear) &&
      !isSmallLoan(vehicle, config, thisYear),
    testDrive: drive !== null && !isIncoming(vehicle),
    reserve: reserve !== null,
    viewDetails: true,
  };
  const wanted: readonly string[] = config.card.buttons;
  const actions = CARD_ACTIONS.filter((action) => wanted.includes(action) && possible[action]).sort(
    (a, b) => wanted.indexOf(a) - wanted.indexOf(b),
  );
  return {
    actions,
    hrefs: {
      ...(actions.includes("finance") ? { finance: financePath(vehicle, config) } : {}),
      ...(actions.includes("testDrive") ? { testDrive: `${drive ?? ""}?car_id=${vehicle.id}` } : {}),
      ...(actions.includes("reserve") ? { reserve: reserve ?? "" } : {}),
    },
  };
}

/** Whether the lender finances the vehicle, and its repayments are too small to be named (FIN-21). */
function isSmallLoan(vehicle: VehicleSummary, config: SiteConfig, thisYear: number): boolean {
  const isOffered = financeOffer(vehicle, config, thisYear).kind === "offered";
  return isOffered && vehicleEstimate(vehicle, config, thisYear) === null;
}

/** The finance page, with what is known of the vehicle here (FIN-13). */
function financePath(vehicle: VehicleSummary, config: SiteConfig): string {
  const price = priceToPay(vehicle, config.features.subscriptions);
  return financeLink(config.routes.finance, { ...vehicle, vin: null }, price);
}

/** Where the vehicle is reserved online; null where it cannot be. */
function reservePath(vehicle: VehicleSummary, config: SiteConfig): string | null {
  if (!config.routes.enabled.includes("checkout") || reserveRefusal(vehicle, config) !== null) return null;
  return `${vehiclePath(vehicle.slug)}/${config.routes.checkoutSegment}`;
}
