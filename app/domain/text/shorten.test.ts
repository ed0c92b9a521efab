import { expect, it } from "vitest";
import { shorten } from "./shorten";

it("leaves a text of the limit as it is and cuts a longer one at a word's end", () => {
  expect(shorten("a".repeat(120), 120)).toBe("a".repeat(120));
  expect(shorten("one two three", 13)).toBe("one two three");
  expect(shorten("one two three", 12)).toBe("one two…");
  expect(shorten("one two, three", 10)).toBe("one two…");
  expect(shorten("one two three", 8)).toBe("one two…");
});

it("never gives more characters than asked for, and counts them as people do", () => {
  expect([...shorten("🚗".repeat(20), 10)]).toHaveLength(10);
  expect(shorten("abcdefghij", 5)).toBe("abcd…");
});
