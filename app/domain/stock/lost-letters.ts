import type { Repair } from "./cells/note-repair";
import type { LeftOut } from "./judge-fields";

/** What a report says of a vehicle's row. */
interface RowNotes {
  readonly repairs: readonly Repair[];
  readonly left: readonly LeftOut[];
}

/** The notes on a row, with the columns whose cells were left out since the sender lost letters in them. */
export function withLostLetters({ repairs, left }: RowNotes, lost: readonly string[]): RowNotes {
  const notes = lost.map((field) => ({ code: "letters-lost", field, before: "\uFFFD", after: "" }));
  const expected = "its letters (the sender lost some: \uFFFD)";
  return {
    repairs: [...repairs, ...notes],
    left: [...left, ...lost.map((field) => ({ field, expected, value: "" }))],
  };
}
