import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

export const question = style({ display: "grid", gap: vars.space["4"], alignContent: "start" });
