import { describe, expect, it } from "vitest";
import { draggedFrame, framesAround, KEY_TURNS, turnDegrees, turnedFrame } from "./spin-turn";

const FRAMES = 36;

describe("GAL-07: a drag turns 20 px per frame", () => {
  it.each([
    [0, 0, 0],
    [0, 19, 0],
    [0, 20, 1],
    [0, 39, 1],
    [0, 40, 2],
    [5, -19, 5],
    [5, -20, 4],
    [0, -20, 35],
    [35, 20, 0],
    [3, 36 * 20, 3],
    [3, -3 * 36 * 20 - 20, 2],
  ])("from frame %i by %i px to frame %i", (start, pixels, reached) => {
    expect(draggedFrame(start, pixels, FRAMES)).toBe(reached);
  });

  it("and a turntable of one frame stays where it is", () => {
    expect(draggedFrame(0, 500, 1)).toBe(0);
  });
});

describe("GAL-08: an arrow key turns by one frame", () => {
  it("to the right onwards, to the left back, past both ends", () => {
    expect(turnedFrame(35, KEY_TURNS["ArrowRight"] ?? 0, FRAMES)).toBe(0);
    expect(turnedFrame(0, KEY_TURNS["ArrowLeft"] ?? 0, FRAMES)).toBe(35);
  });

  it("and no other key does", () => {
    expect(Object.keys(KEY_TURNS)).toEqual(["ArrowRight", "ArrowLeft"]);
  });
});

it("a frame is told in degrees", () => {
  expect([0, 1, 9, 35].map((frame) => turnDegrees(frame, FRAMES))).toEqual([0, 10, 90, 350]);
  expect(turnDegrees(1, 7)).toBe(51);
});

describe("the frames that stand for a turn", () => {
  const frames = Array.from({ length: FRAMES }, (_, index) => index);

  it("are evenly spread, the first one first", () => {
    expect(framesAround(frames, 12)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33]);
    expect(framesAround(frames, 8)).toHaveLength(8);
    expect(framesAround(frames, 1)).toEqual([0]);
  });

  it("are all there are when there are few", () => {
    expect(framesAround(["a", "b", "c"], 12)).toEqual(["a", "b", "c"]);
    expect(framesAround([], 12)).toEqual([]);
  });
});
