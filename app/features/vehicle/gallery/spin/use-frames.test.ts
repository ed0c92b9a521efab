import { expect, it } from "vitest";
import { frameWidth } from "./use-frames";

it.each([
  [358, 1, 480],
  [358, 3, 640],
  [358, 2, 640],
  [890, 1, 960],
  [890, 2, 1200],
  [1900, 2, 1200],
  [0, 1, 160],
])("a stage of %i px at density %d asks for frames of %i px", (stage, density, width) => {
  expect(frameWidth(stage, density)).toBe(width);
});
