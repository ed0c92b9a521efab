import { style } from "@vanilla-extract/css";

export const block = style({});
export const toggle = style({ display: "grid", marginBlockStart: "10px" });
export const summary = style({ justifySelf: "start", cursor: "pointer" });
export const whenClosed = style({ selectors: { [`${toggle}[open] &`]: { display: "none" } } });
export const whenOpen = style({ selectors: { [`${toggle}:not([open]) &`]: { display: "none" } } });
export const chevron = style({ selectors: { [`${toggle}[open] &`]: { rotate: "180deg" } } });

/** The beginning of what opens; all of it stands in its place then. */
export const lead = style({
  selectors: { [`${block}:has(> ${toggle}[open]) > &`]: { display: "none" } },
});
export const rest = style({
  "@media": {
    screen: { selectors: { [`${block}:not(:has(> ${toggle}[open])) > &`]: { display: "none" } } },
  },
});
