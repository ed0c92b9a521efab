import * as z from "zod";

/** The buttons a card may carry. */
export const CARD_BUTTONS = ["enquire", "finance", "testDrive", "reserve", "viewDetails"] as const;

/** What a card may say of a vehicle in its line of facts. */
export const CARD_FACTS = [
  "condition",
  "km",
  "transmission",
  "fuel",
  "range",
  "seats",
  "drive",
  "engine",
  "gvm",
  "payload",
  "axles",
  "sleeps",
  "length",
  "tare",
  "atm",
] as const;
/** One of {@link CARD_FACTS}. */
export type CardFact = (typeof CARD_FACTS)[number];

const factList = (...usual: readonly CardFact[]) =>
  z
    .array(z.enum(CARD_FACTS))
    .max(6)
    .default([...usual]);

const factsSchema = z
  .strictObject({
    car: factList("condition", "km", "transmission", "fuel", "range", "seats").describe(
      "Of cars; seats are said where there are more or fewer than five, the range on electricity where there is one",
    ),
    motorcycle: factList("condition", "km", "engine").describe("Of motorcycles"),
    truck: factList("condition", "km", "gvm", "payload", "axles", "transmission").describe("Of trucks"),
    caravan: factList("condition", "sleeps", "length", "tare", "atm").describe("Of caravans"),
  })
  .prefault({});

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
    belowMarket: z
      .boolean()
      .default(true)
      .describe("Says how far a price is below the market average, as the vehicle's page does (PRICE-08)"),
    facts: factsSchema.describe("Facts below the name, in order, by kind of vehicle (CARD-12)"),
  })
  .prefault({});
