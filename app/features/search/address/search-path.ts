import type { FacetAttribute } from "~/domain/search/attributes";
import { isCarType } from "~/domain/search/normalise-query";
import type { VehicleQuery } from "~/domain/search/query";
import type { CarType } from "~/domain/vehicle/vehicle";
import { toSlug } from "~/domain/text/slug";
import { CAR_TYPE_SEGMENTS } from "~/domain/search/car-type-segments";
import { carTypeSegment, stockPath } from "~/paths";
import { makeOf } from "~/domain/make/make-of";
import { makeBySlug, makeModelBySlug, type SearchUrlContext } from "./url-context";

export type Refinements = VehicleQuery["refinements"];

/** Which meaning a path was read with (OPEN-06). */
export type SearchPathKind = "stock" | "make" | "model" | "dealership";

export interface ReadPath {
  readonly kind: SearchPathKind;
  readonly refinements: Refinements;
}

/**
 * The refinements a listing path stands for, tried as car type, dealership, make, in that order (OPEN-06);
 * null when it names nothing this dealer has.
 * @param path the part after `/search/` or `/used-car/`, still percent-encoded
 * @param base what every path under this prefix means: `{}` or, for `/used-car/`, used stock
 */
export function readPath(path: string, context: SearchUrlContext, base: Refinements = {}): ReadPath | null {
  const segments = decodeSegments(path);
  if (segments === null) return null;
  const [first = "", ...rest] = segments;
  const carTypes = base.car_type === undefined ? segmentTypes(first) : null;
  if (carTypes) return readMake(rest, context, carTypes.length > 0 ? { car_type: carTypes } : {});
  const dealership = context.dealerships.find(({ slug }) => slug === first);
  if (dealership && rest.length === 0) {
    return { kind: "dealership", refinements: { ...base, dealership_name: [dealership.name] } };
  }
  return segments.length === 0 && base.car_type === undefined ? null : readMake(segments, context, base);
}

function readMake(
  segments: readonly string[],
  context: SearchUrlContext,
  base: Refinements,
): ReadPath | null {
  const [makeSlug, modelSlug, ...more] = segments;
  if (more.length > 0) return null;
  if (makeSlug === undefined) return { kind: "stock", refinements: base };
  const make = makeBySlug(makeSlug, context);
  if (make === null) return null;
  if (modelSlug === undefined) return { kind: "make", refinements: { ...base, make: [make] } };
  const makeModel = makeModelBySlug(make, modelSlug, context);
  return makeModel === null ? null : { kind: "model", refinements: { ...base, make_model: [makeModel] } };
}

export interface WrittenPath {
  readonly path: string;
  /** The attributes the path already says; the others stay parameters (URL-06). */
  readonly folded: readonly FacetAttribute[];
}

/** The path of a listing: what {@link readPath} reads back to the same refinements. */
export function writePath(refinements: Refinements, context: SearchUrlContext): WrittenPath {
  const carTypes = (refinements.car_type ?? []).filter(isCarType);
  const types: readonly CarType[] = carTypeSegment(carTypes) === null ? [] : carTypes;
  const folded: FacetAttribute[] = types.length > 0 ? ["car_type"] : [];
  const model = pathModel(refinements, context);
  if (model) return { path: stockPath({ carTypes: types, ...model }), folded: [...folded, "make_model"] };
  const make = pathMake(refinements, context);
  if (make !== null) return { path: stockPath({ carTypes: types, make }), folded: [...folded, "make"] };
  const dealership = types.length === 0 ? pathDealership(refinements, context) : null;
  if (dealership !== null) return { path: `/search/${dealership}`, folded: ["dealership_name"] };
  return { path: stockPath({ carTypes: types }), folded };
}

/** The make for the path: the only one chosen, if its slug means it; none beside models of other makes. */
function pathMake(
  { make: makes, make_model: models, model_badge: badges }: Refinements,
  context: SearchUrlContext,
): string | null {
  const [make] = makes ?? [];
  if (models !== undefined || badges !== undefined || makes?.length !== 1 || make === undefined) return null;
  return ownsSlug(make, context) ? make : null;
}

function pathModel(
  { make: makes, make_model: models, model_badge: badges }: Refinements,
  context: SearchUrlContext,
) {
  const [value] = models ?? [];
  if (makes !== undefined || badges !== undefined || models?.length !== 1 || value === undefined) return null;
  const make = makeOf(value, context.makes);
  if (make === null || !ownsSlug(make, context)) return null;
  const model = value.slice(make.length + 1);
  const slug = toSlug(model);
  return slug !== "" && makeModelBySlug(make, slug, context) === value ? { make, model } : null;
}

function pathDealership({ dealership_name: names }: Refinements, context: SearchUrlContext): string | null {
  const found = names?.length === 1 ? context.dealerships.find(({ name }) => name === names[0]) : undefined;
  if (found === undefined || segmentTypes(found.slug)) return null;
  return context.dealerships.find(({ slug }) => slug === found.slug) === found ? found.slug : null;
}

/** Whether the make's slug, standing first in a path, would be read as this make. */
function ownsSlug(make: string, context: SearchUrlContext): boolean {
  const slug = toSlug(make);
  if (slug === "" || segmentTypes(slug)) return false;
  return makeBySlug(slug, context) === make && !context.dealerships.some((one) => one.slug === slug);
}

function segmentTypes(segment: string): readonly CarType[] | null {
  for (const [name, types] of Object.entries(CAR_TYPE_SEGMENTS)) if (name === segment) return types;
  return null;
}

function decodeSegments(path: string): readonly string[] | null {
  try {
    return path
      .split("/")
      .filter((segment) => segment !== "")
      .map((segment) => decodeURIComponent(segment).toLowerCase());
  } catch {
    // A broken percent sequence names nothing.
    return null;
  }
}
