import type { ReviewRating } from "~/domain/review/review-rating";
import type { SiteConfig } from "~/domain/tenant/site-config";

/**
 * A dealer's score at its review provider (REV-15). Adapters: `infra/outside/http-review-ratings.server.ts` and
 * `infra/outside/configured-ratings.server.ts`.
 */
export interface ReviewRatings {
  /** Null when there is none, or the provider is dead, slow or answers anything else: never rejects (ERR-04). */
  rating(config: Pick<SiteConfig, "site" | "reviews">): Promise<ReviewRating | null>;
}
