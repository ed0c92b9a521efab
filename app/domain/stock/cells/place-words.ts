import type { NoteRepair } from "./note-repair";

/** British, American and Australian postcodes at a text's end. */
const POSTCODE = /(?:^|\s)(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{5}(?:-\d{4})?|\d{4})$/i;
const AUSTRALIAN_STATE = /(?:^|\s)(NSW|QLD|VIC|SA|WA|TAS|ACT|NT)$/;
const COUNTRY = /^(?:AU|NZ)-/;

/** The city of "Brisbane, QLD", "Brisbane QLD 4000" or "Bath, BA1 5NX"; null for none. */
export function cityOf(text: string): string | null {
  const [first = ""] = partsOf(text);
  return first.replace(AUSTRALIAN_STATE, "") || null;
}

/** The state of "Brisbane, AU-QLD", "Austin, TX 78701" or "Brisbane QLD 4000"; null for none. */
export function stateOf(text: string, note: NoteRepair): string | null {
  const [first = "", second = ""] = partsOf(text);
  if (COUNTRY.test(second)) note("state-spelling");
  const state = second.replace(COUNTRY, "") || AUSTRALIAN_STATE.exec(first)?.[1] || "";
  return state === "" || /\d/.test(state) ? null : state;
}

function partsOf(text: string): readonly string[] {
  return text.split(",").map((part) => part.trim().replace(POSTCODE, "").trim());
}
