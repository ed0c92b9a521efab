import * as z from "zod";
import { ownFile } from "./shapes";

const WEIGHTS = /^[1-9]\d{0,2}(?: [1-9]\d{0,2})?$/;
/** Letters of any script: the name stands in a style sheet. */
const FAMILY = /^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u;

/** One file of a typeface. */
const fontFileSchema = z.strictObject({
  file: ownFile(["woff2"]).describe("The file: /media/text.woff2"),
  weight: z
    .string()
    .regex(WEIGHTS, { error: "a weight or two, from the lightest to the boldest, such as 400 or 400 700" })
    .optional()
    .describe("Weights it is used for, 400 or 400 700; those in the file without it"),
  style: z
    .enum(["normal", "italic"])
    .optional()
    .describe("Upright or slanted; what the file says without it"),
});

/** A typeface of the dealer's own. */
export const typefaceSchema = z.strictObject({
  family: z
    .string()
    .max(60)
    .regex(FAMILY, { error: "the typeface's name in letters, digits, spaces and hyphens" })
    .describe("The typeface's name, in letters, digits, spaces and hyphens"),
  files: z
    .array(fontFileSchema)
    .min(1)
    .max(12)
    .describe("Its files, that of ordinary text first; letters that one lacks are taken from the next"),
  fallback: z
    .enum(["sans", "serif"])
    .default("sans")
    .describe("What of the device stands in until the file is there, and for letters it lacks"),
  license: ownFile(["txt"])
    .optional()
    .describe("Its licence, where it has to be kept beside it: /media/ofl.txt"),
});

/** A configured typeface ({@link typefaceSchema}). */
export type Typeface = z.infer<typeof typefaceSchema>;
