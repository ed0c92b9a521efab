import { describe, expect, it } from "vitest";
import { withoutGaps } from "./load-frames";

const frame = (name: string) => ({ name });
const names = (frames: readonly (object | null)[]) =>
  withoutGaps(frames).map((one) => ("name" in one ? one.name : ""));

describe("the frames of a spin", () => {
  it("stay as they are when all arrived", () => {
    expect(names(["a", "b", "c"].map(frame))).toEqual(["a", "b", "c"]);
  });

  it("are stood in for by the one before, the first by the last", () => {
    expect(names([null, frame("b"), frame("c"), frame("d")])).toEqual(["d", "b", "c", "d"]);
    expect(names([frame("a"), frame("b"), null, frame("d")])).toEqual(["a", "b", "b", "d"]);
  });

  it("are none when more than a quarter, or all, are missing (ERR-17)", () => {
    expect(() => withoutGaps([frame("a"), null, null, frame("d")])).toThrow("2 of 4 frames");
    expect(() => withoutGaps([null, null])).toThrow("2 of 2 frames");
    expect(() => withoutGaps([])).toThrow("0 of 0 frames");
  });
});
