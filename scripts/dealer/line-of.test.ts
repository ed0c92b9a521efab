import { expect, it } from "vitest";
import { lineOf } from "./line-of";

const SITE = `{
\t"site": {
\t\t"name": "Emu",
\t\t"hosts": ["a", "b"]
\t},
\t"nav": { "items": [
\t\t{ "label": "A" },
\t\t{ "label": "",
\t\t  "labels": 1 }
\t] },
\t"content": { "labels": { "offer.categories.Service offer": "x", "card": "y" } }
}`;

it.each([
  ["site.name: expected text", 3, true],
  ["site.hosts[1]: expected a host", 4, true],
  ["site.email: expected text, received nothing", 2, false],
  ["nav.items[1].label: expected text", 8, true],
  ["nav.items[1].labels: expected no field of this name", 9, true],
  ["nav.items[7].label: expected text", 6, false],
  ["content.labels.offer.categories.Service offer: expected another key", 11, true],
  ["serach: expected no field of this name", 1, false],
  ["(the whole file): expected an object", 1, false],
  ["not valid JSON: Unexpected token (line 4, column 1)", 4, true],
])("%s", (problem, line, isWhole) => {
  expect(lineOf("site.json", SITE, problem)).toEqual({ line, isWhole });
  expect(lineOf("site.json", `\uFEFF${SITE}`, problem)).toEqual({ line, isWhole });
});

it("counts from the top of a file with front matter", () => {
  const text = "---\npage: about\ntitle: x\n---\n\n# Words";
  expect(lineOf("about.md", text, "title: expected more")).toEqual({ line: 3, isWhole: true });
  expect(lineOf("about.md", text, "line 6: expected no heading")).toEqual({ line: 6, isWhole: true });
  expect(lineOf("about.md", "no front matter", "title: expected more")).toBeNull();
});

it("finds nothing in an empty file", () => {
  expect(lineOf("site.json", "", "site: expected an object")).toBeNull();
});
