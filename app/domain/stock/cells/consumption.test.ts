import { expect, test } from "vitest";
import { consumptionOf } from "./consumption";

function read(text: string, country = "au") {
  const notes: string[] = [];
  return [consumptionOf(text, country, (code) => notes.push(code)), ...notes];
}

test.each([
  ["8.7 L / 100 km", 8.7],
  ["7,5", 7.5],
  ["6", 6],
  ["45.6 mpg", 6.2],
  ["45.6 mpg (UK)", 6.2],
  ["30 mpg (US)", 7.8],
  ["30 miles per gallon", 9.4],
  ["470.8 mpg (UK)", 0.6],
])("%s is %d l/100 km", (text, litres) => expect(read(text)).toEqual([litres]));

test("a gallon that the cell does not name is the country's", () => {
  expect(read("30 mpg", "us")).toEqual([7.8]);
  expect(read("30 mpg (UK)", "us")).toEqual([9.4]);
  expect(read("30 mpg", "gb")).toEqual([9.4]);
});

test("what names no consumption is told, and the unit of an empty cell is not", () => {
  for (const text of ["0 L / 100 km", "-3", "none", "0 mpg (UK)"])
    expect(read(text)).toEqual([null, "consumption-unknown"]);
  expect(read("mpg (UK)")).toEqual([null]);
});
