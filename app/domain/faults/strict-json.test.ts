import fc from "fast-check";
import { expect, it, test } from "vitest";
import { strictJson, StrictJsonError } from "./strict-json";

test.each([
  ['{"km":1,"km":2}', /"km" stands twice/],
  ['{"km":1,"\\u006bm":2}', /"km" stands twice/],
  ['[{"b":1},{"b":1,"c":{},"b":2}]', /"b" stands twice/],
  ['{"a":"}","a":1}', /"a" stands twice/],
  ["[[[[]]]]", /more than 3 deep/],
  ['{"a":{"b":{"c":{}}}}', /more than 3 deep/],
  ["[".repeat(100_000) + "]".repeat(100_000), /more than 3 deep/],
  ["", /no body/],
  [" \n", /no body/],
  ["{", /no JSON/],
  ["{'a':1}", /no JSON/],
  ['{"a":"\uFFFD"}', /not UTF-8/],
  ['{"a":NaN}', /no JSON/],
])("$# is refused", (text, reason) => {
  expect(() => strictJson(text, 3)).toThrow(reason);
  expect(() => strictJson(text, 3)).toThrow(StrictJsonError);
});

test.each([
  '{"a":1,"b":{"a":1},"c":[{"a":1},{"a":1}]}',
  '{"a":"b","b":"a,b:{"}',
  "1",
  '["a","a"]',
  '{"a":"\\"","b":"\\\\"}',
])("%s is read", (text) => {
  expect(strictJson(text, 3)).toEqual(JSON.parse(text));
});

it("whatever JSON.stringify writes is read, to the depth that it has", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      expect(strictJson(JSON.stringify(value), 6)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
