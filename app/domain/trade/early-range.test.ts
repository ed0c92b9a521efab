import { expect, it } from "vitest";
import { earlyRange } from "./early-range";

it.each([
  [17_000, 19_000, 17_000, 19_000],
  [17_100, 19_050, 17_000, 19_500],
  [400, 480, 500, 500],
  [16_999, 17_001, 16_500, 17_500],
])("a value of %i to %i is told as %i to %i: rounded outwards", (low, high, from, to) => {
  expect(earlyRange({ low, high })).toEqual({ low: from, high: to });
});
