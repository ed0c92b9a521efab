import * as z from "zod";

/** The buttons a card may carry. */
export const CARD_BUTTONS = ["enquire", "finance", "testDrive", "reserve", "viewDetails"] as const;

/** What a vehicle card carries (CARD). */
export const cardSchema = z
  .strictObject({
    showViews: z.boolean().default(false).describe("Number of views (CARD-07)"),
    saveControl: z
      .enum(["favourite", "compare", "save", "none"])
      .default("favourite")
      .describe("The control on the picture (CARD-05)"),
    saveControlStrict: z
      .boolean()
      .default(false)
      .describe("Hides it on vehicles that are not used, have no price or no picture (FAV-03)"),
    buttons: z
      .array(z.enum(CARD_BUTTONS))
      .default(["enquire", "finance"])
      .describe("Buttons, in order (CARD-08)"),
  })
  .prefault({});
