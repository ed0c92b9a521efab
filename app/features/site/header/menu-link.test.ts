import { describe, expect, it } from "vitest";
import { leadsTo, menuLinks, withOwnPage } from "./menu-link";

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
