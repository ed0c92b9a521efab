import { expect, test } from "vitest";
import { dealershipPlaces } from "./dealership-places";

test("a place is what is left without the group's own name and what it sells", () => {
  const names = ["North Motors Perth", "North Trucks Perth", "North Gold Coast", "North Prestige"];
  expect([...dealershipPlaces(names)]).toEqual([
    ["perth", ["North Motors Perth", "North Trucks Perth"]],
    ["goldcoast", ["North Gold Coast"]],
  ]);
});

test("one dealership, none, or the same twice has no place", () => {
  expect(dealershipPlaces([]).size).toBe(0);
  expect(dealershipPlaces(["Perth Motors"]).size).toBe(0);
  expect(dealershipPlaces(["", " "]).size).toBe(0);
});
