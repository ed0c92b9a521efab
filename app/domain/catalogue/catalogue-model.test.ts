import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { testModel } from "../../../test/fixtures/models";
import { modelMakes, overviewMakeAt, overviewPath } from "./brand-overview";
import { inRangeOrder, modelDocuments, modelHref, modelPath } from "./catalogue-model";
import { namedModelHref } from "./model-link";
import { drawnInside, fuelOfNamed, modelPicture } from "./model-picture";

describe("a model's addresses", () => {
  it("MODEL-05: its page stands at the replacement slug when there is one", () => {
    expect(modelPath(testModel("tourneo"))).toBe("/tourneo");
    expect(modelPath(testModel("tourneo", { newSlug: "tourneo-custom" }))).toBe("/tourneo-custom");
  });

  it("its card leads to the override, here or elsewhere, instead of a page (OPEN-43)", () => {
    const own = { newSlug: "b", overrideUrl: "/search/ford/puma" };
    expect(modelHref(testModel("puma", own))).toBe("/search/ford/puma");
    expect(modelHref(testModel("ix1", { overrideUrl: "https://bmw.example/ix1" }))).toBe(
      "https://bmw.example/ix1",
    );
  });

  it("MODEL-07: a name alone leads to its page only where the dealer lists it and has it (OPEN-45)", () => {
    const models = [testModel("f-150", { name: "F-150", newSlug: "f150" }), testModel("Puma")];
    const named = (name: string, pages: readonly string[], enabled: readonly "models"[] = ["models"]) => {
      const config = siteConfig({ routes: { enabled: [...enabled] } });
      const { content } = config;
      const listed = { ...config, models: { ...config.models, fordHandling: ["F-150", "Bronco"] } };
      return namedModelHref({ ...listed, content: { ...content, pages: [...pages] } }, models, name);
    };
    expect(named("F-150", ["models"])).toBe("/f150");
    expect(named("Puma", ["models"])).toBeNull();
    expect(named("Bronco", ["models"])).toBeNull();
    expect(named("F-150", [])).toBeNull();
    expect(named("F-150", ["models"], [])).toBeNull();
  });

  it("ROUTE-40: the overview of a make stands at its slug, of makes with models only", () => {
    const models = [testModel("defender", { make: "Land Rover" }), testModel("ranger"), testModel("puma")];
    expect(modelMakes(models)).toEqual(["Land Rover", "Ford"]);
    expect(overviewPath("Land Rover")).toBe("/land-rover/overview");
    expect(overviewPath("Škoda")).toBe("/skoda/overview");
    expect(overviewMakeAt(models, "/land-rover/overview")).toBe("Land Rover");
    expect(overviewMakeAt(models, "/kia/overview")).toBeNull();
    expect(overviewMakeAt(models, "/ford/overview/x")).toBeNull();
    expect(overviewMakeAt(models, "/%E0%A4%A/overview")).toBeNull();
  });
});

describe("the range", () => {
  it("NAV-05: is ordered by category as the dealer says, other categories by the alphabet after them", () => {
    const model = (slug: string, category: string, order = 100) => testModel(slug, { category, order });
    const models = [
      model("z", "Zero"),
      model("van", "Vans"),
      model("a", "Away"),
      model("b", "Trucks", 20),
      model("a2", "Trucks", 30),
      model("c", "Trucks", 20),
      model("suv", "SUVs"),
    ];
    const standard = siteConfig().models.categoryOrder;
    expect(standard).toEqual(["Trucks", "SUVs", "Vans", "People Movers", "Performance"]);
    const ordered = inRangeOrder(models, standard).map(({ slug }) => slug);
    expect(ordered).toEqual(["b", "c", "a2", "suv", "van", "a", "z"]);
  });

  it("SRCH-34: is searched by manufacturer.name, model.name and model.body (ENT-18)", () => {
    const mach = testModel("mach-e", {
      name: "Mach-E",
      body: ["suv", "electric"],
      fromPrice: 65_990.5,
      badges: [{ name: "Premium" }],
    });
    expect(modelDocuments([testModel("ranger"), mach])[1]).toEqual({
      id: "mach-e",
      order: 1,
      text: "Ford Mach-E Trucks suv electric Premium",
      facets: {
        "manufacturer.name": ["Ford"],
        "model.name": ["Mach-E"],
        "model.body": ["suv", "electric"],
      },
      numbers: { price: 65_991, start: 0, expiry: 99_991_231 },
    });
    expect(modelDocuments([testModel("ranger")])[0]?.numbers).toEqual({ start: 0, expiry: 99_991_231 });
  });

  it("ENT-19: has the newer picture before the older one before the drawn one (OPEN-44)", () => {
    const image = { src: "/media/p/old", alt: "Old" };
    const newImage = { src: "/media/p/new", alt: "New" };
    expect(modelPicture(testModel("ranger", { image, newImage })).src).toBe("/media/p/new");
    expect(modelPicture(testModel("ranger", { image })).src).toBe("/media/p/old");
    expect(modelPicture(testModel("ranger")).src).toMatch(/^\/media\/v\/ute[A-Z]?-hero-1d4f91$/);
    expect(modelPicture(testModel("van", { shape: "caravan" })).src).toMatch(
      /^\/media\/v\/caravan[A-Z]?-hero-/,
    );
  });

  it("is drawn in an electric face when it is found under electric models, inside too", () => {
    const electric = testModel("puma", { shape: "suv", body: ["suv", "electric"] });
    expect(modelPicture(electric).src).toMatch(/^\/media\/v\/suvG-hero-/);
    expect(drawnInside(electric, "hero")?.src).toMatch(/^\/media\/v\/interiorC-hero-/);
    const petrol = testModel("puma", { shape: "suv", body: ["suv"] });
    expect(modelPicture(petrol).src).not.toMatch(/suv[GH]/);
    expect(drawnInside(petrol, "hero")?.src).toMatch(/^\/media\/v\/interior-hero-/);
  });

  it("tells the fuel of a model that is known by its name alone", () => {
    const models = [testModel("puma", { body: ["suv", "electric"] }), testModel("ranger")];
    expect(["PUMA", "ranger", "Else"].map((name) => fuelOfNamed(models, name))).toEqual([
      "Electric",
      null,
      null,
    ]);
  });
});
