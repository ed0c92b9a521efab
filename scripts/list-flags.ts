import * as z from "zod";

/** Flags of every command that lists: whose, since when (an ISO moment in UTC), and how many at most. */
export const LIST_FLAGS = {
  tenant: z.string().optional(),
  since: z.iso
    .date()
    .or(z.iso.datetime({ offset: true }))
    .transform((text) => new Date(text).toISOString())
    .optional(),
  limit: z.coerce
    .number("a whole number")
    .int("a whole number")
    .min(1, "a whole number of at least 1")
    .default(50),
};
