import { json } from "@remix-run/node";
import { toSlug } from "~/domain/text/slug";
import { paperLinks } from "~/domain/vehicle/paper-links";
import { vehicleTitle } from "~/domain/vehicle/title";
import { LOGO_MARKS } from "~/features/site/logo/logo-marks";
import { vehicleSheet } from "~/features/vehicle/print/build-sheet.server";
import { paperPicture } from "~/features/vehicle/print/paper-picture.server";
import { paperResponse, pdfHeaders } from "~/features/vehicle/print/paper-response.server";
import { calculatorOf } from "~/features/vehicle/sections/finance/read-inputs";
import { PapersBusyError } from "~/ports/vehicle-papers";
import { services } from "~/services.server";
import { requireSite, siteFormatter, siteTranslator } from "~/request/site-context.server";
import { paperStyleOf } from "~/templates/paper-style.server";
import { requireVehicle } from "~/request/vehicle-context.server";

/**
 * A vehicle's sheet as a PDF to keep (CALL-20): 404 where the dealer offers none, 503 with `{error}` while too many
 * are being made.
 */
export async function vehiclePdfResponse(request: Request, slug: string | undefined): Promise<Response> {
  const config = await requireSite(request);
  const vehicle = await requireVehicle(config, slug, request);
  if (paperLinks(vehicle, config) === null) throw new Response("No PDF here.", { status: 404 });
  const { papers, pictures, clock } = await services();
  const now = clock.now();
  const t = siteTranslator(config);
  const site = { config, format: siteFormatter(config), t, now };
  // The sheet names the day of its price, and whether the vehicle is reserved or gone. They change while the vehicle does not.
  const day = site.format.date(now);
  const query = new URL(request.url).searchParams;
  const asked = calculatorOf(query).toString();
  const key = [
    config.site.slug,
    vehicle.id,
    vehicle.updated_at,
    vehicle.status,
    vehicle.reserved,
    day,
    asked,
  ].join("\n");
  const name = `${toSlug(`${vehicleTitle(vehicle, config.search)} ${vehicle.stocknum}`)}.pdf`;
  try {
    const bytes = await papers.pdf(key, async () => ({
      sheet: vehicleSheet(vehicle, site, query),
      style: paperStyleOf(config, LOGO_MARKS),
      picture: await paperPicture(vehicle, config, pictures),
    }));
    return paperResponse(request, bytes, pdfHeaders(name));
  } catch (error) {
    if (!(error instanceof PapersBusyError)) throw error;
    return json(
      { error: t("share.failed") },
      { status: 503, headers: { "Retry-After": "3", "Cache-Control": "no-store" } },
    );
  }
}
