import { format } from "oxfmt";
import { expect, it } from "vitest";
import { dealerJson } from "./dealer-json";

it.each([
  [{ a: ["x", 'q"u, o]te', "\\"], b: [1, 2.5, -3, true, null], c: [], d: {} }],
  [{ long: Array.from({ length: 30 }, (_, index) => `host-${index}.example`), after: ["x"] }],
  [{ nested: [{ list: ["a", "b"] }, { list: ["c"] }] }],
])("writes JSON as the project's formatter does", async (value) => {
  const text = dealerJson(value);
  expect(JSON.parse(text)).toEqual(value);
  expect((await format("site.json", text, { printWidth: 110 })).code).toBe(text);
});
