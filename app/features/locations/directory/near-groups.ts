import type { LocationCardView, PlaceGroupView } from "~/features/locations/location-views";

/** So many places are read through in one list; more are told apart. */
export const ONE_LIST = 12;
/** As many of the nearest stand there at once. */
const NEAREST = 9;

/**
 * Cards that stand in the order of their distance: the nearest in a list, the others, where there are many, behind a heading.
 * @param further that heading
 */
export function nearGroups(cards: readonly LocationCardView[], further: string): readonly PlaceGroupView[] {
  if (cards.length <= ONE_LIST) return [oneList(cards)];
  return [oneList(cards.slice(0, NEAREST)), { title: further, towns: [], cards: cards.slice(NEAREST) }];
}

/** Cards without a heading above them. */
export function oneList(cards: readonly LocationCardView[]): PlaceGroupView {
  return { title: "", towns: [], cards };
}
