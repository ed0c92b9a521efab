import * as z from "zod";

/** Providers write numbers as text, too. */
const score = z.preprocess(
  (value) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value),
  z.number().min(0).max(5),
);
const ratingSchema = z.object({ rating: score, stars: score.optional() });

/** A dealer's score at its review provider (CALL-07). */
export interface ReviewRating {
  /** Out of 5. */
  readonly rating: number;
  /** How many of five stars are filled; halves count. */
  readonly stars: number;
}

/** A provider's answer, when it is a score. Stars it does not name are the score's, to the half. */
export function usableRating(answer: unknown): ReviewRating | null {
  const parsed = ratingSchema.safeParse(answer);
  if (!parsed.success) return null;
  const { rating, stars } = parsed.data;
  return { rating, stars: stars ?? Math.round(rating * 2) / 2 };
}
