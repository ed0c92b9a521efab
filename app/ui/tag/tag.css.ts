import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { uiStyle } from "~/ui/theme/ui-style";

const { color } = vars;

export const tag = uiStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: "5px",
  minBlockSize: "24px",
  paddingInline: "8px",
  borderRadius: vars.radius.tag,
  background: color.tagGround,
  color: color.tagText,
  fontSize: vars.text["2xs"],
  fontWeight: 700,
  letterSpacing: ".02em",
  whiteSpace: "nowrap",
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});

export const kinds = {
  new: uiStyle({ background: color.tagNew, color: color.onTag }),
  reserved: uiStyle({ background: color.tagHold, color: color.onTag, letterSpacing: ".05em" }),
  sale: uiStyle({ background: color.tagSale, color: color.onTag }),
  // Its ground may be that of the page: the edge shows that it is a label.
  soon: uiStyle({
    background: color.tagSoon,
    boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
    letterSpacing: ".05em",
  }),
  sold: uiStyle({ background: color.tagSold, color: color.onTag, letterSpacing: ".05em" }),
  fuel: uiStyle({ background: color.positiveTint, color: color.positive }),
  quiet: uiStyle({ background: color.sunken, color: color.text }),
  alert: uiStyle({ background: color.warningTint, color: color.warning }),
};
