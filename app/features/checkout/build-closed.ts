import type { CheckoutRefusal } from "~/domain/checkout/checkout-offer";
import { vehicleTitle } from "~/domain/vehicle/title";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { VehicleHold } from "~/ports/order-store";
import { stockPath, vehiclePath } from "~/paths";
import type { CheckoutSite } from "./checkout-site";
import { zonedTime } from "~/domain/time/zoned-time";
import { momentText } from "./checkout-text";
import type { ClosedView } from "./checkout-view";

/** Why a vehicle cannot be reserved or bought online now. */
export type Closed = CheckoutRefusal | "pending" | "noPayments" | "unavailable";

/** The status of the page that says so (OPEN-128: 409 for a vehicle that somebody has). */
export const CLOSED_STATUS: Readonly<Record<Closed, number>> = {
  reserved: 409,
  pending: 409,
  sold: 410,
  notOffered: 404,
  noPrice: 404,
  subscription: 404,
  testDriveOnly: 404,
  noPayments: 503,
  unavailable: 503,
};

/** Until when a vehicle is held; a payment that is under way ends today, so its hour is enough. */
function holdEnd({ state, until }: VehicleHold, config: CheckoutSite["config"]): string {
  return state === "held" ? momentText(until, config) : zonedTime(until, config.site);
}

/** The page that says why, with the ways on. */
export function closedPage(
  why: Closed,
  vehicle: Vehicle | null,
  { config, t }: CheckoutSite,
  again: string,
  hold: VehicleHold | null = null,
): ClosedView {
  const time = hold === null ? "" : holdEnd(hold, config);
  const text = why === "reserved" && hold !== null ? "textUntil" : "text";
  const about = vehicle === null ? null : vehiclePath(vehicle.slug);
  const ways: readonly (readonly [string, string | null])[] = [
    // The first way on is the filled one: trying again at once only helps where nobody else has the vehicle.
    [again, why === "noPayments" ? t("checkout.closed.again") : null],
    [`${about ?? ""}#contact`, about === null || why === "sold" ? null : t("checkout.closed.enquire")],
    [again, why === "pending" ? t("checkout.closed.again") : null],
    [about ?? "", about === null ? null : t("checkout.closed.back")],
    [
      vehicle === null ? "" : stockPath({ make: vehicle.make, model: vehicle.model }),
      vehicle === null ? null : t("checkout.closed.similar"),
    ],
  ];
  const name = vehicle === null ? [] : [{ label: vehicleTitle(vehicle, config.search), href: about ?? "/" }];
  return {
    title: t(`checkout.closed.${why}.title`),
    text: t(`checkout.closed.${why}.${text}`, { time }),
    crumbs: [{ label: t("vehicle.home"), href: "/" }, ...name, { label: t(`checkout.closed.${why}.title`) }],
    crumbsLabel: t("vehicle.breadcrumb"),
    links: ways.flatMap(([href, label]) => (label === null ? [] : [{ href, label }])),
  };
}
