import type { TemplatePreset } from "~/domain/tenant/template-preset";
import classic from "./classic/preset.json" with { type: "json" };
import { tokens as classicTokens } from "./classic/tokens";
import franchise from "./franchise/preset.json" with { type: "json" };
import { tokens as franchiseTokens } from "./franchise/tokens";
import group from "./group/preset.json" with { type: "json" };
import { tokens as groupTokens } from "./group/tokens";

/** The configuration preset of each template, by the name `site.template` gives. */
export const TEMPLATE_PRESETS: Readonly<Record<string, TemplatePreset>> = {
  classic: { values: classic, colours: colourTokens(classicTokens.color) },
  franchise: { values: franchise, colours: colourTokens(franchiseTokens.color) },
  group: { values: group, colours: colourTokens(groupTokens.color) },
};

/** `{ onInverse: … }` as `{ "color-on-inverse": … }`. */
function colourTokens(colours: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(colours).map(([role, value]) => [
      `color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  );
}
