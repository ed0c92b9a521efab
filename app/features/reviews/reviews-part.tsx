import type { ReviewsView } from "~/domain/review/reviews-view";
import { REVIEWS_ID } from "./reviews-id";
import { ReviewsSection } from "./reviews-section";

/** {@link ReviewsSection} as a part of a page whose script may come later (`ui/later`). */
export function ReviewsPart({ view }: { readonly view: ReviewsView }) {
  return (
    <div id={REVIEWS_ID}>
      <ReviewsSection view={view} />
    </div>
  );
}
