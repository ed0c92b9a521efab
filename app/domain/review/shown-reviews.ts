import type { SiteConfig } from "../tenant/site-config";
import { foldText } from "../text/fold-text";
import type { Review } from "./review-file";

/** What decides which reviews may be shown. */
export type ReviewRules = Pick<SiteConfig["reviews"], "minRating" | "hiddenNames">;

/** A machine's translation says so in its text; the customer did not write it. */
const TRANSLATED = "Translated";

/**
 * The reviews that may be shown, newest first: with text (REV-09), not translated (REV-10), not by a hidden
 * customer (REV-11), rated well enough (REV-12), and at most so many (REV-13).
 */
export function shownReviews(
  reviews: readonly Review[],
  { minRating, hiddenNames }: ReviewRules,
  most: number,
): readonly Review[] {
  const hidden = new Set(hiddenNames.map(foldText));
  return reviews
    .filter(
      ({ text, rating, customerName }) =>
        text.trim() !== "" &&
        !text.includes(TRANSLATED) &&
        rating >= minRating &&
        !hidden.has(foldText(customerName)),
    )
    .sort((a, b) => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1))
    .slice(0, most);
}

/** With more reviews than this they stand in a slider, else in a grid (REV-02). */
const GRID_MOST = 3;

/** How so many reviews are laid out. */
export function reviewLayout(count: number): "slider" | "grid" {
  return count > GRID_MOST ? "slider" : "grid";
}

/** The review a slider starts on, counted from 0: the third (REV-04, OPEN-53). */
export const FIRST_SLIDE = 2;

/**
 * The reviews in the order of a slider's row. It goes round: the row begins with the one the slider starts on, and those
 * before it come at the end. So it stands right before any script runs, and nothing lies outside its edge.
 */
export function inSliderOrder<Item>(shown: readonly Item[]): readonly Item[] {
  return [...shown.slice(FIRST_SLIDE), ...shown.slice(0, FIRST_SLIDE)];
}

/** Milliseconds between slides where they move on by themselves (REV-06). */
export const ROTATE_MS = 3_000;

/** Characters of a review before "View more" (REV-07). */
export const REVIEW_TEXT = 160;
