import { expect, it } from "vitest";
import { newestChange, sitemapIndexXml, sitemapPartAt, sitemapUrls, sitemapXml, xmlText } from "./sitemap";

const BASE = "https://www.yard.example";
const ENGLISH = { tag: "en-AU", base: "", locale: "en-AU" };

it("lists pages with their last change, absolute and escaped", () => {
  const pages = [
    { path: "/about-us", changed: "2026-10-03" },
    { path: "/search/land-rover?a=1&b=2", changed: null },
  ];
  const xml = sitemapXml(sitemapUrls(BASE, pages, [ENGLISH]), [ENGLISH]);
  expect(xml).toContain(
    "<url><loc>https://www.yard.example/about-us</loc><lastmod>2026-10-03</lastmod></url>",
  );
  expect(xml).toContain("<loc>https://www.yard.example/search/land-rover?a=1&#38;b=2</loc></url>");
});

it("lists every page in every language, each with all of them", () => {
  const arabic = { tag: "ar", base: "/ar", locale: "ar-AU" };
  const languages = [ENGLISH, arabic];
  const xml = sitemapXml(sitemapUrls(BASE, [{ path: "/", changed: null }], languages), languages);
  const others = [
    '<xhtml:link rel="alternate" hreflang="en-AU" href="https://www.yard.example/"/>',
    '<xhtml:link rel="alternate" hreflang="ar" href="https://www.yard.example/ar"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.yard.example/"/>',
  ].join("");
  expect(xml).toContain(`<url><loc>https://www.yard.example/</loc>${others}</url>`);
  expect(xml).toContain(`<url><loc>https://www.yard.example/ar</loc>${others}</url>`);
});

it("lists a page's pictures once, with the page in the dealer's own language", () => {
  const languages = [ENGLISH, { tag: "ar", base: "/ar", locale: "ar-AU" }];
  const page = {
    path: "/cars/x",
    changed: "2026-10-03T04:05:06.000Z",
    pictures: ["https://cdn.example/a.jpg?w=1&h=2"],
  };
  const xml = sitemapXml(sitemapUrls(BASE, [page], languages), languages);
  expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  const picture = "<image:image><image:loc>https://cdn.example/a.jpg?w=1&#38;h=2</image:loc></image:image>";
  expect(xml.split(picture)).toHaveLength(2);
  expect(xml).toMatch(/\/cars\/x<\/loc>.*<lastmod>2026-10-03T04:05:06\.000Z<\/lastmod><image:image>/);
});

it("names no pictures where there are none", () => {
  expect(
    sitemapXml(sitemapUrls(BASE, [{ path: "/", changed: null, pictures: [] }], [ENGLISH]), [ENGLISH]),
  ).not.toContain("image");
});

it("keeps every part beside the index", () => {
  const xml = sitemapIndexXml(BASE, [{ kind: "vehicles", page: 2, changed: null }]);
  expect(xml).toContain("<loc>https://www.yard.example/sitemap.xml?kind=vehicles&#38;page=2</loc>");
});

it("reads the part an address asks for", () => {
  const at = (query: string) => sitemapPartAt(new URLSearchParams(query));
  expect(at("")).toBe("index");
  expect(at("kind=blog")).toEqual({ kind: "blog", page: 1 });
  expect(at("kind=vehicles&page=3")).toEqual({ kind: "vehicles", page: 3 });
  expect([at("kind=x"), at("kind=blog&page=0"), at("kind=blog&page=-1"), at("kind=blog&page=99999")]).toEqual(
    [null, null, null, null],
  );
});

it("says of a part when the newest of its pages changed", () => {
  const page = (changed: string | null) => ({ path: "/x", changed });
  expect(newestChange([page("2026-01-02"), page(null), page("2026-10-03"), page("2025-12-31")])).toBe(
    "2026-10-03",
  );
  expect([newestChange([]), newestChange([page(null)])]).toEqual([null, null]);
});

it("leaves out what XML cannot hold", () => {
  expect(xmlText("a\u0000\u000bb\n<\"'>")).toBe("ab\n&#60;&#34;&#39;&#62;");
});
