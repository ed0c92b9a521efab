import { vars } from "~/ui/theme/contract.css";
import { inverse, onInverse } from "~/ui/theme/ground.css";
import { media } from "~/ui/theme/media";
import { uiStyle } from "~/ui/theme/ui-style";

const { color } = vars;

export const group = uiStyle({
  display: "inline-grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  maxInlineSize: "100%",
  padding: "3px",
  borderRadius: vars.radius.control,
  background: color.sunken,
  border: `1px solid ${color.line}`,
  selectors: { [onInverse]: { background: color.inverseRaised, borderColor: color.inverseLine } },
  // Large letters take a second line, and no word is broken.
  "@media": { [media.phone]: { display: "inline-flex", flexWrap: "wrap" } },
});

/**
 * Lies over its segment, so that the native radio button keeps its place for pointer, keyboard and the browser's
 * validation message.
 */
export const input = uiStyle({ position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "pointer" });

export const option = uiStyle({
  position: "relative",
  display: "grid",
  "@media": { [media.phone]: { flex: "1 1 0", minInlineSize: "max-content" } },
});

export const face = uiStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "7px",
  minBlockSize: "38px",
  paddingInline: vars.space["4"],
  borderRadius: `calc(${vars.radius.control} - 3px)`,
  fontSize: vars.text.sm,
  fontWeight: 600,
  color: color.textMuted,
  textAlign: "center",
  // Forced colours remove backgrounds: the chosen segment is marked by its border.
  "@media": {
    // Half of it on the narrowest phones, where three periods in a calculator have 230 px.
    [media.phone]: { paddingInline: "clamp(6px, (100vw - 280px) * 0.15, 12px)" },
    [media.forcedColors]: { selectors: { [`${input}:checked + &`]: { border: "2px solid Highlight" } } },
  },
  selectors: {
    [onInverse]: { color: color.onInverseMuted },
    [`${option}:hover &`]: { color: color.text },
    [`${inverse} ${option}:hover &`]: { color: color.onInverse },
    [`${input}:checked + &`]: {
      background: color.surface,
      color: color.text,
      boxShadow: `0 0 0 1px ${color.line}`,
    },
    [`${inverse} ${input}:checked + &`]: {
      background: color.onInverse,
      color: color.text,
      boxShadow: "none",
    },
    [`${input}:focus-visible + &`]: { outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
    [`${inverse} ${input}:focus-visible + &`]: { outlineColor: color.focusOnInverse },
  },
});
