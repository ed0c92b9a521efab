import { describe, expect, it } from "vitest";
import type { SiteConfigInput } from "../tenant/site-config";
import { siteConfig } from "../../../test/fixtures/site";
import { pageFrontMatter, postFrontMatter } from "./front-matter";
import { testModel } from "../../../test/fixtures/models";
import { type RouteSite, siteRoute } from "./site-route";
import { type BlogPost, type ContentPage, NO_CONTENT } from "./site-content";

const PROSE = { html: "<p>x</p>", headings: [], words: 1 };
const page = (own: object): ContentPage => ({
  ...pageFrontMatter.parse({ title: "T", description: "D", ...own }),
  name: "t",
  prose: PROSE,
});
const post = (slug: string, date: string, category = "vehicle-reviews"): BlogPost => ({
  ...postFrontMatter.parse({
    title: slug,
    description: "D",
    category,
    date,
    author: "A",
    image: { src: "/x" },
  }),
  slug,
  prose: PROSE,
});

const PAGES = [page({ page: "about" }), page({ page: "warranty" }), page({ path: "/neotek" })];
const POSTS = [post("now", "2026-11-01"), post("later", "2026-12-01")];

function site(routes: SiteConfigInput["routes"], pages: readonly ContentPage[] = PAGES): RouteSite {
  const config = siteConfig({ routes });
  const written = pages.flatMap((one) => one.page ?? one.path ?? []);
  return {
    config: { ...config, content: { ...config.content, pages: [...written, "blog", "faq"] } },
    content: { ...NO_CONTENT, pages, posts: POSTS },
    today: "2026-11-21",
  };
}
const ENABLED: SiteConfigInput["routes"] = {
  enabled: ["home", "about", "faq", "blog", "brands", "directory", "locations"],
};
const kindAt = (path: string, routes: SiteConfigInput["routes"] = ENABLED) =>
  siteRoute(site(routes), path)?.kind ?? null;

describe("siteRoute", () => {
  it("finds pages by the paths the dealer gives them", () => {
    expect(kindAt("/about-us")).toBe("page");
    expect(kindAt("/about-us/?x=1")).toBe("page");
    expect(kindAt("/dealerships")).toBe("directory");
    expect(kindAt("/dealer-locator", { ...ENABLED, directory: "/dealer-locator" })).toBe("directory");
    expect(kindAt("/dealerships", { ...ENABLED, directory: "/dealer-locator" })).toBeNull();
    expect(kindAt("/brands")).toBe("brands");
    expect(kindAt("/faq")).toBe("faq");
    expect(kindAt("/neotek")).toBe("page");
  });

  it("does not know pages that are switched off, nor those without words (OPEN-38, TEN-03)", () => {
    expect(kindAt("/warranty")).toBeNull();
    expect(kindAt("/roadside-assist", { enabled: ["roadsideAssist"] })).toBeNull();
    expect(kindAt("/about-us", { enabled: ["home"] })).toBeNull();
    expect(kindAt("/blog", { enabled: ["home"] })).toBeNull();
  });

  it.each(["/locations/{slug}", "/our-location/{slug}", "/contact-us/{slug}"])(
    "finds locations at %s alone",
    (location) => {
      const routes = { ...ENABLED, location };
      expect(kindAt(location.replace("{slug}", "moorooka"), routes)).toBe("location");
      expect(kindAt(location.replace("{slug}", "nowhere"), routes)).toBeNull();
      const other = location === "/locations/{slug}" ? "/our-location/moorooka" : "/locations/moorooka";
      expect(kindAt(other, routes)).toBeNull();
    },
  );

  it("shows posts from their day on, under their own category", () => {
    expect(kindAt("/blog")).toBe("blog");
    expect(kindAt("/blog/vehicle-reviews")).toBe("blog");
    expect(kindAt("/blog/vehicle-reviews/now")).toBe("post");
    expect(kindAt("/blog/vehicle-reviews/later")).toBeNull();
    expect(kindAt("/blog/gossip")).toBeNull();
    expect(kindAt("/blog/gossip/now")).toBeNull();
    expect(kindAt("/blog/vehicle-reviews/now/x")).toBeNull();
  });

  it("gives an address to the page with a key before the pattern of a location", () => {
    const routes: SiteConfigInput["routes"] = {
      enabled: ["about", "brands", "locations"],
      location: "/{slug}",
    };
    expect(kindAt("/moorooka", routes)).toBe("location");
    expect(kindAt("/brands", routes)).toBe("brands");
    const yard = { path: "/moorooka" };
    expect(siteRoute(site(routes, [page(yard)]), "/moorooka")?.kind).toBe("location");
    expect(siteRoute(site({ enabled: ["about"] }, [page(yard)]), "/moorooka")?.kind).toBe("page");
  });

  it("gives an address to a fixed page before a make's overview, and to that before a model (OPEN-37)", () => {
    const routes: SiteConfigInput["routes"] = { enabled: ["about", "models"] };
    const models = ["about-us", "ranger"].map((slug) => testModel(slug));
    const there = site(routes);
    const pages = [...there.config.content.pages, "models"];
    const withModels = {
      ...there,
      config: { ...there.config, content: { ...there.config.content, pages } },
      content: { ...there.content, models },
    };
    expect(siteRoute(withModels, "/about-us")?.kind).toBe("page");
    expect(siteRoute(withModels, "/ford/overview")?.kind).toBe("brandOverview");
    expect(siteRoute(withModels, "/ranger")?.kind).toBe("model");
  });

  it("hides locations that are not visible", () => {
    const config = siteConfig({ routes: ENABLED });
    const hidden = config.site.locations.map((location) => ({ ...location, visible: false }));
    const changed = { ...site(ENABLED), config: { ...config, site: { ...config.site, locations: hidden } } };
    expect(siteRoute(changed, "/locations/moorooka")).toBeNull();
  });
});
