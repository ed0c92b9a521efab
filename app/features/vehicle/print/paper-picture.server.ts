import { pictureAddress } from "~/domain/picture/picture-address";
import { parsePictureRequest, type PictureWidth } from "~/domain/picture/picture-request";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { PictureFault, type PictureSource } from "~/ports/picture-source";
import type { PaperPicture } from "~/ports/vehicle-papers";

const WIDTH: PictureWidth = 1200;

/** The vehicle's first picture as a JPEG for paper; null when there is none, or it cannot be loaded now. */
export async function paperPicture(
  { images }: Pick<Vehicle, "images">,
  { site, images: { hosts } }: Pick<SiteConfig, "site" | "images">,
  pictures: PictureSource,
): Promise<PaperPicture> {
  const [first] = images;
  const path = first === undefined ? null : pictureAddress(first.image.url, hosts);
  if (path === null) return null;
  const url = new URL(path, site.url);
  url.search = new URLSearchParams({ w: String(WIDTH), f: "jpeg" }).toString();
  const request = parsePictureRequest(url);
  if (request === null) return null;
  try {
    const picture = await pictures.read(request, { formats: ["jpeg"], imageHosts: hosts });
    return picture?.bytes ?? null;
  } catch (error) {
    if (error instanceof PictureFault) return null;
    throw error;
  }
}
