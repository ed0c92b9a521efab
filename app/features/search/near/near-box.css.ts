import { globalStyle, style, type GlobalStyleRule } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { space } = vars;

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: space["3"],
  flex: "1 0 100%",
  // On a phone its parts stand beside the number found.
  "@media": { [media.phone]: { display: "contents" } },
});
globalStyle(`${row} > a`, { order: 1 });
// On the smallest phones they stand in one row in every language: without an icon, the place in two lines if need be.
const tiny = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${row} > ${selector}`, { "@media": { [media.tiny]: rule } });
tiny("details:not([open])", { maxInlineSize: "72%" });
tiny("details > summary svg", { display: "none" });
tiny("a", { paddingInline: "10px" });
tiny("details > summary", { paddingInline: "10px", whiteSpace: "normal" });

export const box = style({
  flex: "1 1 0",
  minInlineSize: 0,
  "@media": {
    [media.phone]: { flex: "0 1 auto", order: 1, selectors: { "&[open]": { flex: "1 0 100%", order: 2 } } },
  },
});
export const fields = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: space["3"],
  marginBlockStart: space["3"],
  padding: space["4"],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
});
export const field = style({
  display: "grid",
  gap: space["1"],
  flex: "1 1 160px",
  maxInlineSize: "240px",
  "@media": { [media.phone]: { maxInlineSize: "none" } },
});
export const says = style({
  flex: "1 0 100%",
  selectors: { "&:empty": { display: "none" } },
});
