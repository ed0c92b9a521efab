import { vars } from "~/ui/theme/contract.css";
import { inPanel } from "~/ui/theme/layout-variants";
import { uiStyle } from "~/ui/theme/ui-style";

export const facet = uiStyle({
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space["2"],
});

export const summary = uiStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space["2"],
  minBlockSize: "44px",
  fontWeight: vars.font.weightStrong,
  fontSize: vars.text.md,
  overflowWrap: "anywhere",
  selectors: { [inPanel.ruled]: { minBlockSize: "54px" } },
});

export const note = uiStyle({
  marginInlineStart: "auto",
  fontSize: vars.text.xs,
  fontWeight: 500,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const chevron = uiStyle({
  transition: `rotate ${vars.duration.base}`,
  selectors: { [`${facet}[open] > summary > &`]: { rotate: "180deg" } },
});

export const body = uiStyle({ display: "grid", gap: "2px", paddingBlock: `2px ${vars.space["3"]}` });

/** A small heading with a line after it, inside a facet: "Popular makes". */
export const divider = uiStyle({
  fontSize: vars.text.xs,
  color: vars.color.textMuted,
  fontWeight: 600,
  paddingBlock: `${vars.space["3"]} 4px`,
  display: "flex",
  alignItems: "center",
  gap: "10px",
  selectors: { "&::after": { content: '""', blockSize: "1px", flex: 1, background: vars.color.line } },
});
