import * as z from "zod";
import { CAR_TYPES } from "../../vehicle/vehicle";
import { line, pathOrUrl } from "./shapes";

/** Words and rules of the tag on a vehicle. */
export const tagsSchema = z
  .strictObject({
    reservedLabel: line.max(40).default("RESERVED").describe("Tag of a reserved vehicle (CARD-13)"),
    comingSoonLabel: line.max(40).default("COMING SOON").describe("Tag of a vehicle on its way (CARD-15)"),
    justArrivedLabel: line.max(40).default("New").describe("Tag of a vehicle that just came in (CARD-16)"),
    justArrivedDays: z
      .int()
      .min(0)
      .max(365)
      .default(8)
      .describe("How many days it counts as just arrived (CARD-18)"),
    soldLabel: line.max(40).default("JUST SOLD").describe("Tag of a vehicle that is not in stock (CARD-19)"),
    dealerTagColours: z
      .record(z.string().max(60), z.enum(["red", "green"]))
      .default({})
      .describe("Colour by dealer tag; others are red (CARD-20)"),
    fuelTag: z.boolean().default(false).describe("A second tag on electric and hybrid vehicles (CARD-21)"),
    certifiedLogo: z
      .strictObject({
        make: line.max(60).describe("The make of the programme"),
        carType: z.enum(CAR_TYPES).optional().describe("Only on this car type"),
        logoUrl: pathOrUrl.describe("The programme's logo"),
        label: line.max(60).default("Certified").describe("What the logo says"),
      })
      .nullable()
      .default(null)
      .describe("Logo of a certified programme (CARD-22)"),
  })
  .prefault({});
