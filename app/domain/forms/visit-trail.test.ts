import { expect, it } from "vitest";
import { readTrail } from "./visit-trail";

const HOST = "www.yard.example";
const pages = (...paths: unknown[]) => readTrail(JSON.stringify(paths), "", null, HOST).visitedPages;

it("keeps own paths in their order, the newest twenty (LEAD-02)", () => {
  expect(pages("/", "/search/used-cars", "/cars/a")).toEqual(["/", "/search/used-cars", "/cars/a"]);
  const many = Array.from({ length: 21 }, (_, index) => `/p${index}`);
  expect(pages(...many)).toEqual(many.slice(1));
});

it("drops what is no own path", () => {
  expect(pages("//evil", "/\\evil", "https://evil", "/a?token=1", "/a b", 7, null, { a: 1 }, "/ok")).toEqual([
    "/ok",
  ]);
  for (const text of ["", "nonsense", "{}", "null", `["${"a".repeat(9_000)}"]`]) {
    expect(readTrail(text, "", null, HOST).visitedPages, text.slice(0, 20)).toEqual([]);
  }
});

it("takes the page before from the browser where there is no script", () => {
  expect(readTrail("", "", "https://www.yard.example/cars/a?x=1", HOST).visitedPages).toEqual(["/cars/a"]);
  expect(readTrail("", "", "https://elsewhere.example/cars/a", HOST).visitedPages).toEqual([]);
  expect(readTrail("", "", "nonsense", HOST).visitedPages).toEqual([]);
});

it("keeps what names a campaign, and nothing else", () => {
  const { linkedQueryParams } = readTrail(
    "",
    "?utm_source=mail&gclid=1&email=a@b.example&__proto__=x",
    null,
    HOST,
  );
  expect(linkedQueryParams).toEqual({ utm_source: "mail", gclid: "1" });
});
