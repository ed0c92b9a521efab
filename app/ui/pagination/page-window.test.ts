import { describe, expect, it } from "vitest";
import { pageWindow } from "./page-window";

describe("pageWindow", () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 5, [1, 2, "gap", 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
    [9, 9, [1, "gap", 8, 9]],
    [500_000, 1_000_000, [1, "gap", 499_999, 500_000, 500_001, "gap", 1_000_000]],
  ] as const)("page %i of %i", (page, pages, expected) => {
    expect(pageWindow(page, pages)).toEqual(expected);
  });

  it("takes a page before the first or past the last for the nearest one", () => {
    expect(pageWindow(99, 3)).toEqual(pageWindow(3, 3));
    expect(pageWindow(-4, 3)).toEqual(pageWindow(1, 3));
    expect(pageWindow(0, 1)).toEqual([1]);
  });
});
