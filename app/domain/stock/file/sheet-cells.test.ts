import { describe, expect, it } from "vitest";
import { isDateFormat, sheetColumn, sheetDate, sheetNumber } from "./sheet-cells";

describe("cells of a sheet", () => {
  it.each([
    [14, null, true],
    [0, null, false],
    [4, null, false],
    [164, "dd/mm/yyyy", true],
    [164, "[$-C09]d mmm yy;@", true],
    [164, '#,##0 "days"', false],
    [164, "General", false],
    [164, '"$"#,##0.00;[Red]-"$"#,##0.00', false],
    [164, "0.0", false],
  ])("format %d %j shows a date: %j", (id, code, isDate) => {
    expect(isDateFormat(id, code)).toBe(isDate);
  });

  it.each([
    [46_356, false, "2026-11-30"],
    [44_894, true, "2026-11-30"],
    [46_143.604166666664, false, "2026-05-01T14:30:00"],
    [0, false, "0"],
    [-3, false, "-3"],
    [1e9, false, "1000000000"],
  ])("the number %d (from 1904: %j) is %s", (serial, isFrom1904, text) => {
    expect(sheetDate(serial, isFrom1904)).toBe(text);
  });

  it.each([
    ["1.3999999999999999", "1.4"],
    ["1.299E4", "12990"],
    ["12990", "12990"],
    ["", ""],
    ["POA", "POA"],
  ])("%j is %j", (text, number) => {
    expect(sheetNumber(text)).toBe(number);
  });

  it.each([
    ["A1", 0],
    ["C5", 2],
    ["AA10", 26],
    ["XFD1", 16_383],
    ["", null],
    ["5", null],
  ])("%j stands in column %j", (name, column) => {
    expect(sheetColumn(name)).toBe(column);
  });
});
