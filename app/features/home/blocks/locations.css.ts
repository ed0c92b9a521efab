import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, text, layout } = vars;

export const band = style({ scrollMarginBlockStart: vars.space["6"] });
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 330px), 1fr))",
  gap: layout.gridGap,
});
export const single = style({ maxInlineSize: "720px" });
export const place = style({ alignContent: "space-between" });
export const names = style({ display: "grid", gap: "4px" });
export const address = style({ fontSize: text.sm });
export const actions = style({ gap: vars.space["2"] });

export const hours = style({ inlineSize: "100%", fontSize: text.sm, fontVariantNumeric: "tabular-nums" });
export const caption = style({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});
const cell = { paddingBlock: "7px", borderBlockEnd: `1px solid ${color.line}` } as const;
export const day = style({ ...cell, textAlign: "start", fontWeight: 400, color: color.textMuted });
export const today = style({ color: "inherit" });
export const time = style({
  ...cell,
  textAlign: "end",
  fontWeight: 600,
  "@media": { [media.phone]: { whiteSpace: "nowrap" } },
});
