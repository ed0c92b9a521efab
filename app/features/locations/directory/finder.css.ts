import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { space } = vars;
const oneColumn = { gridTemplateColumns: "minmax(0, 1fr)" } as const;

/** What narrows further: one line beside the first field until it is wanted. */
export const more = style({ selectors: { "&[open]": { gridColumn: "1 / -1" } } });
export const moreLine = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "44px",
  cursor: "pointer",
});
export const moreFields = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: space["4"],
  alignItems: "start",
  marginBlockStart: space["3"],
  "@media": {
    [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.phone]: oneColumn,
  },
});
