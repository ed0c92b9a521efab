import { expect, it } from "vitest";
import { pickPrize } from "./pick-prize";

const prizes = [
  { id: "a", weight: 3 },
  { id: "b", weight: 1 },
];

it("gives each prize as many of the numbers as its weight", () => {
  const drawn = [0, 1, 2, 3].map((number) => pickPrize(prizes, () => number)?.id);
  expect(drawn).toEqual(["a", "a", "a", "b"]);
});

it("asks for a number below the sum of the weights", () => {
  let asked = 0;
  pickPrize(prizes, (max) => {
    asked = max;
    return 0;
  });
  expect(asked).toBe(4);
});

it("has nothing to give where nothing is left", () => expect(pickPrize([], () => 0)).toBeNull());

it("gives none for a number that no prize has, nor of prizes without weight", () => {
  expect(pickPrize(prizes, () => 4)).toBeNull();
  const noNumber = () => {
    throw new RangeError("there is no number below nought");
  };
  expect(pickPrize([{ weight: 0 }], noNumber)).toBeNull();
  expect(pickPrize([{ id: "none", weight: 0 }, ...prizes], () => 0)?.id).toBe("a");
});
