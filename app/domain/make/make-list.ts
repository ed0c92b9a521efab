import { toSlug } from "../text/slug";
import { MAKE_NAMES } from "./make-names";

/** A maker of the static list (ENT-30, MODEL-06). */
export interface Make {
  /** From 1, in the order of the alphabet; never stored, because it changes when a make is added. */
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** Address of its name set in type: a dealer who may show the maker's own logo gives it in `nav`. */
  readonly logo: string;
}

/** Every make dealers sell or take in trade, by name (OPEN-46). */
export const MAKES: readonly Make[] = MAKE_NAMES.map((name, index) => {
  const slug = toSlug(name);
  return { id: index + 1, name, slug, logo: `/make-logos/${slug}.svg` };
});

const BY_SLUG = new Map(MAKES.map((make) => [make.slug, make]));

/** The make of a name or a slug, however it is written; null for one that is not on the list. */
export function findMake(name: string): Make | null {
  return BY_SLUG.get(toSlug(name)) ?? null;
}
