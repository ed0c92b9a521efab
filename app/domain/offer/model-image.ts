import type { CatalogueModel } from "../catalogue/catalogue-model";
import { studioShapeOf } from "../picture/studio-face";
import { studioPictureAddress } from "../picture/studio-picture";
import type { SiteImage } from "../tenant/config/shapes";
import { manufacturerName, type Offer } from "./offer";

type About = Pick<Offer, "manufacturer" | "model">;
type Pictured = Pick<CatalogueModel, "make" | "name" | "stockName" | "image" | "shape" | "colours">;

/** The picture of the model an offer is about (image_or_model_image, OFFER-12); null for none of the dealer's range. */
export function modelImageOf(offer: About, models: readonly Pictured[]): SiteImage | null {
  const make = manufacturerName(offer);
  const model = models.find(
    (one) => one.make === make && (one.name === offer.model || one.stockName === offer.model),
  );
  return model === undefined ? null : (model.image ?? drawnModel(model));
}

function drawnModel({ make, name, shape, colours }: Pictured): SiteImage | null {
  const [first] = colours;
  if (first === undefined) return null;
  const isCaravan = shape === "caravan";
  const body = studioShapeOf({
    item_type: isCaravan ? "caravan" : "car",
    simple_body: isCaravan ? null : shape,
    make,
    model: name,
  });
  const src = studioPictureAddress({ body, view: "hero", paint: first.hex.slice(1) });
  return { src, alt: `${make} ${name}`, width: 1200, height: 900 };
}
