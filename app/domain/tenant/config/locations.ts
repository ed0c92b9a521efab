import * as z from "zod";
import { slugText } from "./shapes";

const spans = z.strictObject({
  threeOrMore: z.int().min(1).max(12).describe("With three locations or more"),
  fewer: z.int().min(1).max(12).describe("With fewer"),
});

/** Which locations a block shows (LOC-03). */
export const locationFilter = z.union([
  z.enum(["primary", "sales", "service", "parts", "service-and-parts", "all"]),
  slugText,
]);
/** How a block of locations is laid out (LOC-04, LOC-05). */
export const locationLayout = z.enum(["auto", "cards", "tabs"]);

/** Location blocks and pages (LOC). */
export const locationsSchema = z
  .strictObject({
    block: z
      .strictObject({
        filter: locationFilter
          .default("all")
          .describe("primary, sales, service, parts, service-and-parts, all, or a location's id"),
        layout: locationLayout
          .default("auto")
          .describe("auto: a single location large, several by locations.layout"),
      })
      .prefault({})
      .describe("The location block of shared pages (LOC-03)"),
    layout: z
      .enum(["cards", "tabs"])
      .default("cards")
      .describe("Several locations as cards or tabs (LOC-05)"),
    byAppointment: z
      .boolean()
      .default(false)
      .describe("A day without hours says By appointment only, not Closed (LOC-13)"),
    gridSpans: spans.default({ threeOrMore: 4, fewer: 5 }).describe("Width of a card, in twelfths (LOC-17)"),
    mapKey: z
      .string()
      .max(200)
      .nullable()
      .default(null)
      .describe("Key of the map provider; null for a link to a map (LOC-04)"),
    mapFrame: z
      .string()
      .max(500)
      .regex(/^https:\/\/[a-z0-9.-]+\//, { error: "an https:// address" })
      .default("https://www.google.com/maps/embed/v1/place?key={key}&q={query}")
      .describe(
        "Address of the map provider's frame, shown only after a click (LOC-05): {key}, {query} (the address), {placeId}, {lat}, {long} and the edges {south}, {west}, {north}, {east} are filled in; no frame while one of them is not known",
      ),
  })
  .prefault({});
