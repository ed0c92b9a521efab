import { expect, it } from "vitest";
import { createOneSpelling } from "./one-spelling";

it("takes stock numbers that differ in case for the first of them", () => {
  const of = createOneSpelling();
  expect(["x1", "X1", "X2", "x2", "10", "10"].map(of)).toEqual(["x1", "x1", "X2", "X2", "10", "10"]);
});

it("takes long codes as they are: the case of a letter counts in some", () => {
  const of = createOneSpelling();
  expect(["0015e00000AbCdE", "0015e00000ABCdE"].map(of)).toEqual(["0015e00000AbCdE", "0015e00000ABCdE"]);
});
