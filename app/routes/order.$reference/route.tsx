import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  hindranceOf,
  LATE,
  leadToPayment,
  orderPath,
  orderOfPath,
  otherHolds,
  requireOrder,
  seenOrder,
} from "~/request/checkout-context.server";
import { BESIDE, joinOrder } from "~/request/orders/other-order.server";
import { agreedAnswers } from "~/domain/checkout/agreed-answers";
import { awaitsTradeIn } from "~/domain/checkout/order-trade-in";
import type { Order } from "~/domain/checkout/order";
import { financeLink } from "~/domain/finance/finance-link";
import { priceToPay } from "~/domain/pricing/price-rule";
import { hasPage } from "~/domain/tenant/has-page";
import { tradeStart } from "~/domain/trade/trade-steps";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { orderView } from "~/features/checkout/order/build-order";
import { NoSentPage } from "~/features/sent/no-sent-page";
import { OrderPage } from "~/features/checkout/order/order-page";
import { placePhone } from "~/domain/phone/lead-phone";
import { isIncoming } from "~/domain/vehicle/stock-status";
import { phoneLink } from "~/domain/tenant/phone-view";
import { ContactBrief } from "~/features/forms/brief/contact-brief";
import { VehicleBrief } from "~/features/forms/brief/vehicle-brief";
import { metaSite, pageMeta } from "~/features/site/page-meta";
import { noSentView } from "~/pages/sent/no-sent-view.server";
import { formSite, type FormSite, formHeaders, sendTo } from "~/request/form-context.server";
import { exactMoney } from "~/domain/money/money-format";
import { requireForm } from "~/request/posted-form.server";
import { contactBrief } from "~/request/contact-brief.server";
import { toldFigureOf } from "~/request/told-figure.server";
import { namedVehicle, vehicleBrief } from "~/request/vehicle-brief.server";

/**
 * How an order stands, after asking the provider about its payment. An address that we did not sign is a 404 that says
 * whom to call: perhaps somebody's mail program cut it off.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const site = await formSite(request);
  const found = await orderOfPath(params["reference"] ?? "", site);
  if (found === null)
    return json(
      { none: noSentView(site, null), order: null, yard: null, vehicle: null },
      { status: 404, headers: formHeaders(site) },
    );
  const query = new URL(request.url).searchParams;
  if (found.replacedBy !== null) throw await sendToCorrected(site, found, query.has("cancel"));
  const order = await seenOrder(site, found, query);
  const hindrance = hindranceOf(query);
  const { vehicle } = await namedVehicle(site.config, order.carSlug);
  const incoming = vehicle !== null && isIncoming(vehicle);
  const yard = site.config.site.locations.find(({ id }) => id === vehicle?.location_id) ?? null;
  const phone = placePhone(yard, site.config);
  const view = orderView(order, site, {
    path: orderPath(order, site),
    now: site.now,
    incoming,
    hindrance,
    phone: phone === null ? null : phoneLink(phone, site.config),
    finance: vehicle === null ? null : restFinance(order, vehicle, site),
    tradeIn: await tradeInLink(order, site),
    otherHolds: hindrance === "limited" ? await otherHolds(site, order) : [],
    checking: query.has("paid") && order.state === "pending",
    late: query.has(LATE) && order.state !== "pending",
    corrected: query.has(CORRECTED),
    beside: query.get(BESIDE) ?? "",
    cancelling: query.has("cancel"),
  });
  return json(
    {
      none: null,
      order: view,
      // Whoever has paid comes to fetch it: the way there is the next step.
      yard:
        vehicle !== null && isPaidFor(order)
          ? contactBrief(
              site.config,
              site.t,
              site.now,
              vehicle.location_id,
              null,
              site.t(yardTitle(order, incoming)),
            )
          : null,
      vehicle:
        vehicle === null
          ? null
          : vehicleBrief(
              vehicle,
              site.config,
              exactMoney(site.config.site.locale, site.config.site.currency),
            ),
    },
    { headers: formHeaders(site) },
  );
}

function isPaidFor({ state }: Order): boolean {
  return state === "held" || state === "sold";
}

/** Where the buyer applies for finance who wants to pay the rest by it; null for others, and where the dealer has no page for it. */
function restFinance({ fields }: Order, vehicle: Vehicle, { config }: FormSite): string | null {
  if (agreedAnswers(fields).payBy !== "finance" || !hasPage(config, "finance")) return null;
  return financeLink(config.routes.finance, vehicle, priceToPay(vehicle, config.features.subscriptions));
}

/** Where the buyer describes the vehicle to trade in; null where none is, the order has it already or this browser described one. */
async function tradeInLink({ fields, carId }: Order, site: FormSite): Promise<string | null> {
  if (!awaitsTradeIn(fields) || (await toldFigureOf(site)) !== null) return null;
  return tradeStart(site.config, carId);
}

/** Who has it delivered is not sent to fetch it. */
function yardTitle({ fields }: Order, incoming: boolean): string {
  if (incoming) return "announcement.arriving";
  return agreedAnswers(fields).handover === "deliver" ? "checkout.order.sender" : "checkout.order.yard";
}

/** Parameter of the page of an order that says that the shopper came from one which it corrects. */
const CORRECTED = "corrected";

/** Leads from the page of an order that was corrected since to how it stands, where nothing is cancelled before it is asked. */
async function sendToCorrected(site: FormSite, order: Order, cancelling: boolean) {
  const newest = (await site.services.checkout.findNewest(order.tenant, order.id)) ?? order;
  return sendTo(`${orderPath(newest, site)}?${CORRECTED}${cancelling ? "&cancel" : ""}`, site);
}

/** Goes on with the payment, or cancels. */
export async function action({ request, params }: ActionFunctionArgs) {
  const site = await formSite(request);
  const order = await requireOrder(site, params["reference"]);
  const intent = (await requireForm(request, site.config)).get("intent");
  if (order.replacedBy !== null) return sendToCorrected(site, order, intent === "cancel");
  if (intent === "pay" || intent === "payUnkept") {
    await joinOrder(request, site);
    return leadToPayment(request, site, order, intent === "payUnkept");
  }
  if (intent === "cancel") await site.services.checkout.cancel(order, "cancelled");
  return sendTo(orderPath(order, site), site);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  if (!data || site === null) return [];
  return pageMeta(site, { title: (data.order ?? data.none).title, noindex: true });
};

export default function OrderRoute() {
  const { none, order, vehicle, yard } = useLoaderData<typeof loader>();
  if (order === null) return <NoSentPage {...none} />;
  return (
    <OrderPage
      order={order}
      vehicle={vehicle === null ? null : <VehicleBrief vehicle={vehicle} />}
      yard={yard === null ? null : <ContactBrief contact={yard} filled />}
    />
  );
}
