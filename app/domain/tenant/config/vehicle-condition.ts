import * as z from "zod";
import { CAR_TYPES } from "../../vehicle/vehicle";

/** What can be asked of a vehicle. */
export const vehicleConditionFields = {
  carTypes: z.array(z.enum(CAR_TYPES)).default([]).describe("New, demo or used; none means all"),
  certified: z.boolean().default(false).describe("Certified vehicles alone"),
  maxAgeYears: z
    .int()
    .positive()
    .max(50)
    .nullable()
    .default(null)
    .describe("The year must be newer than this many years ago; null for any"),
};

/** Which vehicles a dealer's statement is true of. A field that is left out fits every vehicle. */
export const vehicleConditionSchema = z.strictObject(vehicleConditionFields).prefault({});

/** See {@link vehicleConditionSchema}. */
export type VehicleCondition = z.infer<typeof vehicleConditionSchema>;
