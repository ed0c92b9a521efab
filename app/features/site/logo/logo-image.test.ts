import { expect, it } from "vitest";
import { logoImage } from "./logo-image";

const of = (width: number, height: number) =>
  logoImage(`/media/d/abcdefghijklmnopqrstuvwx-${width}x${height}/logo.svg`);

it.each([
  ["square", 512, 512, { width: 56, height: 56 }],
  ["upright", 300, 600, { width: 28, height: 56 }],
  ["twice as wide as tall", 400, 200, { width: 112, height: 56 }],
  ["four times", 800, 200, { width: 170, height: 42 }],
  ["eight times", 1600, 200, { width: 240, height: 30 }],
  ["a line", 4000, 100, { width: 240, height: 6 }],
  ["a dot", 1, 1, { width: 56, height: 56 }],
])("a logo that is %s has the room it needs in the bar", (_, width, height, shown) => {
  expect(of(width, height)).toMatchObject(shown);
});

it("is null without a file whose size is known", () => {
  expect(logoImage(undefined)).toBeNull();
  expect(logoImage("/media/logo.svg")).toBeNull();
});
