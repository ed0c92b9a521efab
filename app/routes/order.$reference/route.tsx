import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  checkoutHeaders,
  isUnreachable,
  leadToPayment,
  orderOfPath,
  orderPath,
  sendTo,
} from "~/checkout-context.server";
import type { Order } from "~/domain/checkout/order";
import { orderView } from "~/features/checkout/build-order";
import { OrderPage } from "~/features/checkout/order-page";
import { VehicleBrief } from "~/features/forms/vehicle-brief";
import { metaSite, pageMeta } from "~/features/site/page-meta";
import { formSite, type FormSite } from "~/form-context.server";
import { requireForm } from "~/posted-form.server";
import { namedVehicle, vehicleBrief } from "~/vehicle-brief.server";

/** How an order stands; its payment is asked for first. 404 for an address we did not sign. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const site = await formSite(request);
  const found = await requireOrder(site, params["reference"]);
  const order = await site.services.checkout.settle(found);
  const query = new URL(request.url).searchParams;
  const { vehicle } = await namedVehicle(site.config, order.carSlug);
  const view = orderView(order, site, {
    path: orderPath(order, site),
    unreachable: isUnreachable(query),
    checking: query.has("paid") && order.state === "pending",
    cancelling: query.has("cancel"),
  });
  return json(
    { order: view, vehicle: vehicle === null ? null : vehicleBrief(vehicle, site.config) },
    { headers: checkoutHeaders(site) },
  );
}

/** Goes on with the payment, or cancels. */
export async function action({ request, params }: ActionFunctionArgs) {
  const site = await formSite(request);
  const order = await requireOrder(site, params["reference"]);
  const intent = (await requireForm(request, site.config)).get("intent");
  if (intent === "pay") return leadToPayment(site, order);
  if (intent === "cancel") await site.services.checkout.cancel(order, "cancelled");
  return sendTo(orderPath(order, site), site);
}

async function requireOrder(site: FormSite, reference = ""): Promise<Order> {
  const order = await orderOfPath(reference, site);
  if (order === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  return order;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  if (!data || site === null) return [];
  return pageMeta(site, { title: data.order.title, noindex: true });
};

export default function OrderRoute() {
  const { order, vehicle } = useLoaderData<typeof loader>();
  return <OrderPage order={order} vehicle={vehicle === null ? null : <VehicleBrief vehicle={vehicle} />} />;
}
