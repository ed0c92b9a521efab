import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { color, space, layout, text, radius } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["6"],
  paddingBlock: `${space["7"]} ${layout.section}`,
  "@media": { print: { padding: 0, gap: "4mm" } },
});

// Of the site around the comparison nothing is printed.
globalStyle(`body:has(${page}) > :not(main)`, { "@media": { print: { display: "none" } } });
globalStyle(`html:has(${page})`, { "@media": { print: { fontSize: "11.5px" } } });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space["4"],
});

export const title = style({ display: "grid", gap: space["2"] });

export const lead = style({ textWrap: "balance" });

/** On paper the site's header is missing. */
export const dealer = style({
  display: "none",
  fontWeight: vars.font.weightStrong,
  "@media": { print: { display: "block" } },
});

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["3"],
  "@media": { print: { display: "none" } },
});

export const choice = style({
  display: "inline-flex",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  overflow: "hidden",
});
export const option = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.control.heightSm,
  paddingInline: space["4"],
  fontSize: text.sm,
  fontWeight: 550,
  selectors: {
    "&:hover": { background: color.sunken },
    "&[aria-current]": { background: color.action, color: color.onAction },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
