import type { SiteConfig } from "../tenant/site-config";

/** Whether a dealer's pages offer to pay online: reserving, buying, or a deposit of its own (RES, OPEN-120). */
export function takesPayments({ features, routes }: Pick<SiteConfig, "features" | "routes">): boolean {
  return features.reserveOnline || features.buyOnline || routes.enabled.includes("onlinePayment");
}
