import { type SignInAim, vehicleAhead } from "~/domain/account/sign-in-address";
import { purchaseRefusal, reserveRefusal } from "~/domain/checkout/checkout-offer";
import { exactMoney } from "~/domain/money/money-format";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { depositTerms } from "~/features/checkout/build-checkout";
import { siteTranslator } from "~/request/site-context.server";
import { namedVehicle, vehicleBrief } from "~/request/vehicle-brief.server";
import type { CheckoutAheadView } from "./checkout-ahead";

/**
 * The vehicle that somebody signs in to reserve or buy, with what is paid first; null where the sign-in is for anything
 * else, and for a vehicle that is not there or cannot be bought.
 */
export async function checkoutAhead(config: SiteConfig, aim: SignInAim): Promise<CheckoutAheadView | null> {
  if (aim.kind !== "checkout") return null;
  const { vehicle } = await namedVehicle(config, vehicleAhead(aim));
  if (vehicle === null) return null;
  if (reserveRefusal(vehicle, config) !== null && purchaseRefusal(vehicle, config) !== null) return null;
  return {
    vehicle: vehicleBrief(vehicle, config, exactMoney(config.site.locale, config.site.currency)),
    terms: depositTerms(vehicle, { config, t: siteTranslator(config) }),
  };
}
