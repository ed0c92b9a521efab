import { describe, expect, it } from "vitest";
import { parseJson } from "./parse-json";

describe("parseJson", () => {
  it("reads JSON, with a byte-order mark or without", () => {
    expect(parseJson('{"a":[1,null]}')).toEqual({ a: [1, null] });
    expect(parseJson('\uFEFF{"a":1}')).toEqual({ a: 1 });
    expect(parseJson('"\uFEFF"')).toBe("\uFEFF");
  });

  it.each([
    ['{\n  "a": 1,\n  "b": 2,\n}', "(line 4, column 1)"],
    ['{"a": 1,}', "(line 1, column 9)"],
    ['\uFEFF{\n"a" 1}', "(line 2, column 5)"],
  ])("names where %j is no JSON", (text, place) => {
    expect(() => parseJson(text)).toThrow(place);
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });

  it("throws for a text that ends too early or is empty", () => {
    for (const text of ["", "{", "\uFEFF"]) expect(() => parseJson(text)).toThrow(SyntaxError);
  });
});
