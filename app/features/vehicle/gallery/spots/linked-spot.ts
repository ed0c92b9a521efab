import type { SpotView } from "~/features/vehicle/gallery/gallery-view";

/** The fragment of an address that leads to a part (GAL-12): `spot-headlamps`. */
export function spotFragment(anchor: string): string {
  return `spot-${anchor}`;
}

/** The part that the page's address leads to. In the browser only. */
export function linkedSpot(spots: readonly SpotView[]): SpotView | null {
  const { hash } = window.location;
  return spots.find(({ anchors }) => anchors.some((anchor) => hash === `#${spotFragment(anchor)}`)) ?? null;
}
