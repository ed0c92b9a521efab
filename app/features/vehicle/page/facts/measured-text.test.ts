import { expect, test } from "vitest";
import { formatterFor } from "~/i18n/format";
import { measuredText } from "./measured-text";

const format = formatterFor("en-AU", "AUD", "Australia/Brisbane");

test.each([
  ["1815 Nm", "1,815 Nm"],
  ["2165Nm @ 1200 rpm", "2,165Nm @ 1200 rpm"],
  ["12902 cc", "12,902 cc"],
  ["400 Nm", "400 Nm"],
  ["1,815 Nm", "1,815 Nm"],
  ["1815.5 Nm", "1815.5 Nm"],
  ["Euro 2024 model", "Euro 2024 model"],
  ["HR1500 kg", "HR1500 kg"],
])("%s reads %s", (told, shown) => expect(measuredText(told, format)).toBe(shown));

test("numbers are written as the site's language writes them", () => {
  expect(measuredText("1815 Nm", formatterFor("de-DE", "EUR", "Europe/Berlin"))).toBe("1.815 Nm");
});
