import { describe, expect, it } from "vitest";
import type { CatalogueModel } from "~/domain/catalogue/catalogue-model";
import { catalogueDocuments } from "~/domain/catalogue/site-catalogue";
import { readCatalogueQuery } from "~/domain/catalogue/catalogue-url";
import { createEmbeddedCatalogue } from "../../infra/search/catalogue/embedded-catalogue.server";
import { modelsSiteOf, testModel } from "../../../test/fixtures/models";
import type { SiteChange } from "../../../test/fixtures/site";
import { buildRange, RANGE_FACETS } from "./build-range";

const RANGER = testModel("ranger", { name: "Ranger", fromPrice: 48_240, shortDescription: "x ".repeat(150) });
const EVEREST = testModel("everest", {
  name: "Everest",
  category: "SUVs",
  body: ["suv"],
  newSlug: "new-everest",
});
const SOON = testModel("super-duty", {
  name: "Super Duty",
  body: ["trucks", "future vehicles"],
  status: "coming_soon",
  arrives: "early 2027",
});

async function range(params: string, models: readonly CatalogueModel[], change: SiteChange = {}, hits = 21) {
  const site = modelsSiteOf(models, change);
  const search = createEmbeddedCatalogue((_tenant, kind) => catalogueDocuments(site.content, kind));
  const query = readCatalogueQuery(new URLSearchParams(params));
  const scope = { tenant: "yard", kind: "models" } as const;
  const found = await search.search(scope, { query, facets: RANGE_FACETS, hitsPerPage: hits });
  return buildRange(query, found, site);
}

