import { afterEach, expect, it, vi } from "vitest";
import { ownPath } from "./site-base";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["/", "/faq"],
  [undefined, "/faq"],
  ["/ar", "/ar/faq"],
])("puts the language of the page's router before a path: %s", (basename, expected) => {
  vi.stubGlobal("__remixContext", { basename });
  expect(ownPath("/faq")).toBe(expected);
});

it("leaves paths alone where there is no page", () => {
  expect(ownPath("/faq")).toBe("/faq");
});
