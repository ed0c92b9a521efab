import { expect, it } from "vitest";
import { translateWords } from "./translate-words";

const words = new Map([
  ["Used cars", "سيارات مستعملة"],
  ["used", "مستعملة"],
]);

it("translates texts wherever they stand, and leaves what it has no words for", () => {
  const menu = { items: [{ label: "Used cars" }, { label: "New cars", open: true, count: 2, note: null }] };
  expect(translateWords(menu, words)).toEqual({
    items: [{ label: "سيارات مستعملة" }, { label: "New cars", open: true, count: 2, note: null }],
  });
});

it("leaves what code goes by", () => {
  const link = { path: "used", slug: "used", kind: "used", carTypes: ["used"], plugins: [{ name: "used" }] };
  expect(translateWords({ ...link, text: "used" }, words)).toEqual({ ...link, text: "مستعملة" });
});
