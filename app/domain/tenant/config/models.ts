import * as z from "zod";
import { line } from "./shapes";

/** The model range (MODEL, NAV-05). */
export const modelsSchema = z
  .strictObject({
    fordHandling: z
      .array(line.max(60))
      .default([])
      .describe("Models that link to their own page instead of a search (MODEL-07)"),
    categoryOrder: z
      .array(line.max(40))
      .default(["Trucks", "SUVs", "Vans", "People Movers", "Performance"])
      .describe("Order of model categories (NAV-05)"),
  })
  .prefault({});
