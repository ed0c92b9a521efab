import { expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { contentAddresses } from "./content-addresses";

const config = siteConfig({
  routes: {
    enabled: ["home", "search", "contact", "blog", "offers", "about"],
    redirects: [{ from: "/team", to: "/contact-us" }],
  },
});
const written = { ...config, content: { ...config.content, pages: ["blog", "offers", "/fair"] } };
const arrives = contentAddresses(written, {
  posts: [{ category: "news", slug: "one" }],
  offers: [{ id: "spring" }],
});

it.each([
  ["/", true],
  ["/fair", true],
  ["/fair/?from=post#more", true],
  ["/fare", false],
  ["/team", true],
  ["/about-us", false],
  ["/search/used-cars", true],
  ["/blog", true],
  ["/blog/news", true],
  ["/blog/news/one", true],
  ["/blog/news/two", false],
  ["/blog/else", false],
  ["/offers/spring", true],
  ["/offers/autumn", false],
])("whoever follows %s arrives: %s", (path, does) => {
  expect(arrives(path)).toBe(does);
});
