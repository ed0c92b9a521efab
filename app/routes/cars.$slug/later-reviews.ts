import { REVIEWS_ID } from "~/features/reviews/reviews-id";
import { ReviewsPart } from "~/features/reviews/reviews-part";
import { later } from "~/ui/later/later";

/** The reviews of a vehicle's place; the script of their row comes when it is near. */
export const LaterReviews = later<Parameters<typeof ReviewsPart>[0]>({
  id: REVIEWS_ID,
  wanted: "near",
  here: import.meta.env.SSR ? ReviewsPart : null,
  load: async () => (await import("~/features/reviews/reviews-part")).ReviewsPart,
});