describe("the range of models", () => {
  it("MODEL-01, MODEL-02: lists the models as cards under their categories", async () => {
    const view = await range("", [RANGER, SOON, EVEREST]);
    expect(view.title).toBe("Model range");
    expect(view.found).toBe("3 models");
    const shown = view.groups.map(({ title, cards }) => [title, ...cards.map(({ name }) => name)]);
    expect(shown).toEqual([
      ["Trucks", "Ranger", "Super Duty"],
      ["SUVs", "Everest"],
    ]);
  });

  it("MODEL-03, MODEL-04: a card has name, picture, price, at most 200 characters and a model to come its status", async () => {
    const view = await range("", [RANGER, SOON, EVEREST]);
    const [ranger, soon] = view.groups[0]?.cards ?? [];
    expect(ranger).toMatchObject({
      name: "Ranger",
      href: "/ranger",
      from: "From $48,240",
      soon: null,
    });
    expect(ranger?.image.src).toMatch(/^\/media\/v\//);
    expect(ranger?.text).toHaveLength(200);
    expect(soon).toMatchObject({ from: null, soon: "Coming soon, early 2027", text: "About super-duty." });
    expect(view.groups[1]?.cards[0]?.href).toBe("/new-everest");
  });

  it("MODEL-01, ROUTE-37: filters by body, with a link for each there is, uncounted beside headings of the same name", async () => {
    const view = await range("body=SUV", [RANGER, SOON, EVEREST]);
    expect(view.title).toBe("Model range: SUVs");
    expect(view.groups.map(({ title }) => title)).toEqual(["SUVs"]);
    expect(view.filters[0]?.items).toEqual([
      { label: "All types", href: "/models", count: "", current: false },
      { label: "SUVs", href: "/models?body=suv", count: "", current: true },
      { label: "Utes", href: "/models?body=trucks", count: "", current: false },
      { label: "Future vehicles", href: "/models?body=future+vehicles", count: "", current: false },
    ]);
    expect(view.filters).toHaveLength(1);
    const soon = await range("body=future-vehicles", [RANGER, SOON, EVEREST]);
    expect(soon.groups.flatMap(({ cards }) => cards.map(({ name }) => name))).toEqual(["Super Duty"]);
  });

  it("names and filters by make where there are several", async () => {
    const kia = testModel("ev9", { name: "EV9", make: "Kia" });
    const view = await range("make=kia", [RANGER, kia]);
    expect(view.groups[0]?.cards.map(({ name }) => name)).toEqual(["Kia EV9"]);
    // Both are of one body: a row to choose it would say the same twice.
    expect(view.filters).toHaveLength(1);
    expect(view.filters[0]?.items.map(({ label, current }) => [label, current])).toEqual([
      ["All makes", false],
      ["Ford", false],
      ["Kia", true],
    ]);
  });

  it("never shows two choices of the same name, nor a row without a choice", async () => {
    const kia = testModel("ev9", { name: "EV9", make: "Kia", body: ["suv"] });
    const views = [await range("", [RANGER, EVEREST, kia]), await range("", [RANGER])];
    const labels = views.map(({ filters }) => filters.flatMap(({ items }) => items.map((one) => one.label)));
    expect(labels).toEqual([["All types", "SUVs", "Utes", "All makes", "Ford", "Kia"], []]);
  });

  it("ROUTE-36, ROUTE-38: stands at the segment of the dealer's, and filters keep it", async () => {
    const view = await range("", [RANGER, EVEREST], {
      routes: { enabled: ["models"], modelsSegment: "new-vehicles" },
    });
    expect(view.frame.path).toBe("/new-vehicles");
    expect(view.filters[0]?.items.at(-1)?.href).toBe("/new-vehicles?body=trucks");
  });

  it("says so when nothing fits, and leads back", async () => {
    const view = await range("body=vans", [RANGER]);
    expect(view).toMatchObject({ groups: [], found: "0 models", empty: { href: "/models" } });
    expect((await range("query=nothing", [RANGER])).empty?.title).toBe("No models here yet");
  });

  it("SRCH-08: has pages of 21, as addresses", async () => {
    const many = Array.from({ length: 22 }, (_, index) => testModel(`m${index + 10}`));
    const view = await range("page=2", many);
    expect(view.groups[0]?.cards.map(({ href }) => href)).toEqual(["/m31"]);
    expect(view.pages).toEqual({ page: 2, hrefs: ["/models", "/models?page=2"] });
  });

  it("one body is a page of its own for search engines, everything else the whole range", async () => {
    const canonical = async (params: string) => (await range(params, [RANGER, EVEREST])).frame.path;
    expect(await canonical("body=suv&page=3&sortBy=price_asc")).toBe("/models?body=suv");
    expect(await canonical("body=suv&body=trucks")).toBe("/models");
    expect(await canonical("make=Ford&query=a")).toBe("/models");
  });

  it("repeats no word of an address that names nothing, and keeps empty and mixed choices out of search engines (ROUTE-37)", async () => {
    const abused = await range("body=buy+pills+at+evil.example", [RANGER, EVEREST]);
    expect(JSON.stringify([abused.title, abused.intro, abused.frame])).not.toMatch(/pills|evil/);
    expect([abused.title, abused.frame.path, abused.noindex]).toEqual(["Model range", "/models", true]);
    const empty = await range("body=vans", [RANGER, EVEREST]);
    expect([empty.frame.path, empty.noindex]).toEqual(["/models", true]);
    const spelt = await range("body=future-vehicles", [RANGER, SOON]);
    const same = await range("body=Future+Vehicles", [RANGER, SOON]);
    expect([spelt.frame.path, spelt.noindex]).toEqual([same.frame.path, false]);
    expect((await range("body=suv", [EVEREST])).noindex).toBe(false);
    expect((await range("", [EVEREST])).noindex).toBe(false);
    expect((await range("make=Ford", [RANGER])).noindex).toBe(true);
  });

  it("tells search engines the list and the way to it", async () => {
    const { structured, crumbs } = (await range("", [EVEREST])).frame;
    expect(JSON.stringify(structured)).toContain('"url":"https://www.yard.example/new-everest"');
    expect(crumbs.map(({ label }) => label)).toEqual(["Home", "Model range"]);
  });
});
