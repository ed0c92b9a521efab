import { expect, it } from "vitest";
import { cutCellSign } from "./cut-cell";

const rowsOf = (cells: readonly string[]) => cells.map((cell) => ({ text: `A1,Kia,${cell}`, cell }));
const signOf = (cell: string, cells: readonly string[]) => {
  const [last = { text: "", cell: "" }] = rowsOf([cell]);
  return cutCellSign(last, rowsOf(cells));
};

const CITIES = ["Sydney", "Perth", "Sydney", "Perth", "Sydney", "Darwin"];
const DAYS = ["2026-11-30", "2026-01-02", "2026-05-17", "2025-12-24", "2026-10-10"];
const PICTURES = ["1", "2", "3", "41", "52"].map((name) => `https://cdn.example/${name}.jpg`);
const DISTANCES = ["54,000 km", "54,000 km", "54,000 km", "3,000 km", "3,000 km"];
const VINS = [
  "JM0BP2HL600012345",
  "JM0BP2HL600012346",
  "WVWZZZAUZEW12345A",
  "KNAB2HL6000123457",
  "JM0BP2HL600012348",
];

it.each([
  ["Syd", CITIES, 'is "Syd", where other rows have "Sydney"'],
  ["2026-11-3", DAYS, 'is "2026-11-3", where others are like "2026-11-30"'],
  ["https://cdn.example/9.jp", PICTURES, expect.stringContaining('9.jp", where other rows have')],
  ["https://cdn.example/9", PICTURES, expect.stringContaining('/9", where others are like')],
  ["54,000 k", DISTANCES, 'is "54,000 k", where other rows have "54,000 km"'],
  ["JM0BP2HL60001", VINS, expect.stringContaining("others are like")],
])("%j is no whole cell", (cell, cells, sign) => {
  expect(signOf(cell, cells)).toEqual(sign);
});

it.each([
  ["a word of the column", "Darwin", CITIES],
  ["another word", "Alice Springs", CITIES],
  ["an empty cell", "", CITIES],
  ["a shorter number", "9990", ["12990", "23990", "34990", "45990", "56990"]],
  ["a number of which another begins", "1", ["12", "12", "5", "5", "5", "12"]],
  ["a whole number", "2", ["2.5", "1.6", "2.4", "1.4", "3.2"]],
  ["a shorter price", "$9,990", ["$12,990", "$23,990", "$34,990", "$45,990", "$56,990"]],
  ["a shorter text", "One owner", ["One owner, leather", "Tow bar", "Low km", "As new", "Roof racks"]],
  ["one word of two", "Darwin", ["North Sydney", "East Perth", "West End", "South Yarra", "New Farm"]],
  ["another ending", "https://cdn.example/9.png", PICTURES],
  ["a shorter plate", "ABC12", ["ABC123", "DEF456", "GHI789", "JKL012", "MNO345"]],
  ["too few rows", "Syd", CITIES.slice(0, 4)],
])("may be whole: %s", (_, cell, cells) => {
  expect(signOf(cell, cells)).toBeNull();
});

const table = (rows: readonly string[]) => rows.map((text) => ({ text, cell: text.split(",")[2] ?? "" }));

it("is cut off where it lacks what ends every other row", () => {
  const ended = table(["1,Kia,a,", "2,Kia,b,", "3,Kia,c,", "4,Kia,d,", "5,Kia,e,"]);
  expect(cutCellSign({ text: "6,Kia,hal", cell: "hal" }, ended)).toBe(
    "lacks the , after those of the other rows",
  );
  expect(cutCellSign({ text: "6,Kia,f,", cell: "f" }, ended)).toBeNull();
  const quoted = table(['"1","Kia","a"', '"2","Kia",""', '"3","Kia","c"', '"4","Kia","d"', '"5","Kia","e"']);
  expect(cutCellSign({ text: '"6","Kia",', cell: "" }, quoted)).toContain('lacks the "');
});

it("is whole where only some cells are quoted", () => {
  const some = table(['1,Kia,"a b"', '2,Kia,"b c"', '3,Kia,"c d"', '4,Kia,"d e"', '5,Kia,"e f"']);
  expect(cutCellSign({ text: "6,Kia,one", cell: "one" }, some)).toBeNull();
});
