import type { Flip } from "./flip";
import { MENU_FLIPS, SEARCH_FLIPS } from "./listing-flips";
import { FORM_FLIPS, MONEY_FLIPS } from "./money-flips";
import { BLOCK_FLIPS, PAGE_FLIPS } from "./page-flips";
import { LOOK_FLIPS, ROUTE_FLIPS, SITE_FLIPS } from "./site-flips";

/** Every change, each on a dealer of its own. */
export const FLIPS: readonly Flip[] = [
  ...SITE_FLIPS,
  ...LOOK_FLIPS,
  ...ROUTE_FLIPS,
  ...SEARCH_FLIPS,
  ...MENU_FLIPS,
  ...BLOCK_FLIPS,
  ...PAGE_FLIPS,
  ...MONEY_FLIPS,
  ...FORM_FLIPS,
];
