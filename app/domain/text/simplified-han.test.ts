import { expect, test } from "vitest";
import { simplifiedHan } from "./simplified-han";

test.each([
  ["電動車", "电动车"],
  ["豐田 油電車", "丰田 油电车"],
  ["二手凌志 里數少", "二手凌志 里数少"],
  ["墨爾本 2022年後", "墨尔本 2022年后"],
  ["丰田 白色", "丰田 白色"],
  ["Toyota 寶馬 X5 <b>", "Toyota 宝马 X5 <b>"],
  ["", ""],
  ["🚗 車", "🚗 车"],
])("%s is %s", (written, simple) => {
  expect(simplifiedHan(written)).toBe(simple);
});

test("keeps the number of characters, so that a reading knows where it stands", () => {
  const text = "預算四萬以內 7座 休旅車";
  expect(simplifiedHan(text)).toHaveLength(text.length);
});
