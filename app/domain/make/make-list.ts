import { toSlug } from "../text/slug";
import { MAKE_NAMES } from "./make-names";

/** A maker of the static list (ENT-30, MODEL-06). */
export interface Make {
  /** From 1, in the order of the alphabet; never stored, because it changes when a make is added. */
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** Address of a drawing of its letters: a dealer who may show the maker's own gives it in `nav`. */
  readonly logo: string;
}

/** Where letters of makes are drawn: squares, other than most makers' own. */
export const DRAWN_LOGOS = "/make-logos/";

/** Where a make's letters are drawn, by its slug. */
export function drawnLogo(slug: string): string {
  return `${DRAWN_LOGOS}${slug}.svg`;
}

/** Every make dealers sell or take in trade, by name (OPEN-46). */
export const MAKES: readonly Make[] = MAKE_NAMES.map((name, index) => {
  const slug = toSlug(name);
  return { id: index + 1, name, slug, logo: drawnLogo(slug) };
});

const BY_SLUG = new Map(MAKES.map((make) => [make.slug, make]));

/** The make of a name or a slug, however it is written; null for one that is not on the list. */
export function findMake(name: string): Make | null {
  return BY_SLUG.get(toSlug(name)) ?? null;
}
