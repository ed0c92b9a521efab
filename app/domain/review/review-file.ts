import * as z from "zod";
import { imageSchema, line, plainText, slugText } from "../tenant/config/shapes";

const reviewSchema = z.strictObject({
  id: slugText.describe("Identity, different from every other review's"),
  customerName: line.max(60).describe("Who wrote it, as it may be printed"),
  rating: z.number().min(1).max(5).describe("Out of 5"),
  text: plainText
    .max(4_000)
    .default("")
    .describe("What the customer wrote; a review without text never shows (REV-09)"),
  date: z.iso.date().describe("When it was written, as YYYY-MM-DD"),
  image: imageSchema.nullable().default(null).describe("The customer's picture; null for initials"),
  location: slugText
    .nullable()
    .default(null)
    .describe("The location it is about, by id; null for the dealer"),
});

/** `content/reviews.yaml`: what customers wrote, as the provider gives it out; the rules of REV decide what shows. */
export const reviewFile = z.strictObject({
  reviews: z.array(reviewSchema).max(500).describe("In any order"),
});

/** A customer's review (ENT-27). Its date in words and how long ago it was are made when it is printed. */
export type Review = z.infer<typeof reviewSchema>;
