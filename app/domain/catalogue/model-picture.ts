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
  const inside = studioInteriorOf({ ...faced(model), year: null });
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

type Segmented = Pick<CatalogueModel, "body">;

/** The fuel of a model that a place knows by its name alone; null where nobody says it. */
export function fuelOfNamed(
  models: readonly (Segmented & Pick<CatalogueModel, "name">)[],
  name: string,
): string | null {
  const model = models.find((one) => one.name.toLowerCase() === name.toLowerCase());
  return model === undefined ? null : fuelOf(model);
}

/** Of a model that is not found under electric ones nobody says what it burns. */
function fuelOf({ body }: Segmented): string | null {
  return body.includes("electric") ? "Electric" : null;
}

function faced(model: CatalogueModel) {
  const { make, name, stockName, shape } = model;
  return {
    item_type: shape === "caravan" ? ("caravan" as const) : ("car" as const),
    simple_body: shape === "caravan" ? null : shape,
    make,
    model: stockName ?? name,
    simple_fuel: fuelOf(model),
  };
}
