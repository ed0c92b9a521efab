import * as z from "zod";
import { ITEM_TYPES } from "../../vehicle/vehicle";
import { dealershipSchema, locationSchema, openingHoursSchema, specialHoursSchema } from "./location";
import { sharedWithSchema } from "./shared-with";
import {
  hostNameText,
  languageTag,
  line,
  printedPhone,
  plainText,
  slugText,
  webUrl,
  timeZoneName,
} from "./shapes";

/** Who the dealer is and where it trades (ENT-20, TEN-02, TEN-07). */
export const siteSchema = z.strictObject({
  slug: slugText.describe("The dealer's key, equal to the folder name (TEN-02)"),
  template: slugText.describe("The template whose preset lies under these values (TEN-02)"),
  id: slugText.describe("Identity sent with events and excluded offers as website_id (OFFER-08)"),
  name: line.max(80).describe("The dealer's name as customers know it"),
  tagline: plainText.max(160).default("").describe("One line for page titles and shared links"),
  description: plainText.max(320).default("").describe("Meta description of the home page"),
  url: webUrl
    .refine(isOrigin, { error: "an https:// address without path, query or place in the page" })
    .transform((value) => value.replace(/\/+$/, ""))
    .describe(
      "Address of the site, without a path; canonical and shared addresses are built from it (VDP-01)",
    ),
  hosts: z.array(hostNameText).max(20).default([]).describe("Host names this site answers to"),
  region: slugText.describe("The deployment region that serves this dealer (REGION)"),
  country: z
    .enum(["au", "nz"])
    .default("au")
    .describe("Country pack: postcode rule, states, telephone, units"),
  distanceUnit: z
    .enum(["km", "mi"])
    .nullable()
    .default(null)
    .describe("What odometers are shown in; null for the country's unit"),
  locale: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/, { error: "a language and country such as en-AU" })
    .default("en-AU")
    .describe("Language of copy, numbers and dates"),
  languages: z
    .array(
      z.strictObject({
        tag: languageTag.describe("BCP 47 tag: first part of the addresses, and a folder below `languages/`"),
        locale: line.max(40).describe("How numbers and dates are written, such as ar-AU-u-nu-latn"),
      }),
    )
    .max(8)
    .default([])
    .describe("Languages the site has beside that of `locale`; all of it is in each of them"),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: "a three-letter currency code such as AUD" })
    .default("AUD")
    .describe("Currency of every price"),
  apiBaseUrl: webUrl
    .nullable()
    .default(null)
    .describe(
      "Base address of outside services, asked as docs/dealers/outside-services.md says; null for none (CALL-06)",
    ),
  vehicleTypes: z
    .array(z.enum(ITEM_TYPES))
    .min(1)
    .default(["car"])
    .describe("What kinds of vehicle are on sale (TEN-09 to TEN-11)"),
  manufacturer: z
    .strictObject({ name: line.max(60).describe("The one make sold new here") })
    .nullable()
    .default(null)
    .describe("Set when the dealer is tied to one manufacturer (ROUTE-34)"),
  dealerships: z.array(dealershipSchema).min(1).describe("Whose stock this site lists, by dealership"),
  dealershipWebsites: z
    .array(
      z.strictObject({
        make: line.max(60).describe("The make"),
        url: webUrl.optional().describe("A site of its own, linked after the tabs"),
        name: line.max(80).optional().describe("Name of that site; the make when left out"),
      }),
    )
    .default([])
    .describe("Makes with a site of their own; brand tabs come from here (OPEN-04)"),
  locations: z.array(locationSchema).default([]).describe("Yards, workshops and parts counters (ENT-21)"),
  openingHours: openingHoursSchema.default([]).describe("Hours of every location that gives none of its own"),
  specialHours: specialHoursSchema
    .default([])
    .describe("Days that differ at every location, such as public holidays (ENT-25)"),
  phones: z
    .record(z.string().regex(/^[a-z][A-Za-z]{0,29}$/), printedPhone)
    .default({})
    .describe(
      "Named telephone numbers used in copy and menus: main, sales, service, parts, whatsapp (TEN-07)",
    ),
  priceRange: line
    .max(60)
    .nullable()
    .default(null)
    .describe("What vehicles cost here, for search engines: $$, or $10,000-$90,000"),
  email: z.email().nullable().default(null).describe("General mailbox, printed in the footer"),
  social: z
    .array(
      z.strictObject({ name: line.max(40).describe("The network"), url: webUrl.describe("The page there") }),
    )
    .default([])
    .describe("Social network pages linked in the footer"),
  youtubeUrl: webUrl.nullable().default(null).describe("YouTube channel, a footer link (OPEN-05)"),
  xtimeWebkey: z
    .string()
    .max(100)
    .nullable()
    .default(null)
    .describe("Key of the service-booking provider: {xtimeWebkey} in routes.service (TEN-23)"),
  indexNowKey: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, { error: "8 to 128 letters, digits and hyphens" })
    .nullable()
    .default(null)
    .describe(
      "Key with which search engines are told of vehicles that are new, changed or sold (IndexNow); /<key>.txt answers with it. null: nobody is told",
    ),
  chatProviderToken: z
    .string()
    .max(200)
    .nullable()
    .default(null)
    .describe("Token of the chat provider (TEN-22)"),
  chatProviderUrl: webUrl
    .nullable()
    .default(null)
    .describe(
      "The provider's chat window; it opens on its own, so that no script of theirs runs here (OPEN-65)",
    ),
  reviewScore: z
    .strictObject({
      average: z.number().min(0).max(5).describe("Out of 5"),
      count: z.int().nonnegative().describe("Number of reviews, of all locations together"),
      source: line.max(40).default("Google").describe("Where they stand"),
    })
    .nullable()
    .default(null)
    .describe("Score printed in the header; null hides it"),
  sharedWith: sharedWithSchema,
  legal: z
    .strictObject({
      licence: plainText.max(200).default("").describe("Dealer licence line of the footer"),
      company: plainText
        .max(120)
        .default("")
        .describe("Legal name of the company; empty for the site's name"),
      disclaimer: plainText
        .max(2_000)
        .default("")
        .describe("Small print under the footer; adds to the credit footnote"),
    })
    .prefault({})
    .describe("What the footer has to say by law"),
  defaultState: z
    .string()
    .regex(/^[a-z]{2,4}$/, { error: "a state code in lower case, such as qld" })
    .default("qld")
    .describe("State preselected in registration fields (CONST-02)"),
  timeZone: timeZoneName
    .default("Australia/Brisbane")
    .describe("Zone in which hours, promo dates and days are read (CARD-28)"),
});

/** Every page stands at the root of its host: a path would be lost from every address made of it. */
function isOrigin(value: string): boolean {
  // What is no address at all is told by the field's own form.
  return !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`;
}
