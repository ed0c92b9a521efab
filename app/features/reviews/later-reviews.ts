import { later } from "~/ui/later/later";
import { REVIEWS_ID } from "./reviews-id";
import { ReviewsPart } from "./reviews-part";

/** {@link ReviewsPart}, whose script comes when the page is used. Its styles are part of every page's (`vite.config.ts`). */
export const LaterReviews = later<Parameters<typeof ReviewsPart>[0]>({
  id: REVIEWS_ID,
  here: import.meta.env.SSR ? ReviewsPart : null,
  load: async () => (await import("./reviews-part")).ReviewsPart,
});
