import { later } from "~/ui/later/later";
import { PostStock } from "./post-stock";
import { POST_STOCK_ID } from "./post-stock-id";

// The styles are loaded with the page: the browser shows the page's HTML before it has its script.
import.meta.glob("../../features/vehicle/card/**/*.css.ts", { eager: true });

/** {@link PostStock}, whole as HTML, so that other pages at this route go without its script. */
export const LaterPostStock = later<Parameters<typeof PostStock>[0]>({
  id: POST_STOCK_ID,
  here: import.meta.env.SSR ? PostStock : null,
  load: async () => (await import("./post-stock")).PostStock,
});
