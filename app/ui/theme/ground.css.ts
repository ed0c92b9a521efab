import { style } from "@vanilla-extract/css";
import { vars } from "./contract.css";

/**
 * Marks an inverse background (dark band, masthead, footer). Primitives inside it take their colours from the
 * `…OnInverse` tokens, the focus ring included.
 */
export const inverse = style({ background: vars.color.inverse, color: vars.color.onInverse });

/** Selector for a class inside an inverse background. */
export const onInverse = `${inverse} &`;
