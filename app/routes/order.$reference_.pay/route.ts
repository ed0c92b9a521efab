import type { LoaderFunctionArgs } from "@remix-run/node";
import { leadToPayment, requireOrder } from "~/request/checkout-context.server";
import { formSite } from "~/request/form-context.server";

/**
 * Begins the payment of an order, keeps its vehicle from then on, and leads to the provider. Forms of the checkout lead
 * here.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const site = await formSite(request);
  return leadToPayment(request, site, await requireOrder(site, params["reference"]));
}
