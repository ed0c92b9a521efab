import type { LoaderFunctionArgs } from "@remix-run/node";
import { leadToPayment, requireOrder } from "~/request/checkout-context.server";
import { formSite } from "~/request/form-context.server";

/** Where a form of the checkout leads: begins the payment, keeps the vehicle from then on, and leads to the provider. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const site = await formSite(request);
  return leadToPayment(request, site, await requireOrder(site, params["reference"]));
}
