import { vars } from "./contract.css";

/** The part of the contract a template gives values to; the rest is the same everywhere (`scale.css.ts`). */
export const templateContract = {
  color: vars.color,
  font: vars.font,
  text: vars.text,
  radius: vars.radius,
  shadow: vars.shadow,
  layout: vars.layout,
};
