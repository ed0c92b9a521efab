import { expect, it } from "vitest";
import { wantsText } from "./wants-text";

it.each([
  ["text/markdown", true],
  ["text/markdown, text/html, */*", true],
  ["text/html;q=0.9, Text/Markdown;q=0.9", true],
  ["text/html, text/markdown;q=0.5", false],
  ["text/markdown;q=0", false],
  ["text/markdown;q=x", false],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false],
  ["*/*", false],
  ["", false],
  [null, false],
])("of somebody who accepts %j it is asked for: %s", (accept, wanted) => {
  expect(wantsText(accept)).toBe(wanted);
});
