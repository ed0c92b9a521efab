import { style } from "@vanilla-extract/css";
import { ink, line, mark, paper, quiet, SANS } from "../frame/frame.css";

const words = { fontFamily: SANS, fontSize: "13px", lineHeight: 1.35, color: ink } as const;

export const section = style({ ...words, marginBlockEnd: "48px", textAlign: "left" });
export const heading = style({ fontSize: "18px", fontWeight: 650, marginBlockEnd: "6px" });
export const about = style({ maxInlineSize: "72ch", marginBlockEnd: "16px", fontSize: "14px", color: quiet });

export const swatches = style({
  display: "grid",
  gap: "12px",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 168px), 1fr))",
});
export const swatch = style({
  display: "grid",
  gridTemplateColumns: "44px minmax(0, 1fr)",
  gap: "10px",
  alignItems: "center",
  padding: "8px",
  border: `1px solid ${line}`,
  borderRadius: "8px",
  background: paper,
});
export const chip = style({
  inlineSize: "44px",
  blockSize: "44px",
  padding: 0,
  border: `1px solid ${line}`,
  borderRadius: "6px",
  background: paper,
  cursor: "pointer",
  selectors: {
    "&::-webkit-color-swatch-wrapper": { padding: 0 },
    "&::-webkit-color-swatch": { border: 0, borderRadius: "5px" },
  },
});
export const token = style({ fontWeight: 600, overflowWrap: "anywhere" });
export const value = style({ color: quiet, overflowWrap: "anywhere" });
export const tried = style({ color: mark, fontWeight: 600 });

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "12px",
  marginBlockStart: "16px",
});
export const button = style({
  minBlockSize: "40px",
  padding: "0 16px",
  borderRadius: "8px",
  background: mark,
  color: paper,
  fontWeight: 600,
});
export const back = style({ color: mark, textDecoration: "underline" });
export const code = style({
  flexBasis: "100%",
  margin: 0,
  padding: "12px 16px",
  borderRadius: "8px",
  background: ink,
  color: paper,
  overflowX: "auto",
});

export const pairs = style({
  display: "grid",
  gap: "10px",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 210px), 1fr))",
});
export const pair = style({
  display: "grid",
  gridTemplateColumns: "56px minmax(0, 1fr)",
  gap: "10px",
  alignItems: "center",
});
export const sample = style({
  display: "grid",
  placeItems: "center",
  blockSize: "44px",
  border: `1px solid ${line}`,
  borderRadius: "6px",
  fontSize: "18px",
  fontWeight: 600,
});
export const shape = style({ inlineSize: "22px", blockSize: "22px", borderRadius: "5px" });
export const failed = style({ color: "#b00020", fontWeight: 700 });

export const rows = style({ display: "grid", gap: "10px" });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2px 20px",
  paddingBlock: "8px",
  borderBlockStart: `1px solid ${line}`,
  "@media": {
    "screen and (min-width: 700px)": {
      gridTemplateColumns: "minmax(180px, 260px) minmax(0, 1fr)",
      alignItems: "center",
    },
  },
});
export const shown = style({ minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis" });
export const box = style({ inlineSize: "96px", blockSize: "56px", background: paper });
export const space = style({
  blockSize: "16px",
  background: mark,
  borderRadius: "2px",
  maxInlineSize: "100%",
});

export const crops = style({ display: "flex", flexWrap: "wrap", gap: "12px", alignItems: "start" });
export const whole = style({
  inlineSize: "auto",
  blockSize: "96px",
  maxInlineSize: "100%",
  objectFit: "contain",
});
export const crop = style({ blockSize: "96px", maxInlineSize: "100%", overflow: "hidden" });
export const cropped = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
