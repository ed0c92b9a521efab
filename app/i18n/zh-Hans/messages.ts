import { grouped, type Messages } from "../messages";

/** All zh-Hans copy. The browser gets it in parts: see `browser-messages.ts`. */
export const messages: Messages = grouped(
  import.meta.glob<Messages>("./**/*.json", { eager: true, import: "default" }),
);
