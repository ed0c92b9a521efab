import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

/** A dealer's own tag (CARD-20). */
export const red = style({ background: vars.color.danger, color: vars.color.onTag });
