import { usableRating } from "~/domain/review/review-rating";
import type { ReviewRatings } from "~/ports/review-ratings";

/** {@link ReviewRatings} from the dealer's own configuration: `site.reviewScore`. */
export const configuredRatings: ReviewRatings = {
  rating: ({ site }) =>
    Promise.resolve(site.reviewScore === null ? null : usableRating({ rating: site.reviewScore.average })),
};
