import type { BasicColour } from "../../colour/basic-colours";
import { basicColourOf } from "../../colour/colour-of";
import type { NoteRepair } from "./note-repair";

const WARRANTY = /\b(?:years?|yrs?|months?)\b.*\/|\bkms?\b|warranty/i;

/** The outer (0) or inner (1) colour of a cell such as `White / Black`; null where it names none. */
export function colourPartOf(text: string, part: 0 | 1, note: NoteRepair): string | null {
  if (WARRANTY.test(text)) {
    if (part === 0) note("warranty-in-colour");
    return null;
  }
  const colour = text.split("/")[part]?.trim();
  return colour && colour !== "-" ? colour : null;
}

/** The basic colour of a cell's outer colour; null where it is none of ours. */
export function basicColourIn(text: string): BasicColour | null {
  return basicColourOf(outerColour(text));
}

/** Whether a cell names an outer colour at all: one that is not ours is a word that could not be read. */
export function namesColour(text: string): boolean {
  return outerColour(text) !== null;
}

function outerColour(text: string): string | null {
  return colourPartOf(text, 0, () => undefined);
}
