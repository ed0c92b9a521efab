import { expect, it } from "vitest";
import { salesToday, startOfDay } from "./sales-count";

const at = (time: string) => salesToday(192, new Date(time), "Australia/Brisbane");

it("HOME-08, OPEN-57: counts 192 sales evenly over Brisbane's day", () => {
  expect(at("2026-11-20T14:00:00Z")).toBe(0);
  expect(at("2026-11-21T02:00:00Z")).toBe(96);
  expect(at("2026-11-21T13:59:59Z")).toBe(191);
});

it("HOME-08: moves every 150 seconds and not between", () => {
  expect(at("2026-11-21T02:07:29Z")).toBe(96);
  expect(at("2026-11-21T02:07:30Z")).toBe(97);
});

it("a day begins at midnight where the dealer is", () => {
  const begin = (time: string) => startOfDay(new Date(time), "Australia/Brisbane").toISOString();
  expect(begin("2026-11-21T02:07:29.500Z")).toBe("2026-11-20T14:00:00.000Z");
  expect(begin("2026-11-21T13:59:59Z")).toBe("2026-11-20T14:00:00.000Z");
  expect(begin("2026-11-21T14:00:00Z")).toBe("2026-11-21T14:00:00.000Z");
});
