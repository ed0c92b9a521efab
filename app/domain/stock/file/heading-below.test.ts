import { expect, it } from "vitest";
import { headingBelow } from "./heading-below";

const rows = (...all: string[][]) => all.map((cells, index) => ({ at: index + 2, cells }));
const HEADING = ["Stock", "Make", "Model"];

it.each([
  [["Our cars"], rows(HEADING, ["1", "Kia", "Rio"]), 2],
  [["Our cars"], rows(["as of May"], HEADING, ["1", "Kia", "Rio"], ["2", "Kia", ""]), 3],
  [["Our cars", "", " "], rows(HEADING, ["1", "Kia", "Rio"]), 2],
  [["", "Our cars"], rows(HEADING, ["1", "Kia", "Rio"]), 2],
])("finds the heading below the title %j", (first, others, at) => {
  expect(headingBelow(first, others)).toBe(at);
});

it.each([
  ["two columns", ["Stock", "Make"], rows(["1", "Kia"], ["2", "Kia"])],
  ["an empty first row", ["", ""], rows(HEADING, ["1", "Kia", "Rio"])],
  ["no rows", ["VIN"], []],
  ["one column in every row", ["VIN"], rows(["1"], ["2"])],
  ["nothing below what would be the heading", ["Our cars"], rows(HEADING)],
  ["rows of one cell below it", ["Words"], rows(["a", "b"], ["c"])],
  ["rows wider than it", ["Words"], rows(["a", "b"], ["c", "d", "e"])],
])("finds none above %s", (_, first, others) => {
  expect(headingBelow(first, others)).toBeNull();
});
