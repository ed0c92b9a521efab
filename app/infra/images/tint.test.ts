import { expect, it } from "vitest";
import { atOnce } from "~/infra/turns.server";
import { tint as steps } from "./tint.server";

const tint = (...asked: Parameters<typeof steps>) => atOnce(steps(...asked));

const grey = (value: number) => Uint8Array.of(value, value, value);

it("leaves pixels without paint untouched", () => {
  for (const value of [0, 1, 127, 254, 255]) {
    expect(tint(grey(value), Uint8Array.of(0), "b3101a")).toEqual(grey(value));
  }
});

it("leaves black paint black", () => {
  const [red = 0] = tint(grey(40), Uint8Array.of(200), "000000");
  expect(Math.abs(red - 40)).toBeLessThanOrEqual(1);
});

it("colours channel by channel, brighter where more light comes back", () => {
  const [r = 0, g = 0, b = 0] = tint(grey(10), Uint8Array.of(160), "b3101a");
  expect(r).toBeGreaterThan(g + 40);
  expect(b).toBeGreaterThanOrEqual(g);
  const [brighter = 0] = tint(grey(10), Uint8Array.of(220), "b3101a");
  expect(brighter).toBeGreaterThan(r);
});

it("does not write into its input and never overflows", () => {
  const base = grey(255);
  expect(Math.min(...tint(base, Uint8Array.of(255), "ffffff"))).toBeGreaterThan(245);
  expect(base).toEqual(grey(255));
});
