import { grouped, type Messages } from "../messages";

/**
 * The en-AU copy a browser needs before the page comes alive, as one chunk: not that of parts whose script comes later
 * (`later/`), nor what the server alone says (`server/`). `test/e2e/browser-words.spec.ts` knows which is which.
 */
export const messages: Messages = grouped(
  import.meta.glob<Messages>("./*.json", { eager: true, import: "default" }),
);
