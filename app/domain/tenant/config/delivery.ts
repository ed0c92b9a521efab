import * as z from "zod";
import { line, moneyAmount, webUrl } from "./shapes";

const postcodes = z
  .string()
  .regex(/^\d{4}(?:-\d{4})?$/, { error: "a postcode such as 4105, or a run such as 4000-4207" })
  .refine((run) => run.length === 4 || run.slice(0, 4) <= run.slice(5), {
    error: "the lower postcode first",
  });

const zoneSchema = z.strictObject({
  name: line.max(80).describe("The region, as the shopper reads it"),
  postcodes: z.array(postcodes).min(1).max(500).describe("Postcodes and runs of them"),
  price: moneyAmount.nullable().describe("Price of delivery; null where the dealer does not deliver"),
});

const distanceSchema = z.strictObject({
  base: moneyAmount.describe("Price up to freeKm"),
  freeKm: z.number().nonnegative().max(20_000).default(0).describe("Kilometres the base price covers"),
  perKm: moneyAmount.describe("Price of each further km, as the crow flies"),
  maxKm: z.number().positive().max(20_000).default(20_000).describe("Farther than this is not delivered"),
  roundTo: z.number().positive().max(1_000).default(10).describe("Prices are rounded up to a multiple"),
});

/** Delivery estimate (DELIV). */
export const deliverySchema = z
  .strictObject({
    enabled: z.boolean().default(false).describe("Estimate by postcode on the vehicle page (VDP-14)"),
    zones: z
      .array(zoneSchema)
      .max(200)
      .default([])
      .describe("Prices by region; the first zone with the postcode counts (DELIV-03)"),
    distance: distanceSchema
      .nullable()
      .default(null)
      .describe("Price by distance from the vehicle, for postcodes in no zone; null for none"),
    lookupUrl: webUrl
      .nullable()
      .default(null)
      .describe(
        "An outside service that prices deliveries in place of zones and distance, asked as docs/dealers/outside-services.md says (CALL-14)",
      ),
  })
  .refine(
    ({ enabled, zones, distance, lookupUrl }) =>
      !enabled || zones.length > 0 || distance !== null || lookupUrl !== null,
    { error: "delivery that is enabled needs zones, distance or lookupUrl" },
  )
  .prefault({});
