import { expect, it } from "vitest";
import { COMMENTS_COLLAPSED, dealerComments } from "./dealer-comments";

it("makes paragraphs of what pipes part", () => {
  expect(dealerComments("One owner.| Full history. ||\nNew tyres.")).toEqual({
    shown: ["One owner.", "Full history.", "New tyres."],
    rest: [],
  });
});

it.each([null, "", "  ", "| |"])("is null for %j", (text) => {
  expect(dealerComments(text)).toBeNull();
});

it("shows 400 characters whole and cuts the 401st away, between words", () => {
  const words = (length: number) => "word ".repeat(100).slice(0, length - 1) + "x";
  expect(dealerComments(words(COMMENTS_COLLAPSED))?.rest).toEqual([]);
  const long = dealerComments(words(COMMENTS_COLLAPSED + 1));
  expect(long?.rest.length).toBe(1);
  expect(long?.shown.join(" ").length).toBeLessThanOrEqual(COMMENTS_COLLAPSED);
  expect(long?.shown[0]?.endsWith("word")).toBe(true);
});

it("loses no word over the cut", () => {
  const text = Array.from({ length: 30 }, (_, index) => `Paragraph ${index} says something of its own.`).join(
    "|",
  );
  const split = dealerComments(text);
  expect([...(split?.shown ?? []), ...(split?.rest ?? [])].join(" ")).toBe(text.replaceAll("|", " "));
});

it("cuts an endless word too", () => {
  const split = dealerComments("x".repeat(900));
  expect(split?.shown[0]?.length).toBe(COMMENTS_COLLAPSED);
  expect(split?.rest[0]?.length).toBe(500);
});
