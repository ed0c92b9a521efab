import { describe, expect, it } from "vitest";
import { kilometresOf } from "./distance";

const read = (text: string, unit: "km" | "mi" = "km") => {
  const codes: string[] = [];
  return { value: kilometresOf(text, unit, (code) => codes.push(code)), codes };
};

describe("kilometresOf", () => {
  it.each([
    ["45123", 45_123, []],
    ["0", 0, []],
    ["45,123 km", 45_123, []],
    ["45 123 Kms", 45_123, []],
    ["45k km", 45_000, ["kilometres-text"]],
    ["45K", 45_000, ["kilometres-text"]],
    ["45.5k", 45_500, ["kilometres-text"]],
    ["120.000 km", 120_000, []],
    ["10 kilometres", 10, []],
    ["45,123 miles", 72_618, ["miles-converted"]],
    ["45,123 mi", 72_618, ["miles-converted"]],
    ["12k mls", 19_312, ["kilometres-text", "miles-converted"]],
    ["999999", 999_999, []],
    ["2000001", null, ["kilometres-implausible"]],
    ["-5", null, ["kilometres-unreadable"]],
    ["unknown", null, ["kilometres-unreadable"]],
    ["", null, ["kilometres-unreadable"]],
    ["10,000-12,000", null, ["kilometres-unreadable"]],
    ["45123.7", 45_124, ["kilometres-text"]],
    ["45123.0", 45_123, []],
  ])("%s is %s", (text, value, codes) => {
    expect(read(text)).toEqual({ value, codes });
  });

  it("takes a bare number in the unit of the feed, and a named one in its own", () => {
    expect(read("100", "mi")).toEqual({ value: 161, codes: ["miles-converted"] });
    expect(read("0", "mi").value).toBe(0);
    expect(read("100 km", "mi")).toEqual({ value: 100, codes: ["kilometres-text"] });
    expect(read("100 mi", "mi")).toEqual({ value: 161, codes: ["miles-converted"] });
  });
});
