import * as z from "zod";
import { PAGE_KEYS } from "../pages";
import { line, plainText, sitePath, webUrl } from "./shapes";

/**
 * A link as a dealer writes it: by page key, by a path of the site, or by an outside address, and
 * possibly with links below it. Links to pages that are not served are left out when shown (`visibleLinks`).
 */
export interface NavItem {
  readonly label: string;
  readonly page?: (typeof PAGE_KEYS)[number] | undefined;
  readonly path?: string | undefined;
  readonly url?: string | undefined;
  readonly note?: string | undefined;
  readonly icon?: string | undefined;
  readonly featured?: boolean | undefined;
  readonly children?: readonly NavItem[] | undefined;
}

const fields = {
  label: line.max(80).describe("The words of the link"),
  page: z
    .enum(PAGE_KEYS)
    .optional()
    .describe("The page it opens, by key; hidden while that page is not served"),
  path: sitePath.optional().describe("A path of this site; with `page`, an anchor or query added by hand"),
  url: webUrl.optional().describe("An outside address"),
  note: plainText.max(160).optional().describe("A few words below the link, in menus that show them"),
  icon: z
    .string()
    .regex(/^[a-z0-9-]{1,30}$/)
    .optional()
    .describe("Name of an icon of the icon set, in a strip of quick links"),
  featured: z.boolean().optional().describe("Stands out in a menu of the header"),
};

// Made once: zod reads the getter below before a parse as well as after it, and two instances would make another JSON
// Schema.
let entriesBelow: z.ZodType<NavItem[] | undefined> | undefined;

/** An entry of a menu, with those below it. */
export const navItemSchema: z.ZodType<NavItem> = z
  .strictObject({
    ...fields,
    get children() {
      return (entriesBelow ??= z.array(navItemSchema).max(40).optional().describe("Links below it"));
    },
  })
  .meta({ id: "NavItem" });
