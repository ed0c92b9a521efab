import * as z from "zod";
import { vehicleConditionSchema } from "./vehicle-condition";
import { isWholeCents, moneyAmount, WHOLE_CENTS } from "./shapes";

/** Reserving (RES). */
export const reserveSchema = z
  .strictObject({
    deposit: moneyAmount
      .refine(isWholeCents, WHOLE_CENTS)
      .default(200)
      .describe("Refundable deposit (RES-01)"),
    holdHours: z.int().positive().default(48).describe("Hours a reserved vehicle is held (RES-02)"),
    moneyBackHours: z
      .int()
      .positive()
      .nullable()
      .default(null)
      .describe("Money-back period; null for none (RES-05)"),
    roadsideMonths: z
      .int()
      .positive()
      .nullable()
      .default(null)
      .describe("Months of roadside assist; null for none (RES-06)"),
    warrantyYears: z
      .int()
      .positive()
      .nullable()
      .default(3)
      .describe("Years of warranty; null for none (RES-07)"),
    moneyBackOn: vehicleConditionSchema.describe("Which of the used vehicles have the money-back period"),
    roadsideOn: vehicleConditionSchema.describe("Which of the used vehicles come with roadside assist"),
    warrantyOn: vehicleConditionSchema.describe("Which vehicles come with the warranty"),
  })
  .prefault({});
