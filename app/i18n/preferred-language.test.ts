import { expect, it } from "vitest";
import { preferredLanguage } from "./preferred-language";

const TAGS = ["en-AU", "zh-Hans"];

it.each([
  ["what was chosen before", "a=1; language=zh-Hans; b=2", ["en-AU"], "zh-Hans"],
  ["what the browser asks for first of ours", "", ["fr", "zh-CN", "en"], "zh-Hans"],
  ["a script, not a country", "", ["zh-TW", "en-GB"], "en-AU"],
  ["nothing of ours", "", ["fr"], null],
  ["a choice the site no longer has", "language=ar", ["en"], "en-AU"],
  ["what is no language at all", "", ["*", "en"], "en-AU"],
])("finds %s", (_, cookies, asked, expected) => {
  expect(preferredLanguage(TAGS, cookies, asked)).toBe(expected);
});
