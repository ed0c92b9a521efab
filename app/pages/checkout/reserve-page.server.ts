import { json, redirect } from "@remix-run/node";
import { passGate } from "~/request/account-context.server";
import {
  orderFrom,
  orderPath,
  ownOrder,
  placeAndPay,
  robotAnswer,
  tradeInFields,
} from "~/request/checkout-context.server";
import { correctingPath, isCorrected } from "~/request/orders/other-order.server";
import { answersOfOrder } from "~/domain/checkout/again/answers-of-order";
import { checkoutForm } from "~/domain/checkout/checkout-forms";
import { offersReserve, reserveRefusal } from "~/domain/checkout/checkout-offer";
import { begunKey } from "~/domain/lead/origin/half-way";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { depositFor, priceLeft, reservePage, terms } from "~/features/checkout/build-checkout";
import { withTradeIn } from "~/features/checkout/trade-in-row";
import { buildForm } from "~/features/forms/build-form";
import {
  formSite,
  freshToken,
  receiveForm,
  refuseForm,
  wasRefused,
  formHeaders,
  refuseUnkept,
  sendTo,
} from "~/request/form-context.server";
import { vehiclePath } from "~/paths";
import { keptValues } from "~/request/kept-values.server";
import { exactMoney } from "~/domain/money/money-format";
import { toldFigureOf } from "~/request/told-figure.server";
import { vehicleBrief } from "~/request/vehicle-brief.server";
import { requireVehicle } from "~/request/vehicle-context.server";
import { begunNotice } from "~/pages/form/opened/begun-notice.server";
import { refuseBegun } from "./begun-order.server";
import { closedBy, closedCheckout } from "./closed-checkout.server";
import { orOutage, showDuringOutage, takeDuringOutage } from "./checkout-outage.server";

const FORM = (config: SiteConfig) => checkoutForm(config, "reserve");

type Segment = SiteConfig["routes"]["checkoutSegment"];

/** Where a vehicle is reserved on this dealer's site (ROUTE-11, ROUTE-12). */
function reservePath(vehicle: Vehicle, { routes }: SiteConfig): string {
  return `${vehiclePath(vehicle.slug)}/${routes.checkoutSegment}`;
}

/**
 * The vehicle with this browser's order and answers, or why it is not available. The gate comes after that: nobody has
 * to sign in for a vehicle that is not available (AUTH-11).
 */
async function asked(request: Request, slug: string | undefined, segment: Segment) {
  const site = await formSite(request);
  const { config } = site;
  if (!config.routes.enabled.includes("checkout")) throw new Response(null, { status: 404 });
  const vehicle = await requireVehicle(config, slug, request.method === "GET" ? request : undefined);
  const path = reservePath(vehicle, config);
  if (segment !== config.routes.checkoutSegment)
    throw offersReserve(config) ? redirect(path, 301) : new Response(null, { status: 404 });
  const own = await ownOrder(site, vehicle.id);
  const closed = own === null ? await closedBy(site, vehicle, reserveRefusal(vehicle, config)) : null;
  const facts = { carSlug: vehicle.slug };
  const shopper = closed === null ? await passGate(request, config, "checkout", facts) : null;
  return { site, vehicle, path, own, closed, shopper };
}

/**
 * The page to reserve a vehicle on, or why it cannot be reserved. A browser that reserved it already is led to its
 * reservation.
 */
export async function showReserve(
  request: Request,
  slug: string | undefined,
  segment: Segment,
  context: object,
) {
  const found = await asked(request, slug, segment).catch(orOutage);
  if ("error" in found) return showDuringOutage(request, context, found.error, FORM);
  const { site, vehicle, path, own, closed, shopper } = found;
  const { config, t } = site;
  // Without script, a form that was sent back is drawn by its page.
  const isShown = own === null || wasRefused(context) || isCorrected(request, own);
  if (!isShown) throw sendTo(orderPath(own, site), site);
  if (closed !== null) return closedCheckout(site, vehicle, path, closed);
  const form = checkoutForm(config, "reserve");
  const known = shopper === null ? {} : { phone: shopper.phone, email: shopper.email ?? "" };
  const isFilled = own !== null && isCorrected(request, own);
  const view = {
    kind: "open" as const,
    begun: isFilled ? begunNotice(site, Date.parse(own.createdAt), path) : null,
    page: withTradeIn(reservePage(vehicle, site), await toldFigureOf(site), priceLeft(vehicle, config), {
      config,
      t,
    }),
    form: buildForm({
      form: { ...form, own: { note: t("checkout.reserve.note", terms(vehicle, site)) } },
      config,
      t,
      action: isFilled ? correctingPath(path, request) : path,
      token: freshToken(site, form),
      today: site.today,
      values: {
        ...known,
        ...(await keptValues(request, config, form)),
        ...(isFilled ? answersOfOrder(own) : {}),
      },
    }),
    vehicle: vehicleBrief(vehicle, config, exactMoney(config.site.locale, config.site.currency)),
    refused: wasRefused(context),
    errorWord: t("forms.error"),
  };
  return json(view, { headers: formHeaders(site) });
}

/** Places the reservation and leads to its payment. */
export async function takeReserve(
  request: Request,
  slug: string | undefined,
  segment: Segment,
  context: object,
) {
  const found = await asked(request, slug, segment).catch(orOutage);
  if ("error" in found) return takeDuringOutage(request, context, found.error, FORM);
  const { site, vehicle, path, closed } = found;
  // The page says why, so the shopper is led there.
  if (closed !== null) return sendTo(path, site);
  const form = checkoutForm(site.config, "reserve");
  const ready = await receiveForm(request, site, form);
  if (ready.kind === "refused") return refuseForm(ready.answer, ready.status, site, context);
  const robot = robotAnswer(site, form, ready);
  if (robot !== null) return refuseForm(robot, 400, site, context);
  const amount = depositFor(vehicle, site.config);
  const tradeIn = await toldFigureOf(site);
  const finishes = begunKey(ready.token.key);
  const parts = { kind: "reservation", form, ready, vehicle, amount, tradeIn, finishes } as const;
  const placed = await placeAndPay(request, site, orderFrom(request, site, parts));
  if (!("kind" in placed)) return placed;
  if (placed.kind === "begun") {
    const extra = tradeInFields(ready, tradeIn);
    const begun = { own: placed.order, action: path, key: ready.token.key };
    return refuseBegun(request, site, { form, ready, vehicle, extra, ...begun }, context);
  }
  if (placed.kind === "taken") return sendTo(path, site);
  return refuseUnkept(site, ready, context);
}
