import { grouped, type Messages } from "../messages";

/**
 * The ar copy a browser needs before the page comes alive, as one chunk: not that of parts whose script comes later
 * (`later/`), nor what the server alone says (`server/`).
 */
export const messages: Messages = grouped(
  import.meta.glob<Messages>("./*.json", { eager: true, import: "default" }),
);
