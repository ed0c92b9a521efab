import { ITEM_TYPES, type ItemType } from "../vehicle/vehicle";

/** What is known of the kinds in a listing. */
export interface KindSigns {
  /** Kinds that the listing is limited to; none means all. */
  readonly chosen: readonly string[];
  /** Kinds that the dealer sells; none means all. */
  readonly sold: readonly ItemType[];
  /** How many vehicles of each kind were found; undefined where nobody counted. */
  readonly found: readonly { readonly value: string; readonly count: number }[] | undefined;
}

/**
 * The one kind of vehicle a listing is about: the one chosen, the only one the dealer sells, or the only one that was
 * found; null where there are several, or nobody knows.
 */
export function listingKind({ chosen, sold, found = [] }: KindSigns): ItemType | null {
  if (chosen.length > 0) return only(chosen);
  return only(sold) ?? only(found.filter(({ count }) => count > 0).map(({ value }) => value));
}

function only(kinds: readonly string[]): ItemType | null {
  const [first, ...more] = new Set(kinds);
  return more.length > 0 ? null : (ITEM_TYPES.find((kind) => kind === first) ?? null);
}
