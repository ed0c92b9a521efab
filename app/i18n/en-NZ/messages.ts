import { grouped, type Messages } from "../messages";

/** All en-NZ copy, as one chunk. */
export const messages: Messages = grouped(
  import.meta.glob<Messages>("./*.json", { eager: true, import: "default" }),
);
