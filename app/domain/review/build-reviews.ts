import { numberFormat } from "../text/intl-formats";
import type { SiteConfig } from "../tenant/site-config";
import { shorten } from "../text/shorten";
import { longDate } from "../time/long-date";
import type { Review } from "./review-file";
import type { ReviewRating } from "./review-rating";
import type { ReviewsView, ReviewView, ReviewWords } from "./reviews-view";
import { inSliderOrder, REVIEW_TEXT, reviewLayout, ROTATE_MS, shownReviews } from "./shown-reviews";
import { timeAgo } from "./time-ago";

type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** Where reviews are shown: one dealer on one day. */
export interface ReviewsSite {
  readonly config: SiteConfig;
  readonly reviews: readonly Review[];
  /** The dealer's score, as its provider has it. */
  readonly rating: ReviewRating | null;
  /** `YYYY-MM-DD` where the dealer is. */
  readonly today: string;
  readonly t: Translate;
}

/** Which reviews, and how. */
export interface ReviewsOptions {
  /** Heading; the site's own words for it when left out. */
  readonly title?: string;
  /** `all`: the full grid of `reviews.fullQuantity` (REV-14); a section of `reviews.max` when left out (REV-13). */
  readonly quantity?: "section" | "all";
  readonly more?: ReviewsView["more"];
}

/** A section with the dealer's reviews (REV-03); null when none may be shown. */
export function buildReviews(site: ReviewsSite, asked: ReviewsOptions = {}): ReviewsView | null {
  const { average, count } = site.config.site.reviewScore ?? { average: null, count: null };
  const score = site.rating?.rating ?? average;
  return section(site, asked, site.reviews, { value: score, stars: site.rating?.stars ?? score, count });
}

/** A section with the reviews of one location, under that location's own score; null when none may be shown. */
export function buildLocationReviews(
  site: ReviewsSite,
  locationId: string,
  asked: ReviewsOptions = {},
): ReviewsView | null {
  const place = site.config.site.locations.find(({ id }) => id === locationId);
  const own = site.reviews.filter(({ location }) => location === locationId);
  if (place === undefined) return null;
  const { averageRating: value, reviewCount: count } = place;
  const title = site.t("reviews.titleAt", { place: place.name });
  return section(site, { title, ...asked }, own, { value, stars: value, count });
}

interface Score {
  readonly value: number | null;
  readonly stars: number | null;
  readonly count: number | null;
}

function section(
  site: ReviewsSite,
  { title, quantity = "section", more = null }: ReviewsOptions,
  reviews: readonly Review[],
  score: Score,
): ReviewsView | null {
  const { config, t } = site;
  const rules = config.reviews;
  const shown = shownReviews(reviews, rules, quantity === "all" ? rules.fullQuantity : rules.max);
  if (shown.length === 0) return null;
  const layout = quantity === "all" ? "grid" : reviewLayout(shown.length);
  const items = layout === "slider" ? inSliderOrder(shown) : shown;
  return {
    title: title === undefined || title === "" ? t("reviews.title") : title,
    score: scoreView(score, site),
    leave: rules.leaveReviewUrl === null ? null : { label: t("reviews.leave"), href: rules.leaveReviewUrl },
    more,
    layout,
    items: items.map((review) => reviewView(review, site)),
    rotateMs: rules.autoRotate ? ROTATE_MS : null,
    words: reviewWords(t),
  };
}

function scoreView({ value, stars, count }: Score, { config, t }: ReviewsSite): ReviewsView["score"] {
  if (value === null || stars === null) return null;
  const number = numberFormat(config.site.locale, { maximumFractionDigits: 1 });
  const rating = number.format(value);
  const source = config.site.reviewScore?.source ?? "Google";
  const text =
    count === null || count === 0
      ? t("reviews.score", { rating, source })
      : t("reviews.scoreOf", { rating, source, count, number: number.format(count) });
  return { value, count, stars, label: t("site.stars", { rating }), text };
}

function reviewView(review: Review, { config, t, today }: ReviewsSite): ReviewView {
  const { id, customerName: name, image, rating, date } = review;
  const { locale } = config.site;
  const text = review.text.trim();
  const short = shorten(text, REVIEW_TEXT);
  return {
    id,
    name,
    initials: initialsOf(name),
    image,
    rating,
    ratingLabel: t("site.stars", { rating: numberFormat(locale).format(rating) }),
    short: short === text ? null : short,
    text,
    date,
    dateText: longDate(date, locale),
    ago: timeAgo(date, today, locale),
  };
}

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0] ?? "").join("");
}

function reviewWords(t: Translate): ReviewWords {
  return {
    swipe: t("reviews.swipe"),
    more: t("reviews.viewMore"),
    less: t("reviews.viewLess"),
    row: t("reviews.row"),
    previous: t("reviews.previous"),
    next: t("reviews.next"),
    pause: t("reviews.pause"),
    play: t("reviews.play"),
  };
}
