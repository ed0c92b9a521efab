import { later } from "~/ui/later/later";
import { LocationBlock } from "./location-block";
import { LOCATION_BLOCK_ID } from "./location-block-id";

// The styles are loaded with the page: the browser shows the block's HTML before it has its script.
import.meta.glob("./*.css.ts", { eager: true });

/** {@link LocationBlock}, whose script comes when the page is used. */
export const LaterLocationBlock = later<Parameters<typeof LocationBlock>[0]>({
  id: LOCATION_BLOCK_ID,
  here: import.meta.env.SSR ? LocationBlock : null,
  load: async () => (await import("./location-block")).LocationBlock,
});
