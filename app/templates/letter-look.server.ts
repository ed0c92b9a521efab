import type { LetterLook } from "~/domain/letter/letter";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { tokenSetOf } from "./swatches.server";

/** The colours of a dealer's mails: its own over its template's. In the dark, those of its dark panels. */
export function letterLookOf({ site, theme }: Pick<SiteConfig, "site" | "theme">): LetterLook {
  const { color } = tokenSetOf(site.template);
  const tone = (name: string, value: string) => theme.tokens[`color-${name}`] ?? value;
  return {
    ground: tone("sunken", color.sunken),
    surface: tone("surface", color.surface),
    text: tone("text", color.text),
    muted: tone("text-muted", color.textMuted),
    line: tone("line", color.line),
    brand: tone("brand", color.brand),
    link: tone("link", color.link),
    action: tone("action", color.action),
    onAction: tone("on-action", color.onAction),
    dark: {
      // Everything is readable on the darker of the two, small print on both.
      ground: tone("inverse-raised", color.inverseRaised),
      surface: tone("inverse", color.inverse),
      text: tone("on-inverse", color.onInverse),
      muted: tone("on-inverse-muted", color.onInverseMuted),
      line: tone("inverse-line", color.inverseLine),
      link: tone("accent-on-inverse", color.accentOnInverse),
    },
  };
}
