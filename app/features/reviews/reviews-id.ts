/** The element id of the reviews, on pages that load the reviews' script later. */
export const REVIEWS_ID = "reviews-part";
