import { expect, it } from "vitest";
import { yearIn } from "./year-in";

it("is the year at the dealer's, not the server's", () => {
  const newYear = new Date("2026-12-31T13:30:00Z");
  expect(yearIn(newYear, "Pacific/Auckland")).toBe(2027);
  expect(yearIn(newYear, "Australia/Brisbane")).toBe(2026);
});
