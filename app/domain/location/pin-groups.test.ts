import { expect, it } from "vitest";
import { pinGroups } from "./pin-groups";

const at = (x: number, y: number, count: number) => ({ x, y, count });
const shape = (points: readonly ReturnType<typeof at>[]) =>
  pinGroups(points, 10).map((group) => group.map(({ count }) => count));

it("groups what lies close to a larger one, and leaves the rest alone", () => {
  expect(shape([at(0, 0, 3), at(9, 0, 5), at(50, 0, 1)])).toEqual([[5, 3], [1]]);
  expect(shape([at(0, 0, 1), at(10, 0, 2)])).toEqual([[2], [1]]);
  expect(shape([at(0, 0, 9), at(8, 0, 5), at(16, 0, 7)])).toEqual([[9, 5], [7]]);
  expect(shape([at(0, 0, 0), at(0, 0, 0)])).toEqual([[0, 0]]);
  expect(shape([])).toEqual([]);
});
