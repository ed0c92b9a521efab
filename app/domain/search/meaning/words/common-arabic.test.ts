import { expect, test } from "vitest";
import { isCommonArabic } from "./common-arabic";

test.each(["معقول", "وسعره", "لبنتي", "بالسعر", "والسيارة", "للشغل"])("%s is an ordinary word", (word) => {
  expect(isCommonArabic(word)).toBe(true);
});

test.each(["موروكا", "وايلدتراك", "بانكستاون", "كومبتيشن", ""])("%j is none", (word) => {
  expect(isCommonArabic(word)).toBe(false);
});
