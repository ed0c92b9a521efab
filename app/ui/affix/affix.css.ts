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
inside(hasStart, { paddingInlineStart: "28px" });
inside(hasStartIcon, { paddingInlineStart: "42px" });
inside(hasEnd, { paddingInlineEnd: "44px" });
