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

it("cuts at a sentence's end where the whole sentences fill much of the room", () => {
  expect(foldAway("One is. Two is. Three is not", 20)).toEqual({
    start: "One is. Two is.",
    rest: " Three is not",
  });
  expect(foldAway("At 3.99% it is what it is", 12).start).toBe("At 3.99% it");
  expect(foldAway("No. But a long one follows here", 20).start, "too little").toBe("No. But a long one");
  expect(foldAway("这是一句。这又是一句话", 8)).toEqual({ start: "这是一句。", rest: "这又是一句话" });
});
