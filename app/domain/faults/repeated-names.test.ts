import { expect, it } from "vitest";
import { repeatedNames } from "./repeated-names";

it.each([
  ["{}", []],
  ['{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}', []],
  ['{\n"a":1,\n"a":2}', [{ name: "a", line: 3 }]],
  [
    '{"a":{"b":1,\n"b":1},"a":"}"}',
    [
      { name: "b", line: 2 },
      { name: "a", line: 2 },
    ],
  ],
  ['{"km":1,"\\u006bm":2}', [{ name: "km", line: 1 }]],
  ['{"a":"a,a:{","b":["a","a"]}', []],
])("%j", (text, names) => {
  expect(repeatedNames(text)).toEqual(names);
});
