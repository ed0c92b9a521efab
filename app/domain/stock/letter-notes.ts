import type { Repair } from "./cells/note-repair";
import type { CleanRow } from "./file/feed-file";
import type { LeftOut } from "./judge-fields";

/** What a report says of a vehicle's row. */
interface RowNotes {
  readonly repairs: readonly Repair[];
  readonly left: readonly LeftOut[];
}

/** The notes on a row, with the columns whose cells were left out or put right for their letters. */
export function withLetterNotes(
  { repairs, left }: RowNotes,
  { lost, mended }: Omit<CleanRow, "cells">,
): RowNotes {
  const notes = lost.map(({ column: field, text: before }) => ({
    code: "letters-lost",
    field,
    before,
    after: "",
  }));
  const expected = "its letters (the sender lost some: \uFFFD)";
  return {
    repairs: [
      ...repairs,
      ...notes,
      ...mended.map(({ column, ...texts }) => ({ code: "letters-mended", field: column, ...texts })),
    ],
    left: [...left, ...lost.map(({ column: field, text: value }) => ({ field, expected, value }))],
  };
}
