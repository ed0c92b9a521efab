import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitOrderly } from "./split-orderly";

/** As the file's reader asks `csv-parse`; null for what is no row of CSV. */
function parsed(row: string, delimiter: string): readonly string[] | null {
  try {
    const rows = parse(row, { delimiter, record_delimiter: "\n", relax_column_count: true, trim: true });
    return rows.length === 1 ? (rows[0] ?? null) : null;
  } catch {
    return null;
  }
}

describe("splitOrderly", () => {
  it.each<[string, readonly string[] | null]>([
    ["a,b", ["a", "b"]],
    ["a,,", ["a", "", ""]],
    [",", ["", ""]],
    [" a , b c\t", ["a", "b c"]],
    ['"a, b","c ""d"" e",f', ["a, b", 'c "d" e', "f"]],
    ['"two\nlines"," kept "', ["two\nlines", " kept "]],
    ['"",""""', ["", '"']],
    ["日本,é", ["日本", "é"]],
    ["", null],
    [" ", null],
    ['18" wheels,b', null],
    ['"a" ,b', null],
    [' "a",b', null],
    ['"a"b,c', null],
    ['"a,b', null],
    ["a\nb", null],
  ])("reads %j as %j", (row, cells) => {
    expect(splitOrderly(row, ",")).toEqual(cells);
  });

  it("reads nothing otherwise than csv-parse does", () => {
    const letters = fc.constantFrom(
      "a",
      "é",
      "日",
      " ",
      "\t",
      '"',
      '""',
      ",",
      ";",
      "\t",
      "|",
      "\n",
      "\r",
      "\f",
      "\v",
      "\u00a0",
      "\u2003",
      "\u2028",
      "\u3000",
      "\uFEFF",
    );
    const cell = fc.string({ unit: letters, maxLength: 6 });
    const quoted = cell.map((text) => `"${text.replaceAll('"', '""')}"`);
    const rows = fc.tuple(
      fc.array(fc.oneof(cell, quoted), { maxLength: 5 }),
      fc.constantFrom(",", ";", "\t", "|"),
    );
    fc.assert(
      fc.property(rows, ([cells, delimiter]) => {
        const row = cells.join(delimiter);
        const orderly = splitOrderly(row, delimiter);
        if (orderly !== null) expect(orderly).toEqual(parsed(row, delimiter));
      }),
      { numRuns: 3_000 },
    );
  });
});
