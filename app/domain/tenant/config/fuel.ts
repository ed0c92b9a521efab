import * as z from "zod";

/** Fuel cost calculator (FUEL). */
export const fuelSchema = z
  .strictObject({
    pricePerLitre: z.number().positive().max(100).default(1.7).describe("Price of a litre (FUEL-01)"),
    kmPerWeek: z.number().positive().max(100_000).default(250).describe("Kilometres a week (FUEL-02)"),
    consumption: z
      .number()
      .positive()
      .max(100)
      .default(10)
      .describe("Litres per 100 km when the vehicle gives none (FUEL-03)"),
  })
  .prefault({});
