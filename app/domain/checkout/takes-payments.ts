import type { SiteConfig } from "../tenant/site-config";
import { offersPurchase, offersReserve } from "./checkout-offer";

/** Whether a dealer's pages offer to pay online: reserving, buying, or a deposit of its own (RES, OPEN-120). */
export function takesPayments(config: Pick<SiteConfig, "features" | "routes" | "vehicle" | "card">): boolean {
  return offersReserve(config) || offersPurchase(config) || config.routes.enabled.includes("onlinePayment");
}
