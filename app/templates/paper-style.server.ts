import type { SiteConfig } from "~/domain/tenant/site-config";
import { tokenSetOf } from "./swatches.server";

type Looks = Pick<SiteConfig, "site" | "theme">;

/**
 * How a dealer's papers look (`PaperStyle`): faces and colours of its template, with its own values over them.
 * @param marks drawn marks by the name `theme.logo.mark` gives
 */
export function paperStyleOf<Mark>({ site, theme }: Looks, marks: Readonly<Record<string, Mark>>) {
  const { font } = tokenSetOf(site.template);
  const { wordmark, suffix = null, mark = "" } = theme.logo;
  return {
    families: { display: firstFamily(font.display), text: firstFamily(font.text) },
    colours: coloursOf({ site, theme }),
    logo: { wordmark, suffix, mark: marks[mark] ?? null },
  };
}

function coloursOf({ site, theme }: Looks) {
  const { color } = tokenSetOf(site.template);
  const tone = (name: string, value: string) => theme.tokens[`color-${name}`] ?? value;
  return {
    text: tone("text", color.text),
    textMuted: tone("text-muted", color.textMuted),
    line: tone("line", color.line),
    sunken: tone("sunken", color.sunken),
    surface: tone("surface", color.surface),
    studio: tone("studio", color.studio),
    inverse: tone("inverse", color.inverse),
    onInverse: tone("on-inverse", color.onInverse),
    onInverseMuted: tone("on-inverse-muted", color.onInverseMuted),
    accent: tone("accent", color.accent),
    accentOnInverse: tone("accent-on-inverse", color.accentOnInverse),
  };
}

/** `"Figtree", "Figtree Fallback", sans-serif` begins with Figtree. */
function firstFamily(families: string): string {
  return (families.split(",")[0] ?? "").trim().replaceAll('"', "");
}
