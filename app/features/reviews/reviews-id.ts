/** Of the reviews on a page where their script comes later. */
export const REVIEWS_ID = "reviews-part";
