import { style, type StyleRule } from "@vanilla-extract/css";
import { uiLayer } from "./layers.css";

/** A primitive's class: `style` inside the `ui` layer. For `app/ui/**\/*.css.ts` only. */
export function uiStyle(rule: Omit<StyleRule, "@layer">, debugId?: string): string {
  return style({ "@layer": { [uiLayer]: rule } }, debugId);
}
