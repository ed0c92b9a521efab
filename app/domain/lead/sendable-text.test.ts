import { expect, it } from "vitest";
import { sendable, sendableText } from "./sendable-text";

it.each([
  ["one\r\ntwo\rthree\nfour", "one\ntwo\nthree\nfour"],
  ["a\tb", "a\tb"],
  ["a\u0000b\u0007c\u001fd\u007fe\u0085f", "abcdef"],
  ["\ud83d half, 👋 whole, half \udc4b", " half, 👋 whole, half "],
  ["\uFFFE\uFFFF\uFFFD", "\uFFFD"],
  ["a\u200db \u202e ‫", "a\u200db \u202e ‫"],
])("keeps of %j what can be kept and sent", (text, kept) => expect(sendableText(text)).toBe(kept));

it("cleans every text of a value, names included, and leaves everything else", () => {
  const given = { "na\u0000me": ["a\r\nb", { deep: "c\u0001" }, 7, null, true, undefined], "": { none: [] } };
  expect(sendable(given)).toEqual({
    name: ["a\nb", { deep: "c" }, 7, null, true, undefined],
    "": { none: [] },
  });
});
