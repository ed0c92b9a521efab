import * as z from "zod";
import table from "./catalogue/words.json" with { type: "json" };

const list = z.array(z.string()).min(1);
const wordsSchema = z.strictObject({
  colours: z.record(z.string(), z.number()),
  caravanColours: z.record(z.string(), z.number()),
  /** By make; * for a make that is not named. */
  motorcycleColours: z.record(z.string(), z.record(z.string(), z.number())),
  interiors: list,
  /** Features by the tier from which they are usual. */
  features: z.record(z.string(), list),
  motorcycleFeatures: list,
  truckFeatures: list,
  caravanFeatures: list,
  /** Those that a shopper can filter by. */
  filtered: list,
  /** What is said of a vehicle that has not arrived. */
  arriving: z.string(),
  makers: z.strictObject({
    openings: list,
    newOpenings: list,
    middles: list,
    caravanMiddles: list,
    closings: list,
    long: list,
  }),
});

/** Colours, features and sentences of the demonstration stock. */
export const demoWords = wordsSchema.parse(table);
