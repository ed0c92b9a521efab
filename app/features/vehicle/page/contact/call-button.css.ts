import { style } from "@vanilla-extract/css";

export const place = style({ display: "grid", minInlineSize: 0 });
