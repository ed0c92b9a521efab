import { absolutePicture } from "../content/page-frame";
import type { SiteLocation } from "../tenant/config/location";
import type { SiteConfig } from "../tenant/site-config";
import { sitePicture } from "../tenant/site-picture";

/** What linked data shows of a place: its own photo, or nothing. */
export function placeImage(config: SiteConfig, { image }: Pick<SiteLocation, "image">): { image?: string } {
  return image === null ? {} : { image: absolutePicture(config, image.src) };
}

/** What linked data shows of the dealer as a whole: its main place, else the picture that stands for the site. */
export function dealerImage(
  config: SiteConfig,
  main: Pick<SiteLocation, "image"> | null,
): { image?: string } {
  const picture = sitePicture(config);
  if (main !== null && main.image !== null) return placeImage(config, main);
  return picture === null ? {} : { image: absolutePicture(config, picture.path) };
}
