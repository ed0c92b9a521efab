import { style } from "@vanilla-extract/css";

// The frame has colours and a face of its own: whatever is tried on the stages, it stays readable.
export const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
export const ink = "#16181d";
export const quiet = "#5a606b";
export const line = "#d6d9de";
export const paper = "#ffffff";
export const back = "#f2f3f5";
export const mark = "#3a3fc4";

export const WIDE = "screen and (min-width: 1000px)";
/** Room beside the stages; what is as wide as a page takes it. */
export const GUTTER = { phone: "8px", desk: "28px" };

export const page = style({
  minBlockSize: "100vh",
  background: back,
  "@media": { [WIDE]: { display: "grid", gridTemplateColumns: "256px minmax(0, 1fr)" } },
});

export const side = style({
  display: "grid",
  alignContent: "start",
  gap: "20px",
  padding: "20px",
  background: paper,
  color: ink,
  fontFamily: SANS,
  fontSize: "14px",
  lineHeight: 1.4,
  textAlign: "match-parent",
  borderBlockEnd: `1px solid ${line}`,
  "@media": {
    [WIDE]: {
      position: "sticky",
      insetBlockStart: 0,
      blockSize: "100vh",
      overflowY: "auto",
      gap: "14px",
      paddingBlock: "14px",
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${line}`,
    },
  },
});

export const brand = style({ fontSize: "15px", fontWeight: 700 });
export const group = style({ display: "grid", gap: "4px" });
export const groupName = style({ fontSize: "12px", fontWeight: 650, color: quiet });

export const choices = style({ display: "flex", flexWrap: "wrap", gap: "4px" });

export const choice = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "26px",
  padding: "1px 8px",
  border: `1px solid ${line}`,
  borderRadius: "6px",
  selectors: {
    "&:hover": { borderColor: ink },
    "&[aria-current]": { background: mark, borderColor: mark, color: paper },
  },
});

export const areas = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))",
  columnGap: "20px",
  "@media": { [WIDE]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const area = style({
  display: "block",
  padding: "3px 10px",
  marginInline: "-10px",
  borderRadius: "6px",
  selectors: {
    "&:hover": { background: back },
    "&[aria-current]": { color: mark, fontWeight: 650 },
  },
});

export const main = style({
  minInlineSize: 0,
  padding: `20px ${GUTTER.phone} 80px`,
  "@media": { [WIDE]: { padding: `32px ${GUTTER.desk} 120px` } },
});

export const title = style({
  marginBlockEnd: "28px",
  fontFamily: SANS,
  fontSize: "26px",
  fontWeight: 700,
  letterSpacing: "-.02em",
  color: ink,
  textAlign: "match-parent",
});
