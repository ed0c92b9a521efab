import { vars } from "~/ui/theme/contract.css";
import { onInverse } from "~/ui/theme/ground.css";
import { media } from "~/ui/theme/media";
import { uiStyle } from "~/ui/theme/ui-style";

const { color, space } = vars;
const off = "&:disabled, &[aria-disabled=true]";

export const button = uiStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space["2"],
  minBlockSize: vars.control.height,
  paddingInline: space["6"],
  borderRadius: vars.radius.control,
  border: "1.5px solid transparent",
  fontWeight: vars.font.weightStrong,
  fontSize: vars.text.md,
  lineHeight: 1.2,
  textAlign: "center",
  whiteSpace: "nowrap",
  transition: `background-color ${vars.duration.fast} ${vars.ease.standard}, border-color ${vars.duration.fast}, color ${vars.duration.fast}`,
  "@media": { [media.forcedColors]: { border: "1px solid" } },
  selectors: { "&:focus-visible": { borderRadius: vars.radius.control } },
});

const disabled = {
  background: color.sunken,
  color: color.textMuted,
  borderColor: color.line,
  cursor: "not-allowed",
};

export const variants = {
  primary: uiStyle({
    background: color.action,
    color: color.onAction,
    selectors: {
      "&:hover": { background: color.actionHover },
      "&:active": { background: color.actionActive },
      [off]: disabled,
    },
  }),
  secondary: uiStyle({
    borderColor: color.lineStrong,
    background: color.surface,
    color: color.text,
    selectors: {
      "&:hover": { borderColor: color.text, background: color.sunken },
      [onInverse]: { background: "transparent", borderColor: color.onInverseMuted, color: color.onInverse },
      [`${onInverse}:hover`]: { background: color.inverseRaised, borderColor: color.onInverse },
      [off]: disabled,
    },
  }),
  brand: uiStyle({
    background: color.brand,
    color: color.onBrand,
    selectors: { "&:hover": { background: color.inverseRaised }, [off]: disabled },
  }),
  quiet: uiStyle({
    paddingInline: space["3"],
    color: color.link,
    selectors: {
      "&:hover": { background: color.brandTint },
      [onInverse]: { color: color.onInverse },
      [`${onInverse}:hover`]: { background: color.inverseRaised },
      [off]: disabled,
    },
  }),
};

export const small = uiStyle({
  minBlockSize: vars.control.heightSm,
  paddingInline: space["4"],
  fontSize: vars.text.sm,
});

export const block = uiStyle({
  inlineSize: "100%",
  paddingBlock: space["2"],
  overflowWrap: "anywhere",
  whiteSpace: "normal",
});

export const iconButton = uiStyle({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: "44px",
  blockSize: "44px",
  borderRadius: vars.radius.control,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.text,
  selectors: {
    "&:hover": { borderColor: color.text },
    "&:focus-visible": { borderRadius: vars.radius.control },
    // Half-transparent rather than recoloured: the arrow itself is the label and stays recognisable.
    "&:disabled": { opacity: 0.38, cursor: "not-allowed" },
  },
});
