import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { uiStyle } from "~/ui/theme/ui-style";

export const chip = uiStyle({
  // The hidden words of its cross are cut by a row that scrolls only if they are placed within it.
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  minBlockSize: "34px",
  paddingInline: "12px 8px",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: 550,
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  selectors: {
    "&:hover": { borderColor: vars.color.text },
    "&:focus-visible": { borderRadius: vars.radius.pill },
  },
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});
export const cross = uiStyle({ inlineSize: "16px", blockSize: "16px" });

/** A wrapping row of chips. */
export const chips = uiStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space["2"],
  alignItems: "center",
});
