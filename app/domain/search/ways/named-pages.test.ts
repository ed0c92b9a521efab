import { expect, test } from "vitest";
import { namedPages } from "./named-pages";

test.each([
  ["finance", ["finance"]],
  ["Test-Drive", ["testDrive"]],
  ["warranty?", ["warranty"]],
  ["car service", ["service"]],
  ["dealer phone number", ["contact"]],
  ["التمويل", ["finance"]],
  ["رقم الهاتف", ["contact"]],
  ["我要试驾", ["testDrive"]],
  ["贷款 电话", ["finance", "contact"]],
  ["do you do trade-ins", ["sell"]],
  ["swap my hilux", ["sell"]],
  ["can i pay weekly", ["finance"]],
  ["no deposit", ["finance"]],
  ["deals", ["offers"]],
  ["ute specials", ["offers"]],
  ["特价车", ["offers"]],
  ["dealer", []],
  ["pay", []],
  ["financed", []],
  ["5000", []],
  ["", []],
  ["<b>", []],
  ["serviceable", []],
])("%s names %j", (text, pages) => {
  expect(namedPages(text)).toEqual(pages);
});
