import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space } = vars;

/** A small calculator: title, fields, and the figure at the foot. Two of them stand side by side where there is room. */
export const panel = style({
  display: "grid",
  gridTemplateRows: "auto auto 1fr",
  gap: space["4"],
  minInlineSize: 0,
  containerType: "inline-size",
  scrollMarginBlockStart: `calc(${space["6"]} + var(--sticky-block, 0px))`,
});

export const form = style({
  display: "grid",
  gap: space["4"],
  alignContent: "start",
  "@container": {
    "(min-width: 560px)": { gridTemplateColumns: "1fr 1fr", columnGap: space["8"], alignItems: "start" },
  },
});

/** Hidden where script makes the button unnecessary. */
export const withoutScript = style({
  justifySelf: "start",
  "@media": { "(scripting: enabled)": { display: "none" } },
});

export const result = style({
  display: "grid",
  gap: "2px",
  alignContent: "start",
  alignSelf: "end",
  paddingBlockStart: space["4"],
  borderBlockStart: `1px solid ${color.line}`,
  // Room for three lines, so that nothing below moves when the figure comes.
  minBlockSize: "6.5rem",
});
export const unit = style({ fontSize: ".55em", fontWeight: 500, letterSpacing: 0 });

/** A postcode with its button beside it. */
export const ask = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: space["2"],
  maxInlineSize: "28rem",
  "@media": { [media.phone]: { maxInlineSize: "none" } },
});
