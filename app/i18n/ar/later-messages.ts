import { grouped, type Messages } from "../messages";

/** The ar copy of parts whose script comes later, as one chunk. */
export const messages: Messages = grouped(
  import.meta.glob<Messages>("./later/*.json", { eager: true, import: "default" }),
);
