import { findMake } from "../make/make-list";
import type { ItemType } from "../vehicle/vehicle";
import { toSlug } from "../text/slug";
import type { CatalogueModel } from "./catalogue-model";

/** The makes a dealer has models of, in the order of the range. */
export function modelMakes(models: readonly CatalogueModel[]): readonly string[] {
  return [...new Set(models.map(({ make }) => make))];
}

/** The kind of vehicle a model is, by the body it is drawn with. */
export function modelKind({ shape }: Pick<CatalogueModel, "shape">): ItemType {
  if (shape === "caravan") return "caravan";
  return shape === "lightTruck" ? "truck" : "car";
}

/** Where the overview of a make stands (ROUTE-40). */
export function overviewPath(make: string): string {
  return `/${findMake(make)?.slug ?? toSlug(make)}/overview`;
}

const OVERVIEW = /^\/([^/]+)\/overview$/;

/** The make whose overview stands at a path; null when none does. */
export function overviewMakeAt(models: readonly CatalogueModel[], path: string): string | null {
  const slug = OVERVIEW.exec(path)?.[1];
  if (slug === undefined) return null;
  return modelMakes(models).find((make) => toSlug(make) === decoded(slug)) ?? null;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
