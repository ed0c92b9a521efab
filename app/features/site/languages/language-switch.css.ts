import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { color, space } = vars;

/** A line above the header. */
export const bar = style({
  background: color.sunken,
  color: color.text,
  fontSize: vars.text.sm,
  "@media": { print: { display: "none" } },
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  alignItems: "center",
  minBlockSize: "32px",
});
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space["4"]}`,
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "32px",
  color: color.link,
  textDecoration: "underline",
  textUnderlineOffset: "3px",
});
