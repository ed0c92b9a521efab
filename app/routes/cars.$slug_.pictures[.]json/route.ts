import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { cardPictures } from "~/features/vehicle/card/photos/card-pictures.server";
import { PUBLIC_PAGE_HEADERS, requireSite, siteTranslator } from "~/request/site-context.server";
import { requireVehicle } from "~/request/vehicle-context.server";

/**
 * What a card shows of its vehicle besides the first picture: `{pictures}`, from the first on. 404 outside the dealer's
 * stock, 503 while search is down.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const config = await requireSite(request);
  const vehicle = await requireVehicle(config, params["slug"], request);
  const pictures = cardPictures(vehicle, config, siteTranslator(config));
  return json({ pictures }, { headers: PUBLIC_PAGE_HEADERS });
}
