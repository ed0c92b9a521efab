import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space, radius } = vars;

/** Lies over a corner of the page; on phones over its lower edge. */
export const banner = style({
  position: "fixed",
  insetBlockEnd: space["4"],
  insetInlineStart: space["4"],
  zIndex: 60,
  display: "grid",
  gap: space["3"],
  inlineSize: "min(400px, calc(100vi - 2 * var(--gap, 16px)))",
  padding: space["5"],
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  boxShadow: vars.shadow["2"],
  "@media": {
    [media.phone]: {
      insetBlockEnd: 0,
      insetInline: 0,
      inlineSize: "100%",
      borderRadius: 0,
      borderInline: 0,
      borderBlockEnd: 0,
      padding: `${space["4"]} ${space["4"]} calc(${space["4"]} + env(safe-area-inset-bottom))`,
    },
    print: { display: "none" },
  },
});
export const words = style({ display: "grid", gap: space["1"] });
export const answers = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: space["2"] });

/** What has the focus scrolls clear of the banner (WCAG 2.4.11). */
globalStyle(`html:has(${banner})`, { scrollPaddingBlockEnd: "200px" });
