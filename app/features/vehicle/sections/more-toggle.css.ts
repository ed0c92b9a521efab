import { style } from "@vanilla-extract/css";

/** A toggle whose button stays below what it opens. */
export const toggle = style({ display: "grid", gap: "10px" });
export const summary = style({ justifySelf: "start", cursor: "pointer" });
export const whenClosed = style({ selectors: { [`${toggle}[open] &`]: { display: "none" } } });
export const whenOpen = style({ selectors: { [`${toggle}:not([open]) &`]: { display: "none" } } });
export const chevron = style({ selectors: { [`${toggle}[open] &`]: { rotate: "180deg" } } });
