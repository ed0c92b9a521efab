import type * as z from "zod";
import type { feedMappingSchema } from "../feed-mapping";

/** A mapping as a file holds it: what has a default may be missing. */
export type FeedMappingInput = z.input<typeof feedMappingSchema>;
/** One field of it. */
export type MappedFieldInput = FeedMappingInput["fields"][string];
