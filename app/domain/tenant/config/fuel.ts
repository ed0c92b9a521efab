import * as z from "zod";
import { itemTypeSchema } from "../../vehicle/vehicle";

const kmPerWeek = z.number().positive().max(100_000);

/** Fuel cost calculator (FUEL). */
export const fuelSchema = z
  .strictObject({
    pricePerLitre: z.number().positive().max(100).default(1.7).describe("Price of a litre (FUEL-01)"),
    kmPerWeek: kmPerWeek.default(250).describe("Kilometres a week (FUEL-02)"),
    kmPerWeekOf: z
      .partialRecord(itemTypeSchema, kmPerWeek)
      .default({})
      .describe("The same of kinds of vehicles that are driven more or less, such as truck"),
    consumption: z
      .number()
      .positive()
      .max(100)
      .default(10)
      .describe("Litres per 100 km when the vehicle gives none (FUEL-03)"),
  })
  .prefault({});
