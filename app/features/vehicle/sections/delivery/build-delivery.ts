import { countryOf } from "~/domain/country/country-of";
import { isInStock } from "~/domain/vehicle/stock-status";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Translator } from "~/i18n/translator";
import { deliveryPath, vehiclePath } from "~/paths";
import type { VehiclePageSite } from "~/features/vehicle/page/vehicle-page-site";
import { keptParameters } from "../kept-parameters";
import type { DeliveryAnswer } from "./delivery-answer";
import type { DeliveryState, DeliveryView } from "./delivery-view";

/** The parameter of the page's own address that asks without script. */
export const DELIVERY_PARAMETER = "delivery_postcode";
const LONGEST = 10;

/**
 * The delivery estimate (DELIV-01 to DELIV-04). Null where the dealer offers none, and for a vehicle that is gone.
 * @param answer to the postcode in the address; null when it asks for none
 */
export function buildDelivery(
  vehicle: Vehicle,
  { config, t }: VehiclePageSite,
  query: URLSearchParams,
  answer: DeliveryAnswer | null,
): DeliveryView | null {
  if (!config.delivery.enabled || !isInStock(vehicle)) return null;
  const { pattern, maxLength, messageKey } = countryOf(config.site.country).postcode;
  const malformed = t(messageKey);
  return {
    action: `${vehiclePath(vehicle.slug)}#delivery`,
    kept: keptParameters(query, "delivery_"),
    lookup: deliveryPath(vehicle.slug),
    postcode: (query.get(DELIVERY_PARAMETER) ?? "").slice(0, LONGEST),
    pattern: pattern.source,
    maxLength,
    malformed,
    answer: stateOf(answer, malformed, t),
    locale: config.site.locale,
    currency: config.site.currency,
  };
}

/**
 * The state for an answer. A postcode of the wrong form gets a message beside the field and the text for "no estimate"
 * (OPEN-95).
 */
function stateOf(answer: DeliveryAnswer | null, malformed: string, t: Translator): DeliveryState {
  switch (answer?.kind) {
    case undefined:
      return { state: "idle" };
    case "estimate":
      return { state: "result", ...answer.estimate };
    case "unavailable":
      return { state: "error", field: null, text: t("delivery.none") };
    case "missing":
      return { state: "error", field: t("delivery.required"), text: null };
    case "malformed":
      return { state: "error", field: malformed, text: t("delivery.none") };
  }
}
