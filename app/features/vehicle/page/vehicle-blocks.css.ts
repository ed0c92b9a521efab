import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { inVehicle } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";

const { color, space, text, radius, font } = vars;

export const blocks = style({
  gridArea: "blocks",
  display: "grid",
  gap: "clamp(2.25rem, 1.6rem + 2.4vw, 3.75rem)",
  alignContent: "start",
  minInlineSize: 0,
});

export const block = style({
  display: "grid",
  gap: space["5"],
  minInlineSize: 0,
  scrollMarginBlockStart: space["6"],
});
export const heading = style({
  selectors: {
    [inVehicle.mosaic]: { borderBlockStart: `1px solid ${color.text}`, paddingBlockStart: space["4"] },
  },
});

export const announcement = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  padding: `${space["3"]} ${space["5"]}`,
  background: color.sunken,
  borderRadius: radius.card,
  fontSize: text.sm,
});
export const announcementText = style({ display: "flex", alignItems: "center", gap: "10px" });

export const rows = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
  columnGap: "clamp(1.5rem, 3vw, 3.5rem)",
  margin: 0,
});
export const row = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space["4"],
  paddingBlock: "11px",
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: text.sm,
});
export const rowLabel = style({ color: color.textMuted });
export const rowValue = style({
  margin: 0,
  fontWeight: 600,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});

export const ticks = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
  gap: `10px ${space["6"]}`,
  fontSize: text.sm,
});
export const tick = style({ display: "flex", gap: "10px" });
export const tickIcon = style({
  color: color.positive,
  inlineSize: "18px",
  blockSize: "18px",
  marginBlockStart: "1px",
});

/** A toggle whose button stays below what it opens. */
export const toggle = style({ display: "grid", gap: "10px" });
export const toggleSummary = style({ justifySelf: "start", cursor: "pointer" });
export const whenClosed = style({ selectors: { [`${toggle}[open] &`]: { display: "none" } } });
export const whenOpen = style({ selectors: { [`${toggle}:not([open]) &`]: { display: "none" } } });
export const chevron = style({ selectors: { [`${toggle}[open] &`]: { rotate: "180deg" } } });
export const rest = style({ paddingBlockStart: space["3"] });

export const finance = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.8fr)",
  gap: "clamp(1.5rem, 3vw, 3rem)",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const perWeek = style({
  fontSize: ".45em",
  letterSpacing: 0,
  fontWeight: 500,
  marginInlineStart: "4px",
});

export const anchor = style({ scrollMarginBlockStart: space["6"], minInlineSize: 0 });
export const fill = style({ blockSize: "100%", alignContent: "start" });

export const hours = style({ inlineSize: "100%", fontSize: text.sm, fontVariantNumeric: "tabular-nums" });
const cell = { paddingBlock: "7px", borderBlockEnd: `1px solid ${color.line}` } as const;
export const today = style({});
export const hoursDay = style({
  ...cell,
  textAlign: "start",
  fontWeight: 400,
  color: color.textMuted,
  selectors: { [`${today} &`]: { color: "inherit", fontWeight: font.weightStrong } },
});
export const hoursTime = style({ ...cell, textAlign: "end", fontWeight: 600 });
