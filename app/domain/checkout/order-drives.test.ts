import { expect, it } from "vitest";
import { driveFields, driveIds } from "./order-drives";

it("keeps test drives by the ids of their leads, and reads them back", () => {
  const booked = driveFields({ booked: ["a", "b"], wished: [] });
  expect(booked).toEqual({ drives_booked: "a b" });
  expect(driveIds(booked, "drives_booked")).toEqual(["a", "b"]);
  expect(driveIds(booked, "drives_wished")).toEqual([]);
  expect(driveFields({ booked: [], wished: [] })).toEqual({});
});

it("names nobody both as booked and as told that the vehicle is free", () => {
  const wished = driveFields({ booked: ["a"], wished: ["a"] });
  expect(driveIds(wished, "drives_booked")).toEqual([]);
  expect(driveIds(wished, "drives_wished")).toEqual(["a"]);
});
