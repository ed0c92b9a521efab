import { expect, it } from "vitest";
import { makeInitials } from "./make-initials";

it.each([
  ["Toyota", "T"],
  ["Land Rover", "LR"],
  ["Mercedes-Benz", "MB"],
  ["BMW", "BMW"],
  ["MG", "MG"],
  ["Škoda", "Š"],
  ["alfa romeo", "AR"],
  ["Moto Guzzi Classic", "MG"],
  ["比亚迪", "比"],
  ["–", ""],
])("stands for %s with %j", (name, initials) => {
  expect(makeInitials(name)).toBe(initials);
});
