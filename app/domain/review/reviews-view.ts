import type { SiteImage } from "../tenant/config/shapes";

/** A review as its card prints it (REV-01, ENT-27). */
export interface ReviewView {
  readonly id: string;
  readonly name: string;
  /** Of the name, where there is no picture. */
  readonly initials: string;
  readonly image: SiteImage | null;
  readonly rating: number;
  /** "5 out of 5 stars" */
  readonly ratingLabel: string;
  /** The beginning of a long text; null when all of it is short enough to show (REV-07). */
  readonly short: string | null;
  readonly text: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** "4 November 2026" */
  readonly dateText: string;
  /** "2 weeks ago" */
  readonly ago: string;
}

/** A section of reviews (REV-02, REV-03). */
export interface ReviewsView {
  readonly title: string;
  /** Null where nobody knows the dealer's score. */
  readonly score: ReviewScoreView | null;
  readonly leave: { readonly label: string; readonly href: string } | null;
  /** A way to more of them. */
  readonly more: { readonly label: string; readonly href: string } | null;
  readonly layout: "slider" | "grid";
  /** In the order in which they stand. */
  readonly items: readonly ReviewView[];
  /** Milliseconds between slides; null where they do not move on by themselves. */
  readonly rotateMs: number | null;
  readonly words: ReviewWords;
}

/** A score as it is printed, and the figures behind it. */
export interface ReviewScoreView {
  readonly value: number;
  /** How many reviews it is made of; null when nobody says. */
  readonly count: number | null;
  readonly stars: number;
  /** "4.8 out of 5 stars" */
  readonly label: string;
  /** "4.8 out of 5 on Google, from 612 reviews" */
  readonly text: string;
}

/** Words of a section's controls. */
export interface ReviewWords {
  readonly swipe: string;
  readonly more: string;
  readonly less: string;
  readonly row: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
}
