import archivo from "~/ui/theme/fonts/archivo.woff2?url";
import bricolage from "~/ui/theme/fonts/bricolage.woff2?url";
import figtree from "~/ui/theme/fonts/figtree.woff2?url";
import instrumentSans from "~/ui/theme/fonts/instrument-sans.woff2?url";
import { themeClass as classic } from "./classic/tokens.css";
import { themeClass as franchise } from "./franchise/tokens.css";
import { themeClass as group } from "./group/tokens.css";

/** What a template adds to a page beyond its configuration preset. */
export interface Template {
  /** Class of `<html>` that gives every design token its value. */
  readonly themeClass: string;
  /**
   * Addresses of the font files to preload. A heavy display face is left out (null) where it would delay the first
   * picture; its fallback has the same metrics, so nothing moves when it loads.
   */
  readonly fonts: { readonly text: string; readonly headings: string | null };
}

/**
 * The templates by the name `site.template` gives. They are always picked by key, because the build drops styles that
 * no code refers to.
 */
export const TEMPLATES: Readonly<Record<string, Template>> = {
  classic: { themeClass: classic, fonts: { text: figtree, headings: bricolage } },
  franchise: { themeClass: franchise, fonts: { text: instrumentSans, headings: instrumentSans } },
  group: { themeClass: group, fonts: { text: archivo, headings: null } },
};
