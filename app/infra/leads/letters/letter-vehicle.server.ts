import { odometerText } from "~/domain/country/distance-unit";
import type { LeadVehicle } from "~/domain/lead/lead-record";
import type { LetterPart } from "~/domain/letter/letter";
import { pictureAddress } from "~/domain/picture/picture-address";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { siteAddress } from "~/domain/tenant/site-language";
import type { ShopperMailSource } from "./letter-source.server";

/** Pixels: twice the width of the column would be sharper, and twice the bytes in everybody's mailbox. */
const PICTURE_WIDTH = 640;

/** The vehicle a lead is about, as it was then; nothing for leads about none. */
export function vehiclePart(
  source: Pick<ShopperMailSource, "lead" | "config" | "copy" | "letters">,
): readonly LetterPart[] {
  const { vehicle } = source.lead;
  if (vehicle === null) return [];
  const { name, slug, picture } = vehicle;
  const href = siteAddress(source.config.site, `/cars/${slug}`);
  return [
    {
      kind: "vehicle",
      vehicle: {
        name,
        href,
        picture: letterPicture(picture, source.config),
        facts: facts(vehicle, source),
        price: null,
      },
    },
  ];
}

function facts(
  { km, stockNumber, incoming }: LeadVehicle,
  source: Parameters<typeof vehiclePart>[0],
): readonly string[] {
  return [
    ...(km === null ? [] : [odometerText(km, source.config.site)]),
    ...(stockNumber === null ? [] : [source.copy("forms.stock", { number: stockNumber })]),
    ...(incoming ? [source.copy("checkout.summary.arrival.value")] : []),
  ];
}

/**
 * The whole address of a picture for a mail, always on the dealer's own host: mail programs ask only there.
 * @param picture as stock holds it; null for none
 */
export function letterPicture(
  picture: string | null,
  { site, images }: Pick<SiteConfig, "site" | "images">,
): string | null {
  const path = picture === null ? null : pictureAddress(picture, images.hosts);
  if (path === null) return null;
  const sized = path.startsWith("/media/")
    ? `${path}${path.includes("?") ? "&" : "?"}w=${PICTURE_WIDTH}`
    : path;
  return new URL(sized, `${site.url}/`).href;
}
