import { expect, it } from "vitest";
import { fittingKeys, linkKey } from "./link-key";

it.each([
  ["abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnop"],
  ["-bcdefghijklmn-_-_-uvwxyz", "-bcdefghijklmn-_-_-u"],
  ["abcdefghijklmno-", "abcdefghijklmno-"],
])("of %s is %s", (digest, key) => expect(linkKey(digest)).toBe(key));

it("of an earlier link opens it, also where its end was left out", () => {
  expect(fittingKeys("abcdefghijklmnopqrs-_vwxyz", 21)).toEqual([
    "abcdefghijklmnop",
    "abcdefghijklmnopqrs-_",
    "abcdefghijklmnopqrs",
  ]);
});
