import { globalLayer } from "@vanilla-extract/css";

/** Browser differences and element defaults. */
export const resetLayer = globalLayer("reset");

/**
 * The primitives of `app/ui`. Styles of features are in no layer, so they win over a primitive's own style, whatever
 * the order in which the files are loaded.
 */
export const uiLayer = globalLayer("ui");
