import { type CatalogueModel, modelTitle } from "../catalogue/catalogue-model";
import { modelPicture } from "../catalogue/model-picture";
import type { SiteImage } from "../tenant/config/shapes";
import { manufacturerName, type Offer } from "./offer";

type About = Pick<Offer, "manufacturer" | "model">;

/** The picture of the model an offer is about (image_or_model_image, OFFER-12); null for none of the dealer's range. */
export function modelImageOf(offer: About, models: readonly CatalogueModel[]): SiteImage | null {
  const make = manufacturerName(offer);
  const model = models.find((one) => one.make === make && isModel(one, offer.model));
  if (model === undefined) return null;
  const picture = modelPicture(model);
  return { ...picture, alt: picture.alt === "" ? modelTitle(model) : picture.alt };
}

function isModel({ name, stockName }: CatalogueModel, model: string | null): boolean {
  return model !== null && (name === model || stockName === model);
}
