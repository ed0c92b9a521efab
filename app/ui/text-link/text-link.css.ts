import { vars } from "~/ui/theme/contract.css";
import { onInverse } from "~/ui/theme/ground.css";
import { uiStyle } from "~/ui/theme/ui-style";

export const textLink = uiStyle({
  color: vars.color.link,
  fontWeight: vars.font.weightStrong,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: ".25em",
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  minBlockSize: "24px",
  selectors: {
    "&:hover": { textDecorationThickness: "2px" },
    [onInverse]: { color: vars.color.onInverse },
  },
});
