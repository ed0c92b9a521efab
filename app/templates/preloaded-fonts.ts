import type { Template } from "./registry";

/** Addresses of a dealer's own font files for the first screen; null where the template's are used. */
export interface OwnFonts {
  readonly text: string | null;
  readonly headings: string | null;
}

/** The font files that a page asks for at once, each once, that of its text first. */
export function preloadedFonts({ fonts }: Pick<Template, "fonts">, own: OwnFonts): readonly string[] {
  const wanted = [own.text ?? fonts.text, own.headings ?? fonts.headings];
  return [...new Set(wanted)].filter((address) => address !== null);
}
