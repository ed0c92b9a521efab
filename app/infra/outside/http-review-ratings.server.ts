import { usableRating } from "~/domain/review/review-rating";
import type { Logger } from "~/ports/logger";
import type { ReviewRatings } from "~/ports/review-ratings";
import type { AskJson } from "./ask-json.server";
import { callFault } from "./call-fault.server";

/** What the log says when there is no score (ERR-04). */
export const RATINGS_FAILED = "Unable to fetch Snap 21 ratings at this moment.";

/**
 * {@link ReviewRatings} over HTTP: `GET {api}/api/reviews/snap21?orgId={id}` (CALL-07), for a dealer that has an
 * organisation there and an `{api}`; any other dealer is answered by `otherwise`.
 */
export function createHttpReviewRatings(
  ask: AskJson,
  otherwise: ReviewRatings,
  logger: Logger,
): ReviewRatings {
  return {
    async rating(config) {
      const { apiBaseUrl: api } = config.site;
      const { snap21OrgId } = config.reviews;
      if (api === null || snap21OrgId === null) return otherwise.rating(config);
      const address = new URL(`${api}/api/reviews/snap21`);
      address.searchParams.set("orgId", snap21OrgId);
      try {
        const rating = usableRating(await ask(address));
        if (rating === null)
          throw new Error(
            "unknown form of answer (rating, and stars where it is given: numbers from 0 to 5)",
          );
        return rating;
      } catch (error) {
        logger.warn({ api, reason: callFault(error) }, RATINGS_FAILED);
        return null;
      }
    },
  };
}
