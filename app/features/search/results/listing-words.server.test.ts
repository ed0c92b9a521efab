import { beforeEach, describe, expect, it } from "vitest";
import { testConfig, testListing, testPage, testVehicle } from "../../../../test/fixtures/listing";

let { results, answerWith } = testListing();
beforeEach(() => {
  ({ results, answerWith } = testListing());
});

const yard = (id: string, city: string, over: Record<string, unknown> = {}) => ({
  id,
  name: `${city} Yard`,
  slug: id,
  dealershipId: "d1",
  address: { street: "1 High St", city, state: "QLD", postcode: "4000" },
  ...over,
});
const siteWith = (over: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  testConfig({ site: { ...testConfig().site, ...over }, ...more });
const wordsOf = async (path: string, config = testConfig()) => {
  const { heading, subheading } = await results(path, config);
  return [heading, subheading];
};

describe("the heading of a listing", () => {
  it.each([
    ["/search/new-used-and-demo-cars", "New, demo and used cars for sale"],
    ["/search/new-and-demo-cars", "New and demo cars for sale"],
    ["/search/mazda", "New, demo and used Mazda cars for sale"],
    ["/search/used-cars/mazda/3", "Used Mazda3 for sale"],
    ["/search/used-cars/mazda/cx-5", "Used Mazda CX-5 for sale"],
    ["/search/used-cars?make_model=Tesla+Model+Y", "Used Tesla Model Y for sale"],
    ["/search/used-cars?make=Ferrari", "Used Ferrari cars for sale"],
    ["/search/used-cars?body=suv", "Used SUVs for sale"],
    ["/search/used-cars?body=suv&body=ute", "Used cars for sale"],
    ["/search/used-cars?make=Mazda&make=Toyota", "Used cars for sale"],
    ["/search/used-cars?city=Cairns", "Used cars for sale in Cairns"],
    ["/search/used-cars?location_name=Cairns+Yard", "Used cars for sale at Cairns Yard"],
    ["/search/used-cars?city=Cairns&location_name=Cairns+Yard", "Used cars for sale at Cairns Yard"],
    ["/search/used-cars?dealership_name=Moorooka+Yard", "Used cars for sale at Moorooka Yard"],
    ["/search/used-cars?city=Cairns&city=Perth", "Used cars for sale"],
    ["/search/used-cars?query=red+tidy", "Used cars matching “red tidy”"],
  ])("of %s is %s", async (path, heading) => {
    const locations = [yard("a", "Cairns"), yard("b", "Perth")];
    expect((await results(path, siteWith({ locations }))).heading).toBe(heading);
  });

  it("says that certified ones alone are listed, with what the dealer's vehicle pages say of them", async () => {
    const entry = { title: "Certified", text: "Inspected twice.\n\nAnd washed.", on: { certified: true } };
    const config = testConfig({
      content: {
        blocks: { "why-buy": { text: "Us.", on: { certified: true } }, "vehicle-info-mark": entry },
      },
    });
    const { heading, meta, note } = await results("/search/used-cars?certified=true&body=ute", config);
    expect([heading, meta.title]).toEqual(Array(2).fill("Certified used utes for sale"));
    expect(note).toBe("Inspected twice.");
    for (const path of ["?certified=false", "?certified=true&certified=false", ""]) {
      const other = await results(`/search/used-cars${path}`, config);
      expect([other.heading, other.note], path).toEqual(["Used cars for sale", null]);
    }
    expect((await results("/search/used-cars?certified=true")).note, "no such words").toBeNull();
  });

  it.each([
    ["make=We+are+bankrupt", "Used cars for sale"],
    ["make_model=We+are+bankrupt", "Used cars for sale"],
    ["body=We+are+bankrupt", "Used cars for sale"],
    ["city=We+are+bankrupt", "Used cars for sale"],
    ["location_name=We+are+bankrupt", "Used cars for sale"],
    ["dealership_name=We+are+bankrupt", "Used cars for sale"],
    ["model_badge=Mazda+CX-5:+We+are+bankrupt", "Used cars for sale"],
    ["body=We+are+bankrupt&make=Mazda", "Used Mazda cars for sale"],
  ])(
    "of an address with %s has none of its foreign words: nor do title, description and way",
    async (words, heading) => {
      const view = await results(`/search/used-cars?${words}`);
      expect(view.heading).toBe(heading);
      const { title, description } = view.meta;
      expect(JSON.stringify([title, description, view.crumbs.map(({ label }) => label)])).not.toMatch(
        /bankrupt/i,
      );
      expect(JSON.stringify(view.chips)).toMatch(/bankrupt/i);
    },
  );

  it("names the car types the dealer lists, and vehicles where it has several kinds", async () => {
    const used = testConfig({ search: { carTypes: ["used"] } });
    expect((await results("/search/new-used-and-demo-cars", used)).heading).toBe("Used cars for sale");
    const kinds = siteWith({ vehicleTypes: ["car", "caravan"] });
    expect((await results("/search/used-cars", kinds)).heading).toBe("Used vehicles for sale");
    const caravans = siteWith({ vehicleTypes: ["caravan"] });
    expect(await results("/search/used-cars", caravans)).toMatchObject({
      heading: "Used caravans for sale",
      noun: "caravans",
    });
  });
});

describe("a page of one kind of vehicle", () => {
  const kinds = { vehicleTypes: ["car", "motorcycle", "truck"] };
  const of = (path: string) => results(path, siteWith(kinds));

  it("says trucks or motorcycles in title, heading, count and the way to it, and keeps the kind on that way", async () => {
    const view = await of("/search/used-cars/mazda?item_type=truck");
    expect(view).toMatchObject({ heading: "Used Mazda trucks for sale", noun: "trucks" });
    expect(view.meta.title).toBe("Used Mazda trucks for sale");
    expect(view.meta.description).toMatch(/^Used Mazda trucks at Test Cars/);
    expect(view.crumbs).toEqual([
      { label: "Home", href: "/" },
      { label: "Used trucks", href: "/search/used-cars?item_type=truck" },
      { label: "Mazda" },
    ]);
    expect((await of("/search/new-used-and-demo-cars?item_type=motorcycle")).crumbs[1]?.label).toBe(
      "All motorcycles",
    );
    expect((await of("/search/new-used-and-demo-cars?item_type=motorcycle&item_type=car")).noun).toBe(
      "vehicles",
    );
  });

  it("says them also where only one kind is found, and nothing where nothing is", async () => {
    const found = { ...testPage.facets, item_type: [{ value: "truck", count: 44 }] };
    answerWith(() => ({ ...testPage, facets: found }));
    expect((await of("/search/mazda")).heading).toBe("New, demo and used Mazda trucks for sale");
    answerWith(() => ({ ...testPage, facets: found, hits: [], count: 0, pages: 1 }));
    expect((await of("/search/mazda")).heading).toBe("New, demo and used Mazda vehicles for sale");
  });
});

describe("the line below it", () => {
  const at = (...cities: readonly string[]) =>
    siteWith({ locations: cities.map((city, n) => yard(`y${n}`, city)) });

  it("is none where the heading names the only town, and the towns where there are two or three", async () => {
    expect(await wordsOf("/search/used-cars", at("Cairns", "Cairns"))).toEqual([
      "Used cars for sale in Cairns",
      null,
    ]);
    expect(await wordsOf("/search/used-cars", at("Carrara", "Nerang"))).toEqual([
      "Used cars for sale",
      "At Carrara and Nerang",
    ]);
    expect(await wordsOf("/search/used-cars", at("Carrara", "Nerang", "Perth"))).toEqual([
      "Used cars for sale",
      "At Carrara, Nerang and Perth",
    ]);
    expect((await wordsOf("/search/used-cars?city=Nerang", at("Carrara", "Nerang")))[1]).toBeNull();
  });

  it("counts dealerships where there are more towns", async () => {
    const dealerships = ["d1", "d2"].map((id) => ({ id, name: id, slug: id }));
    const locations = ["Carrara", "Nerang", "Perth", "Cairns"].map((city, n) => yard(`y${n}`, city));
    expect((await wordsOf("/search/used-cars", siteWith({ dealerships, locations })))[1]).toBe(
      "2 dealerships",
    );
    expect((await wordsOf("/search/used-cars", siteWith({ locations })))[1]).toBeNull();
  });

  it("counts only dealerships that have what is listed", async () => {
    const dealerships = ["d1", "d2", "d3"].map((id) => ({ id, name: id, slug: id }));
    const locations = ["Carrara", "Nerang", "Perth", "Cairns"].map((city, n) => yard(`y${n}`, city));
    const found = dealerships.slice(1).map(({ name }) => ({ value: name, count: 1 }));
    answerWith(() => ({ ...testPage, facets: { ...testPage.facets, dealership_name: found } }));
    const [, line] = await wordsOf("/search/used-cars", siteWith({ dealerships, locations }));
    expect(line).toBe("2 dealerships");
  });

  it("leaves out yards that are hidden or sell nothing", async () => {
    const locations = [
      yard("a", "Carrara"),
      yard("b", "Nerang", { visible: false }),
      yard("c", "Perth", { locationType: "service" }),
      yard("d", "Cairns", { locationType: "sales" }),
    ];
    expect((await wordsOf("/search/used-cars", siteWith({ locations })))[1]).toBe("At Carrara and Cairns");
  });
});

it("the line of what is shown says how many sold vehicles it leaves out (CARD-23)", async () => {
  const hits = ["1", "2", "3", "4"].map((id) => testVehicle(id, id === "1" ? "in_stock" : "sold"));
  answerWith(() => ({ ...testPage, hits }));
  expect((await results("/search/used-cars")).showing).toBe(
    "Showing 1 to 21 of 44, 2 sold vehicles left out",
  );
  const all = testConfig({ results: { collapseSold: false } });
  expect((await results("/search/used-cars", all)).showing).toBe("Showing 1 to 21 of 44");
});

describe("the way to a listing", () => {
  const crumbs = async (path: string) => (await results(path)).crumbs;

  it.each([
    ["/search/new-used-and-demo-cars", [["All cars", undefined]]],
    ["/search/new-and-demo-cars", [["New and demo cars", undefined]]],
    [
      "/search/mazda/3",
      [
        ["All cars", "/search/new-used-and-demo-cars"],
        ["Mazda", "/search/mazda"],
        ["Mazda3", undefined],
      ],
    ],
    [
      "/search/used-cars?body=suv",
      [
        ["Used cars", "/search/used-cars"],
        ["SUV", undefined],
      ],
    ],
    [
      "/search/used-cars/mazda/cx-5?body=suv",
      [
        ["Used cars", "/search/used-cars"],
        ["Mazda", "/search/used-cars/mazda"],
        ["CX-5", "/search/used-cars/mazda/cx-5"],
        ["SUV", undefined],
      ],
    ],
    ["/search/used-cars?body=suv&body=ute", [["Used cars", undefined]]],
    ["/search/used-cars?make=Mazda&make=Toyota", [["Used cars", undefined]]],
    ["/search/used-cars?make_model=Tesla+Model+Y", [["Used cars", undefined]]],
    ["/search/used-cars?make_model=Mazda+3&make_model=Mazda+CX-5", [["Used cars", undefined]]],
  ])("%s goes by %j (NAV-11)", async (path, steps) => {
    const [home, ...others] = await crumbs(path);
    expect(home).toEqual({ label: "Home", href: "/" });
    expect(others.map(({ label, href }) => [label, href])).toEqual(steps);
  });
});

describe("chips", () => {
  const labels = async (path: string) => (await results(path)).chips.map(({ label, href }) => [label, href]);

  it("name every filter that is applied, each with the listing without it", async () => {
    expect(
      await labels("/search/used-cars?query=tidy&certified=true&seats=5&body=suv&body=ute&page=2"),
    ).toEqual([
      ["“tidy”", "/search/used-cars?body=suv&body=ute&seats=5&certified=true"],
      ["Used", "/search/new-used-and-demo-cars?query=tidy&body=suv&body=ute&seats=5&certified=true"],
      ["SUV", "/search/used-cars?query=tidy&body=ute&seats=5&certified=true"],
      ["Ute", "/search/used-cars?query=tidy&body=suv&seats=5&certified=true"],
      ["Seats: 5", "/search/used-cars?query=tidy&body=suv&body=ute&certified=true"],
      ["Certified: Yes", "/search/used-cars?query=tidy&body=suv&body=ute&seats=5"],
    ]);
  });

  it("do not name conditions that are all the dealer lists: nothing can be taken away", async () => {
    const used = testConfig({ search: { carTypes: ["used"] } });
    const view = await results("/search/used-cars?body=suv", used);
    expect(view.chips.map(({ label }) => label)).toEqual(["SUV"]);
    expect(view.applied).toBe(1);
    const several = await results("/search/used-cars", testConfig());
    expect(several.chips.map(({ label }) => label)).toEqual(["Used"]);
  });

  it("are counted without the text, ranges with them", async () => {
    expect((await results("/search/used-cars?query=tidy&body=suv&range[km]=:9")).applied).toBe(3);
    expect((await results("/search/new-used-and-demo-cars?query=tidy")).applied).toBe(0);
  });
});

it.each([
  ["/search/new-used-and-demo-cars", "/search/used-cars"],
  ["/search/toyota", "/search/toyota"],
  ["/search/used-cars/toyota", "/search/toyota"],
  ["/search/used-cars", "/search/used-cars"],
])("of a dealer who has used stock alone, %s is for search engines %s", async (address, path) => {
  const used = testConfig({ search: { carTypes: ["used"] } });
  expect((await results(address, used)).meta.path).toBe(path);
  expect((await results(address)).meta.path).toBe(address);
});

it("tells the page what its script needs, and search engines what it holds", async () => {
  const view = await results("/search/used-cars/toyota");
  expect(view.site).toEqual({
    slug: "test-cars",
    url: "https://test-cars.example",
    locale: "en-AU",
    currencySign: "$",
  });
  expect(view.urls).toEqual({ makes: ["Toyota", "Mazda"], dealerships: [], defaultSort: "relevant" });
  expect(view.meta.description).toBe(
    "Used Toyota cars at Test Cars: 44 to look through, with photos and prices. Filter by make, model, price and more.",
  );
  const hits = testPage.hits.map((hit) => ({ ...hit, image: null }));
  answerWith(() => ({ ...testPage, hits }));
  expect((await results("/search/used-cars/toyota")).meta.description, "no card has a photo").toMatch(
    /: 44 to look through\. Filter by/,
  );
  expect(view).toMatchObject({ savable: false, layout: { columns: 3, variant: "grid" }, empty: null });
  expect(view.sorts[1]).toEqual({ key: "latest", label: "Latest" });
  const kept = testConfig({ features: { savedSearches: true } });
  expect((await results("/search/used-cars", kept)).savable).toBe(true);
  const named = await results("/search/moorooka-yard");
  expect(named.urls.dealerships).toEqual([{ name: "Moorooka Yard", slug: "moorooka-yard" }]);
  answerWith(() => ({ ...testPage, hits: [], count: 0, pages: 1 }));
  expect((await results("/search/used-cars")).showing).toBeNull();
});
