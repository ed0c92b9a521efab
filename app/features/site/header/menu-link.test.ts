import { describe, expect, it } from "vitest";
import { leadsTo, linkGroups, menuLinks, withOwnPage } from "./menu-link";

describe("leadsTo", () => {
  const at = (pathname: string, search = "") => ({ pathname, search });

  it("compares the path, and the query only when the link has one", () => {
    expect(leadsTo("/search/used-cars", at("/search/used-cars"))).toBe(true);
    expect(leadsTo("/search/used-cars", at("/search/used-cars", "?page=2"))).toBe(true);
    expect(leadsTo("/search/used-cars?sortBy=latest", at("/search/used-cars"))).toBe(false);
    expect(leadsTo("/search/used-cars?sortBy=latest", at("/search/used-cars", "?sortBy=latest"))).toBe(true);
    expect(leadsTo("/search/used", at("/search/used-cars"))).toBe(false);
  });

  it("never takes another site's address for a page of ours", () => {
    expect(leadsTo("https://example.com/", at("/"))).toBe(false);
  });
});

describe("menuLinks", () => {
  const link = { external: false, featured: false, icon: null };

  it("leaves out what is empty, at every depth", () => {
    const child = { ...link, label: "Used", href: "/search/used-cars", note: "Checked", children: [] };
    expect(menuLinks([{ ...link, label: "Stock", href: null, note: null, children: [child] }])).toEqual([
      { label: "Stock", children: [{ label: "Used", href: "/search/used-cars", note: "Checked" }] },
    ]);
  });
});

describe("withOwnPage", () => {
  const below = [{ label: "All stock", href: "/search/all" }];

  it("puts the heading's page first, unless it is there already or there is none", () => {
    expect(withOwnPage({ label: "Stock", href: "/stock" }, below)).toEqual([
      { label: "Stock", href: "/stock" },
      ...below,
    ]);
    expect(withOwnPage({ label: "Stock", href: "/search/all" }, below)).toEqual(below);
    expect(withOwnPage({ label: "Stock" }, below)).toEqual(below);
  });
});

describe("the links below an entry on a phone", () => {
  it("keep the names of categories, and say the entry's own name once", () => {
    const models = [
      { label: "Models", children: [{ label: "Whole range", href: "/models" }] },
      { label: "SUVs", children: [{ label: "Everest", href: "/everest", note: "From $1" }] },
      { label: "Fleet", href: "/fleet", featured: true as const },
    ];
    expect(linkGroups(models, "Models")).toEqual([
      { heading: null, links: [{ label: "Whole range", href: "/models" }] },
      { heading: "SUVs", links: [{ label: "Everest", href: "/everest" }] },
      { heading: null, links: [{ label: "Fleet", href: "/fleet", featured: true }] },
    ]);
  });
});
