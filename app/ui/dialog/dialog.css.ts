import { globalStyle } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { uiLayer } from "~/ui/theme/layers.css";
import { uiStyle } from "~/ui/theme/ui-style";

export const dialog = uiStyle({
  inlineSize: "min(480px, calc(100vi - 32px))",
  maxBlockSize: "calc(100dvb - 32px)",
  margin: "auto",
  padding: vars.space["6"],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow["3"],
  overflow: "auto",
  overscrollBehavior: "contain",
});
globalStyle(`${dialog}::backdrop`, { "@layer": { [uiLayer]: { background: vars.color.scrim } } });

export const head = uiStyle({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: vars.space["4"],
  marginBlockEnd: vars.space["4"],
});
