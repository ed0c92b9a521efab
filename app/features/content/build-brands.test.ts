import { expect, it } from "vitest";
import { modelFrontMatter } from "~/domain/catalogue/model-front-matter";
import { pageSiteOf } from "../../../test/fixtures/page-site";
import { siteConfig } from "../../../test/fixtures/site";
import { buildBrands } from "./build-brands";

const CAR = {
  ...modelFrontMatter.parse({
    name: "iX1",
    make: "BMW",
    category: "SUVs",
    body: ["suv"],
    shape: "suv",
    shortDescription: "The small electric one, with room for four and their bags.",
    colours: [{ name: "Red", paint: "red" }],
    updated: "2026-11-09",
  }),
  slug: "ix1",
  prose: { html: "", headings: [], words: 0 },
};
const GROUPS = [
  { label: "Cars", itemType: "car" as const, brands: ["BMW"] },
  { label: "Motorcycles", itemType: "motorcycle" as const, brands: ["BMW", "Honda"] },
  { label: "All", brands: ["BMW"] },
];

it("a make counts and leads to the kind of its group, and to models of that kind alone (ROUTE-41)", () => {
  const config = siteConfig({
    routes: { enabled: ["brands", "models"] },
    home: { blocks: [{ kind: "brandGrids", title: "Makes", groups: GROUPS }] },
  });
  const written = { ...config, content: { ...config.content, pages: ["models" as const] } };
  const makes = (count: number) => ["BMW", "Honda"].map((value) => ({ value, count }));
  const counts = new Map([
    ["car" as const, makes(7)],
    ["motorcycle" as const, makes(3)],
    [null, makes(10)],
  ]);
  const { groups } = buildBrands(pageSiteOf(written, { models: [CAR] }), counts);
  const shown = groups
    .slice(0, 3)
    .map(({ brands }) =>
      brands.map(({ name, href, note, range }) => [name, /item_type=\w+/.exec(href)?.[0], note, range?.href]),
    );
  expect(shown).toEqual([
    [["BMW", "item_type=car", "7 in stock", "/bmw/overview"]],
    [
      ["BMW", "item_type=motorcycle", "3 in stock", undefined],
      ["Honda", "item_type=motorcycle", "3 in stock", undefined],
    ],
    [["BMW", undefined, "10 in stock", "/bmw/overview"]],
  ]);
});

it("ends with the makes in stock that no group names, by kind, and with those of no group's kind (ROUTE-41)", () => {
  const config = siteConfig({
    home: { blocks: [{ kind: "brandGrids", title: "Makes", groups: GROUPS.slice(0, 2) }] },
  });
  const makes = (...names: readonly string[]) => names.map((value) => ({ value, count: 2 }));
  const counts = new Map([
    ["car" as const, makes("Jeep", "BMW", "Audi")],
    ["motorcycle" as const, makes("Honda")],
    [null, makes("Jeep", "BMW", "Audi", "Honda", "Jayco")],
  ]);
  const { groups } = buildBrands(pageSiteOf(config), counts);
  expect(groups.slice(2)).toMatchObject([
    { title: "Cars: other makes in stock", brands: [{ name: "Audi" }, { name: "Jeep", note: "2 in stock" }] },
    { title: "Other makes in stock", brands: [{ name: "Jayco", href: "/search/jayco" }] },
  ]);
  expect(groups[2]?.brands[1]?.href).toBe("/search/jeep?item_type=car");
  expect(buildBrands(pageSiteOf(config), null).groups).toHaveLength(2);
});
