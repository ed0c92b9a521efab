import { describe, expect, it } from "vitest";
import { NO_CONTENT } from "~/domain/content/site-content";
import type { PageSite } from "~/domain/content/page-frame";
import { partFile } from "~/domain/parts/part-file";
import { readPartsQuery } from "~/domain/parts/parts-address";
import type { SiteConfigInput } from "~/domain/tenant/site-config";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { SATURDAY_NOON, siteConfig } from "../../../test/fixtures/site";
import { buildParts } from "./build-parts";

const FITS = [{ make: "Ford", model: "Ranger", from: 2018, to: 2022 }];
const PARTS = partFile.parse({
  categories: [{ slug: "brakes", name: "Brakes", drawing: "disc-3" }],
  parts: [
    { number: "TF-1", name: "Front pads", category: "brakes", price: 149.5, fitted: 269, fits: FITS },
    { number: "TF-2", name: "Brake fluid", category: "brakes", price: 21, days: 2, universal: true },
    { number: "TF-4", name: "Brake drum", category: "brakes" },
    {
      number: "TF-3",
      name: "Big brakes",
      category: "brakes",
      days: 1,
      fits: [{ make: "Ford", model: "Ranger", to: 2022 }],
    },
  ],
});

const PAGES: SiteConfigInput["routes"] = { enabled: ["home", "parts", "partsSearch"] };

function view(query: string, routes = PAGES) {
  const config = siteConfig({ routes });
  const site: PageSite = {
    config: { ...config, content: { ...config.content, pages: ["partsSearch"] } },
    content: { ...NO_CONTENT, parts: PARTS },
    t: serverTranslator("en-AU", {}),
    now: SATURDAY_NOON,
    today: "2026-11-21",
  };
  return buildParts(readPartsQuery(new URLSearchParams(query)), site);
}

describe("the parts search page (ROUTE-32)", () => {
  it("prints number, fitment, price with and without fitting, and delivery", () => {
    const [pads, fluid, drum, big] = view("").parts;
    expect(pads).toMatchObject({
      number: "Part no. TF-1",
      fits: "Fits Ford Ranger 2018–2022",
      price: "$149.50",
      fitted: "$269 fitted",
      delivery: "On the shelf",
      drawing: "disc-3",
    });
    expect(fluid).toMatchObject({
      fits: "Fits any vehicle",
      price: "$21",
      fitted: "",
      delivery: "Here in 2 working days",
    });
    expect(drum?.fits).toBe("Ask us whether it fits yours");
    expect(big).toMatchObject({
      fits: "Fits Ford Ranger to 2022",
      price: "Price on request",
      delivery: "Here in 1 working day",
    });
  });

  it("leads to the dealer's parts form with the part filled in, and nowhere without a form (ROUTE-31)", () => {
    expect(view("").parts[0]?.ask?.href).toBe(
      "/vehicle-parts-and-accessories?part=Front+pads+%28TF-1%29&vehicle=Ford+Ranger",
    );
    expect(view("", { enabled: ["home", "partsSearch"] }).parts[0]?.ask).toBeNull();
  });

  it("says what it shows, and offers the counter where it has nothing", () => {
    expect(view("query=pads&fits=ford-ranger").summary).toBe("1 part for Ford Ranger matching “pads”");
    expect(view("").empty).toBeNull();
    const { empty, parts } = view("query=exhaust");
    expect(parts).toEqual([]);
    expect(empty).toMatchObject({
      heading: "No Results Available",
      clear: { href: "/parts/search" },
      ask: { href: "/vehicle-parts-and-accessories?part=exhaust" },
    });
  });

  it("keeps filtered lists out of search engines, under one canonical address", () => {
    expect([view("").noindex, view("?utm_source=x").noindex, view("category=brakes").noindex]).toEqual([
      false,
      false,
      true,
    ]);
    expect(view("category=brakes").frame.path).toBe("/parts/search");
  });
});
