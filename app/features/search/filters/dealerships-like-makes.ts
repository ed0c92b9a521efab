import { toSlug } from "~/domain/text/slug";

/** Dealerships whose place in an address could be taken for a make's: the browser has to know them apart. */
export function dealershipsLikeMakes<Dealership extends { readonly slug: string }>(
  dealerships: readonly Dealership[],
  makes: readonly string[],
): readonly Dealership[] {
  const makeSlugs = new Set(makes.map(toSlug));
  return dealerships.filter(({ slug }) => makeSlugs.has(slug));
}
