import type { LoaderFunctionArgs } from "@remix-run/node";
import { LOGO_MARKS } from "~/features/site/logo/logo-marks";
import { shareCard } from "~/features/vehicle/print/build-sheet.server";
import { paperPicture } from "~/features/vehicle/print/paper-picture.server";
import { paperResponse } from "~/features/vehicle/print/paper-response.server";
import { PapersBusyError } from "~/ports/vehicle-papers";
import { services } from "~/services.server";
import { requireSite, siteFormatter, siteTranslator } from "~/request/site-context.server";
import { paperStyleOf } from "~/templates/paper-style.server";
import { requireVehicle } from "~/request/vehicle-context.server";

/** A changed vehicle's picture has a new address, so that previews may be kept for a day. */
const CACHE = "public, max-age=3600, s-maxage=86400";

/** The picture of a vehicle's link previews, 1200 by 630: photograph, name, price, the dealer's wordmark and colours. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const config = await requireSite(request);
  const vehicle = await requireVehicle(config, params["slug"], request);
  const { papers, pictures, clock } = await services();
  const site = { config, format: siteFormatter(config), t: siteTranslator(config), now: clock.now() };
  const key = [config.site.slug, vehicle.id, vehicle.updated_at].join("\n");
  try {
    const bytes = await papers.sharePicture(key, async () => ({
      card: shareCard(vehicle, site),
      style: paperStyleOf(config, LOGO_MARKS),
      picture: await paperPicture(vehicle, config, pictures),
    }));
    return paperResponse(request, bytes, { "Content-Type": "image/jpeg", "Cache-Control": CACHE });
  } catch (error) {
    if (!(error instanceof PapersBusyError)) throw error;
    return new Response("Busy.\n", {
      status: 503,
      headers: { "Retry-After": "3", "Cache-Control": "no-store" },
    });
  }
}
