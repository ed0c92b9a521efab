import { createGlobalTheme } from "@vanilla-extract/css";
import { vars } from "./contract.css";

/** Spacing, motion and control sizes: the same in every template. */
createGlobalTheme(
  ":root",
  {
    space: vars.space,
    duration: vars.duration,
    ease: vars.ease,
    control: vars.control,
  },
  {
    space: {
      "1": "4px",
      "2": "8px",
      "3": "12px",
      "4": "16px",
      "5": "20px",
      "6": "24px",
      "7": "32px",
      "8": "40px",
      "9": "48px",
      "10": "64px",
      "11": "80px",
      "12": "112px",
    },
    duration: { fast: "120ms", base: "200ms", slow: "300ms" },
    ease: { standard: "cubic-bezier(.2, 0, 0, 1)" },
    control: { height: "48px", heightSm: "40px" },
  },
);
