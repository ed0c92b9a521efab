import { expect, test } from "vitest";
import { leftOut } from "./stock-concepts";

const colours = ["white", "red", "blue", "grey", "black", "green"];
const stock = { colour: colours, make: ["Kia", "BMW", "Audi", "Ford", "Mazda"], highlights: colours };
const without = (...values: readonly string[]) => colours.filter((colour) => !values.includes(colour));

test("all of a stock's values but up to three leave those out", () => {
  expect(leftOut("colour", without("white"), stock)).toEqual(["white"]);
  expect(leftOut("colour", without("white", "red"), stock)).toEqual(["white", "red"]);
  const seven = { colour: [...colours, "gold"] };
  expect(leftOut("colour", [...without("white", "red", "blue"), "gold"], seven)).toEqual([
    "white",
    "red",
    "blue",
  ]);
});

test("fewer values, all of them, or few of many are better said one by one", () => {
  expect(leftOut("colour", without("white", "red", "blue"), stock)).toEqual([]);
  expect(leftOut("colour", without(), stock)).toEqual([]);
  const many = { colour: [...colours, "gold", "brown"] };
  expect(leftOut("colour", ["white", "red", "blue", "grey"], many), "four are left").toEqual([]);
  expect(leftOut("colour", ["red", "blue", "grey"], { colour: colours.slice(0, 4) })).toEqual([]);
});

test("a value that has left the stock does not count for one that is there", () => {
  expect(leftOut("colour", [...without("white", "red", "blue", "grey"), "gold", "pink"], stock)).toEqual([]);
  expect(leftOut("colour", [...without("white"), "gold"], stock)).toEqual(["white"]);
});

test("only what a vehicle has one value of can be left out", () => {
  expect(leftOut("make", ["BMW", "Audi", "Ford", "Mazda"], stock)).toEqual(["Kia"]);
  expect(leftOut("highlights", without("white"), stock), "all of those have to hold").toEqual([]);
  expect(leftOut("colour", without("white"), {})).toEqual([]);
});
