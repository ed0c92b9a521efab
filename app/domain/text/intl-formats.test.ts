import { expect, it } from "vitest";
import { dateFormat, numberFormat } from "./intl-formats";

const DAY = new Date("2026-11-23T09:30:00Z");

it("makes a format once for a locale and its options", () => {
  const format = dateFormat("en-AU", { dateStyle: "full", timeZone: "UTC" });
  expect(dateFormat("en-AU", { dateStyle: "full", timeZone: "UTC" })).toBe(format);
  expect(numberFormat("en-AU")).toBe(numberFormat("en-AU", {}));
});

it("keeps locales, options, dates and numbers apart", () => {
  expect(dateFormat("en-AU", { dateStyle: "short", timeZone: "UTC" }).format(DAY)).toBe("23/11/26");
  expect(dateFormat("en-US", { dateStyle: "short", timeZone: "UTC" }).format(DAY)).toBe("11/23/26");
  expect(dateFormat("en-AU", { timeStyle: "short", timeZone: "Pacific/Kiritimati" }).format(DAY)).toBe(
    "11:30 pm",
  );
  expect(dateFormat("en-AU", { timeStyle: "short", timeZone: "UTC" }).format(DAY)).toBe("9:30 am");
  expect(numberFormat("de").format(1234.5)).toBe("1.234,5");
  expect(numberFormat("de", { maximumFractionDigits: 0 }).format(1234.4)).toBe("1.234");
});

it("tells a locale or option that does not exist every time", () => {
  for (let times = 0; times < 2; times += 1) {
    expect(() => numberFormat("not a locale")).toThrow(RangeError);
    expect(() => dateFormat("en", { timeZone: "Nowhere" })).toThrow(RangeError);
  }
});
