import * as z from "zod";
import { VEHICLE_BUTTONS } from "../../vehicle/vehicle-buttons";
import { line, pathOrUrl } from "./shapes";

/** The sections of a vehicle's page below its pictures (VDP-07 to VDP-26). */
export const VEHICLE_SECTIONS = [
  "keyInfo",
  "carSummary",
  "priceComparison",
  "history",
  "features",
  "details",
  "specs",
  "allSpecs",
  "comments",
  "infoAccordion",
  "finance",
  "fuel",
  "delivery",
  "reserveExplainer",
  "whyBuy",
  "protect",
  "callDealer",
  "location",
  "featureBanner",
  "similar",
  "reviews",
] as const;
/** One of {@link VEHICLE_SECTIONS}. */
export type VehicleSection = (typeof VEHICLE_SECTIONS)[number];

const OPTIONAL_SECTIONS: readonly VehicleSection[] = [
  "reserveExplainer",
  "whyBuy",
  "protect",
  "carSummary",
  "allSpecs",
  "reviews",
];

/** The vehicle page (VDP). */
export const vehiclePageSchema = z
  .strictObject({
    buttons: z
      .array(z.enum(VEHICLE_BUTTONS))
      .default(["enquire", "testDrive", "tradeIn", "reserve", "onlinePurchase", "finance", "callUsNow"])
      .describe("Buttons, in order (VDP-31)"),
    customButton: z
      .strictObject({ label: line.max(40).describe("Words"), url: pathOrUrl.describe("Address") })
      .nullable()
      .default(null)
      .describe("The button customButton"),
    sections: z
      .array(z.enum(VEHICLE_SECTIONS))
      .default(VEHICLE_SECTIONS.filter((key) => !OPTIONAL_SECTIONS.includes(key)))
      .describe("Sections, in order (VDP-07 onwards)"),
    stickyHeaderPx: z
      .int()
      .min(0)
      .max(5_000)
      .default(500)
      .describe("Scroll after which the small header shows (VDP-02)"),
    stickyBarPx: z
      .int()
      .min(0)
      .max(5_000)
      .nullable()
      .default(null)
      .describe("Scroll after which it turns compact (VDP-03)"),
    mobileBar: z
      .array(z.enum(["call", "enquire", "message", "reserve"]))
      .max(3)
      .default(["call", "enquire"])
      .describe("Buttons of the bar on phones (VDP-18)"),
    showViews: z
      .boolean()
      .nullable()
      .default(null)
      .describe("Number of views beside the price (VDP-04); null: as on cards (`card.showViews`)"),
    maskPhone: z
      .boolean()
      .default(true)
      .describe(
        "The number to call stands whole on a vehicle's page only once a shopper asks for it, so that those who ask are counted (VDP-42); header, footer and data for search engines mask it there, too",
      ),
    gonePageDays: z
      .int()
      .min(0)
      .max(3_650)
      .default(90)
      .describe("Days the page of a vehicle that was sold or withdrawn stands; then it answers 410 (VDP-28)"),
    showUnregistered: z.boolean().default(false).describe("Says that a vehicle is unregistered (SPEC-07)"),
    copyConfirm: z
      .strictObject({
        ms: z.int().positive().max(60_000).describe("Milliseconds"),
        fade: z.boolean().describe("Fades out"),
      })
      .default({ ms: 1_500, fade: false })
      .describe("How long a copied link is confirmed (SHARE-02)"),
    featureBanner: z
      .array(z.strictObject({ label: line.max(60).describe("Words"), url: pathOrUrl.describe("Address") }))
      .refine((links) => links.length === 0 || links.length === 3, { error: "three links or none" })
      .default([])
      .describe("Banner of three links (VDP-17)"),
  })
  .prefault({});
