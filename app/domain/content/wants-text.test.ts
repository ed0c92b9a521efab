import { expect, it } from "vitest";
import { asksForText, wantsText } from "./wants-text";

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

it("is asked for by its address as well", () => {
  const ask = (query: string) =>
    asksForText({ url: `https://yard.example/faq${query}`, headers: new Headers() });
  expect([ask("?as=markdown"), ask("?a=1&as=markdown"), ask("?as=html"), ask("")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
