import { globalStyle } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { uiLayer } from "~/ui/theme/layers.css";
import { uiStyle } from "~/ui/theme/ui-style";

const mark = {
  position: "absolute",
  insetBlock: 0,
  display: "grid",
  placeItems: "center",
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  pointerEvents: "none",
} as const;

export const box = uiStyle({ position: "relative", minInlineSize: 0 });
export const startMark = uiStyle({ ...mark, insetInlineStart: "14px" });
export const endMark = uiStyle({ ...mark, insetInlineEnd: "14px" });
export const hasStart = uiStyle({});
export const hasStartIcon = uiStyle({});
export const hasEnd = uiStyle({});

const inside = (parent: string, rule: { paddingInlineStart?: string; paddingInlineEnd?: string }) => {
  globalStyle(`${parent} > input`, { "@layer": { [uiLayer]: rule } });
};
inside(hasStart, { paddingInlineStart: "calc(14px + .875rem)" });
inside(hasStartIcon, { paddingInlineStart: "calc(22px + 1.25rem)" });
inside(hasEnd, { paddingInlineEnd: "calc(14px + 1.875rem)" });
