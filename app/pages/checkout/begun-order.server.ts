import type { Order } from "~/domain/checkout/order";
import { calledName } from "~/domain/lead/lead";
import type { FormNotice } from "~/features/forms/form-view";
import { orderPath } from "~/request/checkout-context.server";
import { besidePath, overrulingPath } from "~/request/orders/other-order.server";
import { tellBegun } from "~/request/begun-form.server";
import { type FormSite, type LeadParts, refuseForm } from "~/request/form-context.server";

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
  const notice = begunNotice({ ...parts, own, action, key }, site);
  return refuseForm(parts.ready.refuse({ notice }), 409, site, context);
}

function begunNotice({ own, action, key, form }: BesideBegun, site: FormSite): FormNotice {
  const { t } = site;
  const name = calledName(own.contact);
  const isPaid = own.state !== "pending";
  const say = (word: string) => t(`checkout.begun.${word}`, { name });
  const ways = own.kind === form.kind ? (["instead", "same"] as const) : (["instead"] as const);
  const deed = (way: (typeof ways)[number]) => ({
    action: overrulingPath(action, own, site, way),
    label: say(way),
  });
  return {
    title: say(`${own.kind === "purchase" ? "purchase" : "reservation"}${isPaid ? "Paid" : ""}`),
    text: say(isPaid ? "paidText" : "text"),
    links: [
      isPaid
        ? { href: orderPath(own, site), label: say("see") }
        : { href: besidePath(own, key, site), label: say("goOn") },
    ],
    ...(isPaid ? {} : { deeds: ways.map(deed) }),
  };
}
