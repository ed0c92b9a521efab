import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "1fr 1.1fr",
  gap: "clamp(1.5rem, 5vw, 5rem)",
  alignItems: "center",
  padding: "clamp(1.5rem, 4vw, 3rem)",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const boxes = style({
  gap: vars.space["3"],
  "@media": { [media.phone]: { gridTemplateColumns: "1fr 1fr" } },
});
export const submit = style({ justifySelf: "start", maxInlineSize: "100%", whiteSpace: "normal" });
