import type { ReviewRating } from "~/domain/review/review-rating";
import type { ReviewRatings } from "~/ports/review-ratings";
import { keepAnswers, type KeptAnswersOptions } from "./kept-answers.server";

/** {@link ReviewRatings} that fetches a dealer's score once and keeps it (REV-15). */
export function keepRatings(ratings: ReviewRatings, options: KeptAnswersOptions): ReviewRatings {
  const kept = keepAnswers<ReviewRating>(options);
  return { rating: (config) => kept(config.site.slug, () => ratings.rating(config)) };
}
