import { describe, expect, it } from "vitest";
import { rowOfCells, tableHeadings } from "./table-headings";

describe("the columns of a table", () => {
  it("have names of their own, however often one is given", () => {
    const { columns, needed, notes } = tableHeadings([
      " Colour ",
      "Colour",
      "",
      "Colour (2)",
      "Colour",
      "A\nB",
      "",
      "",
    ]);
    expect(columns).toEqual([
      "Colour",
      "Colour (3)",
      "Column 3",
      "Colour (2)",
      "Colour (4)",
      "A B",
      "Column 7",
      "Column 8",
    ]);
    expect(needed).toBe(6);
    expect(notes).toEqual([
      'two columns are called "Colour"; the later one is "Colour (3)"',
      'column 3 has no name; it is "Column 3"',
      'two columns are called "Colour"; the later one is "Colour (4)"',
    ]);
  });

  it("make a row of as many cells, and of more where those are empty", () => {
    const headings = tableHeadings(["A", "__proto__", ""]);
    const row = rowOfCells(headings, ["1", "2"]);
    expect(Object.entries(row ?? {})).toEqual([
      ["A", "1"],
      ["__proto__", "2"],
    ]);
    expect(rowOfCells(headings, ["1", "2", "3", " "])).toMatchObject({ "Column 3": "3" });
    expect(rowOfCells(headings, ["1"])).toBeNull();
    expect(rowOfCells(headings, ["1", "2", "", "4"])).toBeNull();
  });
});
