import { uiStyle } from "~/ui/theme/ui-style";

const size = (value: string, strokeWidth: number) =>
  uiStyle({
    inlineSize: value,
    blockSize: value,
    flex: "none",
    fill: "none",
    stroke: "currentColor",
    strokeLinecap: "round",
    strokeLinejoin: "round",
    strokeWidth,
  });

export const sizes = {
  md: size("1.25em", 1.75),
  sm: size("1rem", 1.75),
  lg: size("1.625rem", 1.5),
};
