import * as z from "zod";
import { imageSchema, line, printedPhone, plainText, slugText, timeZoneName, webUrl } from "./shapes";

const clockTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: "a time as HH:MM, for example 08:30" });

const openingHoursEntry = z
  .strictObject({
    weekday: z.int().min(0).max(6).describe("0 Sunday to 6 Saturday"),
    open: clockTime.nullable().default(null).describe("Opening time; null when closed"),
    close: clockTime.nullable().default(null).describe("Closing time; null when closed"),
    formattedHours: plainText
      .max(60)
      .default("")
      .describe("Words shown instead of the times (formated_hours)"),
    status: z.enum(["Open", "Closed"]).default("Open").describe("Closed ignores the times"),
  })
  .refine((entry) => entry.status === "Closed" || (entry.open !== null && entry.close !== null), {
    error: "both open and close on an open day",
  })
  .refine((entry) => entry.open === null || entry.close === null || entry.open < entry.close, {
    error: "an opening time before the closing time",
  });

/** Weekly hours (ENT-24); a weekday that is not listed is closed, or by appointment only (LOC-13). */
export const openingHoursSchema = z.array(openingHoursEntry).max(14);
/** Hours of one weekday, as configured. */
export type OpeningHoursEntry = z.infer<typeof openingHoursEntry>;

const specialHoursEntry = z.strictObject({
  date: z.iso.date().describe("The day, as YYYY-MM-DD"),
  status: z.enum(["Open", "Closed"]).default("Closed").describe("Whether the doors open that day"),
  name: plainText.max(80).default("").describe("Why the day differs"),
  startHour: clockTime.nullable().default(null).describe("Opening time when open"),
  endHour: clockTime.nullable().default(null).describe("Closing time when open"),
});

/** Days whose hours differ from the week's (ENT-25). */
export const specialHoursSchema = z.array(specialHoursEntry).max(400);

const addressSchema = z.strictObject({
  street: line.max(160).describe("Number and street"),
  city: line.max(80).describe("Suburb or city"),
  state: line.max(60).describe("State code or region name"),
  postcode: z.string().max(10).describe("Postcode in the country's form"),
  lat: z.number().min(-90).max(90).nullable().default(null).describe("Latitude in degrees"),
  long: z.number().min(-180).max(180).nullable().default(null).describe("Longitude in degrees"),
  placeUrl: webUrl.nullable().default(null).describe("Map page for directions"),
  placeId: z
    .string()
    .max(200)
    .nullable()
    .default(null)
    .describe(
      "Identity at the map provider: {placeId} of locations.mapFrame, and in directions while placeUrl is null",
    ),
  mapKey: z
    .string()
    .max(200)
    .nullable()
    .default(null)
    .describe("Map key of this address, over locations.mapKey"),
});

const visitsAtOnce = z.int().min(0).max(20).nullable().default(null);

/** One yard, workshop or parts counter (ENT-21 to ENT-25). */
export const locationSchema = z.strictObject({
  id: slugText.describe("Identity; vehicles carry it as location_id"),
  name: line.max(80).describe("Name on cards and in the location filter"),
  slug: slugText.describe("Path segment of its page"),
  primary: z.boolean().default(false).describe("The main location of its dealership"),
  locationType: z
    .enum(["sales", "service", "parts", ""])
    .default("")
    .describe("Department; empty for all of them"),
  locationSubtype: plainText
    .max(40)
    .default("")
    .describe(
      "A label beside the department on the page of the place, such as buying; it decides nothing (OPEN-49)",
    ),
  manufacturers: z.array(line.max(60)).default([]).describe("Makes sold or serviced there"),
  dealershipId: slugText.describe("The dealership it belongs to"),
  dealerLicenseNumber: plainText.max(60).default("").describe("Dealer licence of this location"),
  motorVehicleRepairer: plainText.max(60).default("").describe("Repairer licence of its workshop"),
  visible: z.boolean().default(true).describe("False keeps it out of lists and maps"),
  image: imageSchema.nullable().default(null).describe("Photo of the place"),
  averageRating: z.number().min(0).max(5).nullable().default(null).describe("Review score out of 5"),
  reviewCount: z.int().nonnegative().default(0).describe("Number of reviews"),
  address: addressSchema.describe("Where it is (ENT-22)"),
  contactDetail: z
    .strictObject({
      phone: printedPhone.nullable().default(null).describe("Main number"),
      mobile: printedPhone
        .nullable()
        .default(null)
        .describe("Mobile number, shown while there is no main number"),
      landlinePhone: printedPhone
        .nullable()
        .default(null)
        .describe("Second landline, shown while there is neither"),
      openingHours: openingHoursSchema.default([]).describe("Hours of its own; none means the site's hours"),
    })
    .prefault({})
    .describe("How to reach it (ENT-23)"),
  timeZone: timeZoneName.nullable().default(null).describe("Zone its hours are read in; null for the site's"),
  specialHours: specialHoursSchema
    .default([])
    .describe("Days that differ here alone, over site.specialHours of the same day (ENT-25)"),
  visits: z
    .strictObject({
      testDrive: visitsAtOnce.describe("Test drives; null for forms.visits.capacity"),
      service: visitsAtOnce.describe("Cars for the workshop; null for forms.workshop.capacity"),
    })
    .prefault({})
    .describe("What it can take at one time; 0 for a place where no times are given"),
});
/** One of the dealer's places, as configured. */
export type SiteLocation = z.infer<typeof locationSchema>;

/** A legal dealership whose stock is listed (ENT-20, ENT-35). */
export const dealershipSchema = z.strictObject({
  id: slugText.describe("Identity; vehicles carry it as dealership_id"),
  name: line.max(80).describe("Name in the dealership filter"),
  slug: slugText.describe("Path segment: /search/{dealership_slug}"),
  visible: z.boolean().default(true).describe("False keeps its locations out of lists and maps"),
  image: imageSchema.nullable().default(null).describe("Photo, for its locations that have none"),
  averageRating: z
    .number()
    .min(0)
    .max(5)
    .nullable()
    .default(null)
    .describe("Review score out of 5, for its locations that sell and have none"),
  reviewCount: z.int().nonnegative().default(0).describe("Number of those reviews"),
});
