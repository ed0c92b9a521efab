import { style } from "@vanilla-extract/css";
import { vars } from "./contract.css";

/**
 * Marks an inverse ground (dark band, masthead, footer). Primitives inside it take their colours from the
 * `…OnInverse` tokens by themselves, the focus ring included.
 */
export const inverse = style({ background: vars.color.inverse, color: vars.color.onInverse });

/** Selector of a class inside an inverse ground. */
export const onInverse = `${inverse} &`;
