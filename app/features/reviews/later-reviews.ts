import { later } from "~/ui/later/later";
import { REVIEWS_ID } from "./reviews-id";
import { ReviewsPart } from "./reviews-part";

/** {@link ReviewsPart}, whose script comes when it is near. Its styles are part of every page's (`vite.config.ts`). */
export const LaterReviews = later<Parameters<typeof ReviewsPart>[0]>({
  id: REVIEWS_ID,
  wanted: "near",
  here: import.meta.env.SSR ? ReviewsPart : null,
  load: async () => (await import("./reviews-part")).ReviewsPart,
});
