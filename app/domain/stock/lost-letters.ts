import type { NoteRepair } from "./cells/note-repair";
import type { LeftOut } from "./judge-fields";

/** What a report says of a vehicle's row. */
interface RowNotes {
  readonly repairs: readonly string[];
  readonly left: readonly LeftOut[];
}

/** The notes on a row, with the columns whose cells were left out since the sender lost letters in them. */
export function withLostLetters({ repairs, left }: RowNotes, lost: readonly string[]): RowNotes {
  if (lost.length === 0) return { repairs, left };
  const codes = [...repairs];
  const note: NoteRepair = (code) => codes.push(code);
  note("letters-lost");
  const expected = "its letters (the sender lost some: \uFFFD)";
  return { repairs: codes, left: [...left, ...lost.map((field) => ({ field, expected, value: "" }))] };
}
