import { studioShapeOf } from "../picture/studio-face";
import { studioInteriorOf } from "../picture/studio-interior";
import { studioPictureAddress, type StudioView } from "../picture/studio-picture";
import type { SiteImage } from "../tenant/config/shapes";
import type { CatalogueModel } from "./catalogue-model";

const SIZE = { width: 1200, height: 900 };

/** A model's own picture; without one, the drawn one in its first colour, in the face its vehicles in stock have. */
export function modelPicture(model: CatalogueModel): SiteImage {
  return model.image ?? drawnModel(model, "hero", firstPaint(model));
}

/** A model drawn from outside, in a paint (`#rrggbb`). */
export function drawnModel(model: CatalogueModel, view: StudioView, paint: string): SiteImage {
  const src = studioPictureAddress({ body: studioShapeOf(faced(model)), view, paint: paint.slice(1) });
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
    src: studioPictureAddress({ body: inside, view, paint: firstPaint(model).slice(1) }),
    alt: "",
    ...SIZE,
  };
}

function firstPaint({ colours }: CatalogueModel): string {
  return colours[0]?.hex ?? "#b9bdc1";
}

function faced({ make, name, stockName, shape }: CatalogueModel) {
  return {
    item_type: shape === "caravan" ? ("caravan" as const) : ("car" as const),
    simple_body: shape === "caravan" ? null : shape,
    make,
    model: stockName ?? name,
  };
}
