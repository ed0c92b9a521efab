import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { contactLinks } from "~/features/vehicle/page/contact-links";
import { PhoneAnswer } from "~/features/vehicle/page/phone-answer";
import { vehicleTitle } from "~/domain/vehicle/title";
import { vehiclePath } from "~/paths";
import { services } from "~/services.server";
import { requireSite } from "~/site-context.server";
import { requireVehicle } from "~/vehicle-context.server";

const PRIVATE = { "Cache-Control": "no-store" };

/**
 * Shows the number to call about a vehicle and tells the dealer that somebody asked (VDP-42, VDP-43, CALL-13): as
 * JSON to script, as a page to a form. The number is shown even when the report cannot be kept (V §8).
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const config = await requireSite(request);
  const vehicle = await requireVehicle(config, params["slug"]);
  const { phone } = contactLinks(vehicle, config);
  if (phone === null) throw new Response("No number.", { status: 404, statusText: "Not Found" });
  const { engagement, clock, logger } = await services();
  const report = {
    tenant: config.site.slug,
    website_id: config.site.id,
    dealership_id: vehicle.dealership_id,
    car_id: vehicle.id,
    at: clock.now().toISOString(),
  };
  await engagement.recordReveal(report).catch((error: unknown) => {
    logger.error({ tenant: config.site.slug, car: vehicle.id, error }, "a phone reveal could not be kept");
  });
  const name = vehicleTitle(vehicle, config.search);
  return json({ phone, name, backHref: vehiclePath(vehicle.slug) }, { headers: PRIVATE });
}

/** There is nothing to see before somebody asks. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(vehiclePath(params["slug"] ?? ""));
}

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function PhoneRoute() {
  const answer = useActionData<typeof action>();
  return answer === undefined ? null : <PhoneAnswer {...answer} />;
}
