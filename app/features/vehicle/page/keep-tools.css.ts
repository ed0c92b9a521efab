import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { color } = vars;

export const save = style({});
globalStyle(`${save}[aria-pressed=true] > svg`, { color: color.danger, fill: "currentColor" });

export const compare = style({
  selectors: { "&[aria-pressed=true]": { background: color.brandTint, color: color.link } },
});
