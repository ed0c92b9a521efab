import { offersPurchase, offersReserve } from "../checkout/checkout-offer";
import { FORM_KEYS, FORMS } from "../forms/form-catalogue";
import { formPath } from "../forms/site-form";
import type { SiteConfig } from "../tenant/site-config";
import type { LeadKind } from "./lead";

/** The kinds of lead that this dealer's site can send: those of the forms and journeys it has. */
export function possibleKinds(config: SiteConfig): readonly LeadKind[] {
  const { routes } = config;
  const forms = FORM_KEYS.filter((key) => formPath(config, key) !== null).map((key) => FORMS[key].kind);
  const has = (page: (typeof routes.enabled)[number]) => routes.enabled.includes(page);
  const journeys: readonly (readonly [LeadKind, boolean])[] = [
    ["tradeIn", has("sell")],
    ["reservation", has("checkout") && offersReserve(config)],
    ["purchase", has("checkoutJourney") && offersPurchase(config)],
    ["onlinePayment", has("onlinePayment")],
  ];
  return [...new Set([...forms, ...journeys.flatMap(([kind, isHere]) => (isHere ? [kind] : []))])];
}
