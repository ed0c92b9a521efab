import type { Order } from "~/domain/checkout/order";
import { calledName } from "~/domain/lead/lead";
import type { FormNotice } from "~/features/forms/form-view";
import { insteadPath, orderPath } from "~/request/checkout-context.server";
import { type FormSite, type LeadParts, refuseForm, tellBegun } from "~/request/form-context.server";

/** A form that was sent although its browser has another's order. */
export interface BesideBegun extends LeadParts {
  readonly own: Order;
  /** Path that the form is sent to. */
  readonly action: string;
  /** That the pages of the form share. */
  readonly key: string;
}

/**
 * Sends a form back in whose browser somebody else's order has the vehicle, with whose it is and the ways on. The dealer is told
 * of who typed it, should they leave it at that.
 */
export async function refuseBegun(
  request: Request,
  site: FormSite,
  { own, action, key, ...parts }: BesideBegun,
  context: object,
) {
  await tellBegun(request, site, key, parts);
  return refuseForm(parts.ready.refuse({ notice: begunNotice(own, action, site) }), 409, site, context);
}

function begunNotice(own: Order, action: string, site: FormSite): FormNotice {
  const { t } = site;
  const name = calledName(own.contact);
  const isPaid = own.state !== "pending";
  const say = (key: string) => t(`checkout.begun.${key}`, { name });
  return {
    title: say(`${own.kind === "purchase" ? "purchase" : "reservation"}${isPaid ? "Paid" : ""}`),
    text: say(isPaid ? "paidText" : "text"),
    links: [{ href: orderPath(own, site), label: say(isPaid ? "see" : "goOn") }],
    ...(isPaid ? {} : { deed: { action: insteadPath(action, own, site), label: say("instead") } }),
  };
}
