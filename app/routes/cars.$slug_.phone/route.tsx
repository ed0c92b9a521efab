import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { trackAbout } from "~/ui/analytics/track";
import { contactLinks } from "~/features/vehicle/page/contact/contact-links";
import { numberHiding } from "~/features/vehicle/page/contact/number-hiding";
import { metaSite, pageMeta } from "~/features/site/page-meta";
import { PhonePage } from "~/features/vehicle/page/contact/phone-page";
import type { MaskedPhoneView } from "~/features/vehicle/page/vehicle-page-view";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { vehicleTitle } from "~/domain/vehicle/title";
import { vehiclePath } from "~/paths";
import { reportReveal } from "~/request/phone-reveal.server";
import { requireForm } from "~/request/posted-form.server";
import { requireSite, siteTranslator } from "~/request/site-context.server";
import { requireVehicle } from "~/request/vehicle-context.server";

const PRIVATE = { "Cache-Control": "no-store" };

/**
 * Tells the dealer that somebody asked for the number to call about a vehicle, and shows it (VDP-42, VDP-43,
 * CALL-13). The number is shown even when the report cannot be kept.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const config = await requireSite(request);
  const vehicle = await requireVehicle(config, params["slug"]);
  const { text, href } = requirePhone(vehicle, config);
  await requireForm(request, config);
  await reportReveal(request, vehicle, config);
  return json({ text, href }, { headers: PRIVATE });
}

/** The page that masks the number until it is asked for. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const config = await requireSite(request);
  const vehicle = await requireVehicle(config, params["slug"], request);
  const phone = requirePhone(vehicle, config);
  const name = vehicleTitle(vehicle, config.search);
  const title = `${siteTranslator(config)("vehicle.call")}: ${name}`;
  const hide = numberHiding(vehicle, config);
  return json(hide({ phone, name, title, carId: vehicle.id, backHref: vehiclePath(vehicle.slug) }), {
    headers: PRIVATE,
  });
}

function requirePhone(vehicle: Vehicle, config: SiteConfig): MaskedPhoneView {
  const { phone } = contactLinks(vehicle, config);
  if (phone === null) throw new Response("No number.", { status: 404, statusText: "Not Found" });
  return phone;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = metaSite(matches);
  if (!data || site === null) return [];
  return pageMeta(site, { title: data.title, path: data.backHref, noindex: true });
};

export default function PhoneRoute() {
  const told = useActionData<typeof action>();
  const { phone, name, carId, backHref } = useLoaderData<typeof loader>();
  useEffect(() => trackAbout({ car_id: carId }), [carId]);
  return (
    <PhonePage phone={{ ...phone, ...told }} name={name} backHref={backHref} revealed={told !== undefined} />
  );
}
