import { describe, expect, it } from "vitest";
import { saysWhole } from "./read-words";

describe("whether something that was typed has left, in the tests of what is sent", () => {
  it("takes no part of a longer name or number for it", () => {
    expect(saysWhole('{"id":"9f2400ab"}', "2400")).toBe(false);
    expect(saysWhole('{"at":"124005"}', "2400")).toBe(false);
    expect(saysWhole('{"id":"0b1c2d3e-2400-4abc-8def-001122334455"}', "2400")).toBe(false);
  });

  it("finds it alone, whatever stands around it", () => {
    for (const text of [
      "2400",
      "Income: 2400.",
      '{"income":"2400"}',
      "<b>2400</b>",
      '["a\\n2400"]',
      "$2,400 a month",
    ])
      expect(saysWhole(text, "2400"), text).toBe(true);
    expect(saysWhole('{"employer":"Harbour (Tools) + Co."}', "Harbour (Tools) + Co.")).toBe(true);
    expect(saysWhole(JSON.stringify({ note: 'a "b"\nc' }), 'a "b"\nc')).toBe(true);
  });
});
