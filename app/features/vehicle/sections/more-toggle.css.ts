import { style } from "@vanilla-extract/css";

export const toggle = style({ display: "grid", gap: "10px" });
export const summary = style({ justifySelf: "start", cursor: "pointer" });
export const whenClosed = style({ selectors: { [`${toggle}[open] &`]: { display: "none" } } });
export const whenOpen = style({ selectors: { [`${toggle}:not([open]) &`]: { display: "none" } } });
export const chevron = style({ selectors: { [`${toggle}[open] &`]: { rotate: "180deg" } } });

/** The lead, and the toggle of the whole. Where browsers can, the open whole stands above the words that close it. */
export const withLead = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "10px" });
export const lead = style({
  selectors: { [`${withLead}:has(> ${toggle}[open]) > &`]: { display: "none" } },
});
