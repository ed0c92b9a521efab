import { expect, it } from "vitest";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { shownValue, vehicleChanges } from "./vehicle-changes";

const picture = (url: string) => ({ image: { url, thumb: { url } } });

it("names the fields that differ, nested ones by their path, and not the time of the change", () => {
  const before = vehicleWith(1, { price: 100, images: [picture("/a.jpg")] });
  const after = {
    ...before,
    price: null,
    colour: "Red",
    location: { ...before.location, name: "Other" },
    images: [picture("/a.jpg"), picture("/b.jpg")],
    updated_at: "2026-02-02T00:00:00Z",
  };
  expect(vehicleChanges(before, after)).toEqual([
    { field: "colour", before: "", after: "Red" },
    { field: "price", before: "100", after: "" },
    { field: "location.name", before: "Yard", after: "Other" },
    { field: "images", before: "1: /a.jpg", after: "2: /a.jpg, /b.jpg" },
  ]);
  expect(vehicleChanges(before, before)).toEqual([]);
});

it("shows values in short", () => {
  expect(shownValue("x".repeat(300))).toHaveLength(200);
  expect([undefined, null, [], 0, false, ["a", "b"]].map(shownValue)).toEqual([
    "",
    "",
    "",
    "0",
    "false",
    "2: a, b",
  ]);
});

it("shows a time as one, not as its seconds", () => {
  const before = vehicleWith(1, { sold_date_timestamp: null });
  const changes = (sold: number) => vehicleChanges(before, { ...before, sold_date_timestamp: sold });
  const field = "sold_date_timestamp";
  expect(changes(1_795_389_431)).toEqual([{ field, before: "", after: "2026-11-22T23:17:11Z" }]);
  expect(changes(0)).toEqual([{ field, before: "", after: "1970-01-01T00:00:00Z" }]);
  expect(changes(9e15), "no time that there is").toEqual([{ field, before: "", after: "9000000000000000" }]);
});
