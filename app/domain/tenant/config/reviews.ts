import * as z from "zod";
import { line, webUrl } from "./shapes";

/** Reviews (REV). */
export const reviewsSchema = z
  .strictObject({
    snap21OrgId: z
      .string()
      .max(100)
      .nullable()
      .default(null)
      .describe("Organisation at the review provider (REV-15)"),
    max: z.int().min(0).max(100).default(10).describe("Reviews in a section (REV-13)"),
    minRating: z.number().min(0).max(5).default(4).describe("Lowest rating shown (REV-12)"),
    hiddenNames: z.array(line.max(80)).default([]).describe("Customers whose reviews stay hidden (REV-11)"),
    autoRotate: z.boolean().default(false).describe("Moves on by itself (REV-06)"),
    leaveReviewUrl: webUrl.nullable().default(null).describe("Where to write one (REV-03)"),
    fullQuantity: z.int().min(0).max(100).default(12).describe("Reviews on the full page (REV-14)"),
  })
  .prefault({});
