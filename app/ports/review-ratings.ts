import type { ReviewRating } from "~/domain/review/review-rating";
import type { SiteConfig } from "~/domain/tenant/site-config";

/**
 * A dealer's score at its review provider (REV-15). Adapters: `infra/outside/http-review-ratings.server.ts` and
 * `infra/outside/configured-ratings.server.ts`.
 */
export interface ReviewRatings {
  /**
   * The score; null when there is none, or when the provider does not answer in time or answers anything else (ERR-04).
   * Never rejects.
   */
  rating(config: Pick<SiteConfig, "site" | "reviews">): Promise<ReviewRating | null>;
}
