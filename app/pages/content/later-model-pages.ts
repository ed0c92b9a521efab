import { later } from "~/ui/later/later";
import { ModelPages } from "./model-pages";
import { MODEL_PAGES_ID } from "./model-pages-id";

// The styles are loaded with the page: the browser shows the page's HTML before it has its script.
import.meta.glob("../../features/models/**/*.css.ts", { eager: true });

/** {@link ModelPages}, whole as HTML, so that other pages at this route go without its script. */
export const LaterModelPages = later<Parameters<typeof ModelPages>[0]>({
  id: MODEL_PAGES_ID,
  here: import.meta.env.SSR ? ModelPages : null,
  load: async () => (await import("./model-pages")).ModelPages,
});
