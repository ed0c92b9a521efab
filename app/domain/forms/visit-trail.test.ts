import { expect, it } from "vitest";
import { campaignParams, readTrail } from "./visit-trail";

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

it("tells nobody the private address of what a shopper sent or ordered", () => {
  const own = [
    "/my/a30ed7d7.n0mibi80._s8R",
    "/ar/my/1.k",
    "/order/5b7f.ZX",
    "/order/5b7f.ZX/pay",
    "/pay/sandbox/1",
  ];
  expect(pages("/", ...own, "/ar/order/1.k", "/my-garage", "/cars/my-car")).toEqual([
    "/",
    "/my-garage",
    "/cars/my-car",
  ]);
  expect(readTrail("", "", `https://${HOST}/my/1.k`, HOST).visitedPages).toEqual([]);
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

it("keeps paths of two hundred letters, and none that is longer", () => {
  const longest = `/${"a".repeat(199)}`;
  expect(pages(longest, `${longest}a`, "/ok")).toEqual([longest, "/ok"]);
  expect(pages(...Array.from({ length: 20 }, () => longest))).toHaveLength(20);
  expect(pages("relative", "/a#b", "/a'b", "/a`b", '/a"b', "/a<b", "/a>b", "/a\\b", "")).toEqual([]);
});

it("believes what the pages told before what the browser says of the last one", () => {
  const before = "https://www.yard.example/cars/a";
  expect(readTrail('["/b"]', "", before, HOST).visitedPages).toEqual(["/b"]);
  expect(readTrail("[]", "", before, HOST).visitedPages).toEqual(["/cars/a"]);
  expect(readTrail("[]", "", "https://www.yard.example//evil", HOST).visitedPages).toEqual([]);
  expect(readTrail("[]", "", null, HOST).visitedPages).toEqual([]);
});

it("keeps twelve parameters of a campaign, of two hundred letters each, and none without a value", () => {
  const many = Array.from({ length: 13 }, (_, at) => [`utm_${"abcdefghijklm"[at]}`, "x"]);
  expect(Object.keys(campaignParams(new URLSearchParams(many)))).toEqual(
    many.slice(0, 12).map(([name]) => name),
  );
  const long = "x".repeat(200);
  const given = {
    utm_source: long,
    gclid: `${long}x`,
    ref: "",
    source: "a",
    xutm_source: "b",
    utm_Source: "c",
  };
  expect(campaignParams(new URLSearchParams(given))).toEqual({ utm_source: long, source: "a" });
  for (const name of ["gbraid", "wbraid", "fbclid", "msclkid", "ttclid", "li_fat_id", "campaign"])
    expect(campaignParams(new URLSearchParams([[name, "1"]]))).toEqual({ [name]: "1" });
  const cut = readTrail("", `utm_source=a&${"x".repeat(4_000)}&gclid=1`, null, HOST);
  expect(cut.linkedQueryParams).toEqual({ utm_source: "a" });
});
