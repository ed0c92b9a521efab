import { describe, expect, it } from "vitest";
import { keptToday, secondsLeftOfDay } from "./day-left";

it("counts to midnight where the dealer is", () => {
  const late = new Date("2026-11-21T13:59:30Z");
  expect(secondsLeftOfDay(late, "Australia/Brisbane")).toBe(30);
  expect(secondsLeftOfDay(new Date("2026-11-21T14:00:00Z"), "Australia/Brisbane")).toBe(86_400);
  expect(secondsLeftOfDay(late, "Australia/Perth")).toBe(2 * 3600 + 30);
  // A zone with half an hour.
  expect(secondsLeftOfDay(new Date("2026-07-01T14:29:00Z"), "Australia/Adelaide")).toBe(60);
});

describe("keptToday", () => {
  const page = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

  it("leaves an answer alone that is forgotten before midnight", () => {
    expect(keptToday(page, 660)).toBe(page);
    expect(keptToday("no-store", 5)).toBe("no-store");
  });

  it("shortens what would be kept past midnight", () => {
    expect(keptToday(page, 300)).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=240");
    expect(keptToday(page, 20)).toBe("public, max-age=0, s-maxage=20, stale-while-revalidate=0");
    expect(keptToday("public, max-age=600, s-maxage=3600", 900)).toBe("public, max-age=600, s-maxage=900");
  });
});
