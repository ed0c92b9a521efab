import { expect, test } from "vitest";
import { mendableWords, mendWord } from "./mend-word";

const names = mendableWords([
  "toyota",
  "corolla",
  "landcruiser",
  "kia",
  "golf",
  "gold",
  "cx5",
  "sedan",
  "mercedes",
  "leather",
]);

test.each([
  ["tyota", ["toyota"]],
  ["toyoat", ["toyota"]],
  ["koyota", ["toyota"]],
  ["corrola", ["corolla"]],
  ["landcrusier", ["landcruiser"]],
  ["sedna", ["sedan"]],
  ["mercadez", ["mercedes"]],
  ["lether", ["leather"]],
  ["goll", ["golf", "gold"]],
])("%s is near %j", (word, near) => {
  expect([...mendWord(word, names)].sort()).toEqual([...near].sort());
});

test.each(["", "neither", "kai", "cx6", "tyta", "sdn", "constructor", "x".repeat(10_000), "🚗🚗🚗🚗"])(
  "%.20s is near none",
  (word) => {
    expect(mendWord(word, names)).toEqual([]);
  },
);
