import { type PaintName, PAINTS } from "../picture/paint-palette";
import { bareShape } from "../picture/studio-accessories";
import { studioShapeOf } from "../picture/studio-face";
import { studioInteriorOf } from "../picture/studio-interior";
import { studioPictureAddress, type StudioView } from "../picture/studio-picture";
import type { SiteImage } from "../tenant/config/shapes";
import type { CatalogueModel } from "./catalogue-model";

const SIZE = { width: 1200, height: 900 };

/**
 * A model's own picture, the new one first (OPEN-44). Without one, the drawn model in its first colour, with the face of
 * its vehicles in stock, but without accessories: it stands beside the lowest price.
 */
export function modelPicture(model: CatalogueModel): SiteImage {
  return model.newImage ?? model.image ?? drawnModel(model, "hero", firstPaint(model));
}

/** A model drawn from outside, in a paint. */
export function drawnModel(model: CatalogueModel, view: StudioView, paint: PaintName): SiteImage {
  const body = bareShape(studioShapeOf(faced(model)));
  const src = studioPictureAddress({ body, view, paint: PAINTS[paint] });
  return { src, alt: "", ...SIZE };
}

/** A model drawn from inside; null for one without an inside. */
export function drawnInside(model: CatalogueModel, view: StudioView): SiteImage | null {
  const isElectric = model.body.includes("electric");
  const inside = studioInteriorOf({
    ...faced(model),
    year: null,
    simple_fuel: isElectric ? "Electric" : "Petrol",
  });
  if (inside === null) return null;
  return {
    src: studioPictureAddress({ body: inside, view, paint: PAINTS[firstPaint(model)] }),
    alt: "",
    ...SIZE,
  };
}

/** A model without a colour is shown in one that suits any body. */
export function firstPaint({ colours }: CatalogueModel): PaintName {
  return colours[0]?.paint ?? "silver";
}

function faced({ make, name, stockName, shape }: CatalogueModel) {
  return {
    item_type: shape === "caravan" ? ("caravan" as const) : ("car" as const),
    simple_body: shape === "caravan" ? null : shape,
    make,
    model: stockName ?? name,
  };
}
