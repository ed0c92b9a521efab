import { uiStyle } from "~/ui/theme/ui-style";

export const box = uiStyle({ position: "relative", minInlineSize: 0 });
export const native = uiStyle({ appearance: "none", paddingInlineEnd: "40px", textOverflow: "ellipsis" });
export const chevron = uiStyle({
  position: "absolute",
  insetInlineEnd: "14px",
  insetBlockStart: "50%",
  marginBlockStart: "-.625em",
  pointerEvents: "none",
});

/** A select with its label above. */
export const labelled = uiStyle({ display: "grid", gap: "6px", minInlineSize: 0 });
