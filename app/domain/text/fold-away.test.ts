import { expect, it } from "vitest";
import { foldAway } from "./fold-away";

const words = (length: number) => "abcd ".repeat(100).slice(0, length - 1) + "x";

it("OFFER-06: folds a text of more than 200 characters away after 160", () => {
  expect(foldAway(words(200), 200, 160)).toEqual({ start: words(200), rest: null });
  const folded = foldAway(words(201), 200, 160);
  expect(folded.start.length).toBeLessThanOrEqual(160);
  expect(folded.start.length).toBeGreaterThan(150);
  expect(folded.start + (folded.rest ?? "")).toBe(words(201));
});

it("OFFER-07: shows 200 characters of a disclaimer where no other length is given", () => {
  const folded = foldAway(words(300), 200);
  expect(folded.start.length).toBeLessThanOrEqual(200);
  expect(folded.start.length).toBeGreaterThan(190);
});

it("cuts at a word's end, and inside a word that fills it all", () => {
  expect(foldAway("one two three", 8)).toEqual({ start: "one two", rest: " three" });
  expect(foldAway("one two", 6, 3)).toEqual({ start: "one", rest: " two" });
  expect(foldAway("one, two, three", 10)).toEqual({ start: "one, two", rest: ", three" });
  expect(foldAway("abcdefgh", 4)).toEqual({ start: "abcd", rest: "efgh" });
  expect(foldAway("ab😀😀😀", 4)).toEqual({ start: "ab😀😀", rest: "😀" });
  expect(foldAway("", 4)).toEqual({ start: "", rest: null });
});
