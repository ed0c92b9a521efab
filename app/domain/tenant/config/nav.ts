import * as z from "zod";
import { navItemSchema } from "./link";
import { imageSchema, line, pathOrUrl, plainText, slugText, sitePath, webUrl } from "./shapes";

const footerColumnSchema = z.strictObject({
  title: line.max(100).describe("Heading of the column"),
  links: z.array(navItemSchema).max(20).describe("Its links"),
});
/** A column of links in the footer. */
export type FooterColumn = z.infer<typeof footerColumnSchema>;

/** An entry of the brand mega-menu (ENT-31). */
const brandMenuItemSchema = z.strictObject({
  name: line.max(60).describe("The make"),
  url: pathOrUrl.describe("Where it leads"),
  logo: pathOrUrl.nullable().default(null).describe("Its logo; null for the name in type"),
});

/** A notice across the page (NAV-13). */
const bannerSchema = z.strictObject({
  id: slugText.describe("Identity; a closed banner is remembered by it"),
  text: line.describe("What it says"),
  details: plainText.max(1_000).default("").describe("What opening it adds (NAV-14)"),
  link: navItemSchema.nullable().default(null).describe("Where it leads"),
  image: imageSchema.nullable().default(null).describe("Picture, in nav.bannerSize"),
  closable: z.boolean().default(true).describe("Whether a shopper may close it (NAV-13)"),
  start: z.iso.date().nullable().default(null).describe("First day, in the site's time zone"),
  expiry: z.iso.date().nullable().default(null).describe("Last day, in the site's time zone"),
});

/** Header, menus, footer and banners. */
export const navSchema = z
  .strictObject({
    items: z
      .array(navItemSchema)
      .max(12)
      .default([])
      .describe("The whole header menu; none for one made of the stock and pages there are (NAV-06)"),
    cta: navItemSchema
      .nullable()
      .default(null)
      .describe("The one button of the header; null for the telephone"),
    trigger: z.enum(["hover", "click"]).default("hover").describe("What opens a dropdown (NAV-02)"),
    brandMenu: z.array(brandMenuItemSchema).max(80).default([]).describe("Brand mega-menu (NAV-01)"),
    brandMenuLabel: line.max(40).default("Brands").describe("The words that open the brand menu"),
    modelMegaMenu: z.boolean().default(false).describe("A menu of models grouped by category (NAV-04)"),
    footerColumns: z
      .array(footerColumnSchema)
      .max(6)
      .default([])
      .describe("Footer columns; none for those made of the stock and pages there are (NAV-09)"),
    brandLogoOverrides: z
      .record(z.string(), pathOrUrl)
      .default({})
      .describe("Logo by make, wherever makes are listed with logos, over the brand list (NAV-16)"),
    externalLinks: z
      .array(z.strictObject({ label: line.max(60).describe("Words"), url: webUrl.describe("Address") }))
      .default([])
      .describe("Links to outside sites (NAV-10)"),
    groupLinks: z
      .array(z.strictObject({ label: line.max(60).describe("Words"), path: sitePath.describe("Path") }))
      .default([])
      .describe("Group companies (ROUTE-69)"),
    banners: z.array(bannerSchema).max(10).default([]).describe("Notices across the page (NAV-13)"),
    bannerSize: z
      .strictObject({ w: z.int().positive().describe("Width"), h: z.int().positive().describe("Height") })
      .default({ w: 1920, h: 540 })
      .describe("Pixels of a banner picture (NAV-15)"),
  })
  .prefault({});
