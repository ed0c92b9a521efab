import { globalLayer } from "@vanilla-extract/css";

/** Browser differences and element defaults. */
export const resetLayer = globalLayer("reset");

/**
 * The primitives of `app/ui`. Styles of features stand outside any layer, so they win over a primitive's own
 * style whatever order the bundler loads the files in.
 */
export const uiLayer = globalLayer("ui");
