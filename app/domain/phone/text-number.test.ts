import { expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { textNumber } from "./text-number";

it.each([
  ["a mobile number", "+61412345678", "+61412345678"],
  ["one as it is typed at home", "0412 345 678", "+61412345678"],
  ["a landline", "+61755500142", null],
  ["a number abroad", "+447400123456", null],
  ["a neighbour's", "+64211234567", null],
  ["no number", "12345", null],
  ["none", null, null],
])("sends text messages to mobile numbers of the dealer's country: %s", (_, phone, to) =>
  expect(textNumber(phone, siteConfig())).toBe(to),
);
