import { expect, it } from "vitest";
import { meant, nearestName } from "./nearest";

const NAMES = ["filters.allMakes", "filters.make", "card.views"];

it.each([
  ["filters.allMaeks", "filters.allMakes"],
  ["FILTERS.MAKE", "filters.make"],
  ["card.view", "card.views"],
  ["card.views", "card.views"],
  ["something else", null],
  ["", null],
  ["x", null],
])("%s was meant as %s", (word, name) => {
  expect(nearestName(word, NAMES)).toBe(name);
});

it("asks only where something is near", () => {
  expect(meant("card.veiws", NAMES)).toBe(' (did you mean "card.views"?)');
  expect(meant("nothing like it", NAMES)).toBe("");
});
