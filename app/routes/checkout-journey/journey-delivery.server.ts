import type { JourneyAnswers } from "~/domain/checkout/journey";
import { toMinor } from "~/domain/checkout/deposit";
import { countryOf } from "~/domain/country/country-of";
import { deliveryPostcode, type OrderDelivery } from "~/domain/delivery/order-delivery";
import { isInStock } from "~/domain/vehicle/stock-status";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { answerDelivery } from "~/features/vehicle/sections/delivery/answer-delivery.server";
import type { FormSite } from "~/request/form-context.server";

/**
 * What the dealer's rule asks for bringing a vehicle to who buys it, the same that the vehicle's page tells (DELIV-03);
 * null where the dealer gives no estimates, or nobody knows where it goes.
 */
export async function journeyDelivery(
  { config, services }: FormSite,
  vehicle: Vehicle,
  answers: JourneyAnswers,
): Promise<OrderDelivery | null> {
  if (!config.delivery.enabled || !isInStock(vehicle)) return null;
  const { site } = config;
  const address = answers["delivery_address"] ?? "";
  const postcode = deliveryPostcode(address, answers["postcode"] ?? "", countryOf(site.country));
  if (postcode === null) return null;
  const { postcodePlaces: places, deliveryLookup: lookup } = services;
  const answer = await answerDelivery(postcode, vehicle, { config, places, lookup });
  if (answer.kind !== "estimate") return null;
  return { postcode, price: toMinor(answer.estimate.price, site.currency) };
}
