import type { SiteConfig } from "~/domain/tenant/site-config";
import { vehicleTitle } from "~/domain/vehicle/title";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Translator } from "~/i18n/translator";
import { pictureView, type PictureView } from "../../picture-view";

/** On a card nobody leafs through more; the page has them all. */
const MOST = 12;

/** The first pictures of a vehicle, those on foreign hosts that the dealer does not name left out. */
export function cardPictures(
  vehicle: Pick<Vehicle, "images" | "year" | "make" | "model" | "colour">,
  config: Pick<SiteConfig, "images" | "search">,
  t: Translator,
): readonly PictureView[] {
  const subject = { name: vehicleTitle(vehicle, config.search), colour: vehicle.colour };
  return vehicle.images
    .slice(0, MOST)
    .flatMap(({ image }, index) => pictureView(image.url, subject, index, config, t) ?? []);
}
