import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES } from "~/domain/search/attributes";
import { normaliseQuery } from "~/domain/search/normalise-query";
import { EMPTY_QUERY, SORT_KEYS, type VehicleQuery } from "~/domain/search/query";
import { decodeSearch, encodeSearch, foreignParams } from "./search-params";
import type { SearchUrlContext } from "./url-context";

const context: SearchUrlContext = {
  dealerships: [
    { name: "Moorooka Yard", slug: "moorooka-yard" },
    { name: "Jaguar House", slug: "jaguar" },
  ],
  makes: ["Toyota", "Land", "Land Rover", "Mazda", "Citroën", "Mercedes-Benz", "Jaguar"],
  makeModels: [
    "Toyota Corolla",
    "Toyota Land Cruiser",
    "Land Rover Discovery",
    "Land Cruise",
    "Mazda CX-5",
    "Mazda 3",
  ],
  defaultSort: "relevant",
};

const read = (path: string) => decodeSearch(new URL(path, "https://dealer.example"), context);
const refinementsOf = (path: string) => read(path)?.query.refinements;
const query = (part: Partial<VehicleQuery>): VehicleQuery => ({ ...EMPTY_QUERY, ...part });

it("equipment that a vehicle shall lack has one address, in any case", () => {
  const known = { ...context, values: { filtered_features: ["Bunk Beds"] } };
  const path = "/search/new-used-and-demo-cars?filtered_features=%21bunk-beds";
  const decoded = decodeSearch(new URL(path, "https://dealer.example"), known);
  expect(decoded?.query.refinements).toEqual({ filtered_features: ["!Bunk Beds"] });
  const url = encodeSearch(query({ refinements: { filtered_features: ["!Bunk Beds"] } }), known);
  expect(url).toBe("/search/new-used-and-demo-cars?filtered_features=%21Bunk+Beds");
});

describe("paths", () => {
  it.each([
    ["/search/used-cars", { car_type: ["used"] }],
    ["/search/new-cars", { car_type: ["new"] }],
    ["/search/demo-cars", { car_type: ["demo"] }],
    ["/search/new-and-demo-cars", { car_type: ["new", "demo"] }],
    ["/search/new-used-and-demo-cars", {}],
    ["/search/toyota", { make: ["Toyota"] }],
    ["/search/land-rover", { make: ["Land Rover"] }],
    ["/search/citro%C3%ABn", { make: ["Citroën"] }],
    ["/search/citroen", { make: ["Citroën"] }],
    ["/search/TOYOTA", { make: ["Toyota"] }],
    ["/search/mazda/cx-5", { make_model: ["Mazda CX-5"] }],
    ["/search/land-rover/discovery", { make_model: ["Land Rover Discovery"] }],
    ["/search/used-cars/mazda/3", { car_type: ["used"], make_model: ["Mazda 3"] }],
    ["/search/moorooka-yard", { dealership_name: ["Moorooka Yard"] }],
    ["/search/jaguar", { dealership_name: ["Jaguar House"] }],
    ["/search/used-cars/jaguar", { car_type: ["used"], make: ["Jaguar"] }],
    ["/used-car/mazda/cx-5", { car_type: ["used"], make_model: ["Mazda CX-5"] }],
    ["/used-car/moorooka-yard", { car_type: ["used"], dealership_name: ["Moorooka Yard"] }],
    ["/used-car", { car_type: ["used"] }],
  ])("%s means %j (URL-01 to URL-05, OPEN-08, OPEN-34)", (path, refinements) => {
    expect(refinementsOf(path)).toEqual(refinements);
  });

  it.each([
    "/search/ferrari",
    "/search/mazda/mx-99",
    "/search/mazda/cx-5/more",
    "/search/used-cars/ferrari",
    "/search",
    "/search/%E0%A4%A",
    "/search/__proto__",
    "/used-car/used-cars",
    "/elsewhere/toyota",
  ])("%s names nothing", (path) => {
    expect(read(path)).toBeNull();
  });

  it.each([
    [query({ refinements: { car_type: ["used"] } }), "/search/used-cars"],
    [query({ refinements: { car_type: ["demo", "new"] } }), "/search/new-and-demo-cars"],
    [query({}), "/search/new-used-and-demo-cars"],
    [
      query({ refinements: { car_type: ["new", "used"] } }),
      "/search/new-used-and-demo-cars?car_type=new&car_type=used",
    ],
    [query({ refinements: { make: ["Land Rover"] } }), "/search/land-rover"],
    [query({ refinements: { make_model: ["Mazda CX-5"] } }), "/search/mazda/cx-5"],
    [
      query({ refinements: { car_type: ["used"], make_model: ["Mazda CX-5"] } }),
      "/search/used-cars/mazda/cx-5",
    ],
    [
      query({ refinements: { make: ["Mazda", "Toyota"] } }),
      "/search/new-used-and-demo-cars?make=Mazda&make=Toyota",
    ],
    [query({ refinements: { make: ["Jaguar"] } }), "/search/new-used-and-demo-cars?make=Jaguar"],
    [query({ refinements: { make: ["Ferrari"] } }), "/search/new-used-and-demo-cars?make=Ferrari"],
    [query({ refinements: { dealership_name: ["Moorooka Yard"] } }), "/search/moorooka-yard"],
    [
      query({ ranges: { price: { min: 5000, max: 20000 } } }),
      "/search/new-used-and-demo-cars?range[price]=5000:20000",
    ],
    [query({ ranges: { km: { max: 90000 } } }), "/search/new-used-and-demo-cars?range[km]=:90000"],
    [
      query({
        text: "red ute",
        sort: "price_asc",
        page: 2,
        refinements: { body: ["ute"], make: ["Toyota"] },
      }),
      "/search/toyota?query=red+ute&body=ute&sortBy=price_asc&page=2",
    ],
  ])("%j is written %s (URL-01 to URL-07, OPEN-07, OPEN-08)", (asked, url) => {
    expect(encodeSearch(asked, context)).toBe(url);
    expect(read(url)?.query).toEqual(normaliseQuery(asked));
  });
});

describe("a dealership named like a kind of stock", () => {
  const named = { name: "Used Cars", slug: "used-cars" };
  const clashing: SearchUrlContext = { ...context, dealerships: [named] };

  it("keeps its parameter: the path is the stock's", () => {
    const asked = query({ refinements: { dealership_name: ["Used Cars"] } });
    const url = encodeSearch(asked, clashing);
    expect(url).toBe("/search/new-used-and-demo-cars?dealership_name=Used+Cars");
    const decoded = decodeSearch(new URL(url, "https://dealer.example"), clashing);
    expect(decoded?.query).toEqual(normaliseQuery(asked));
    const path = decodeSearch(new URL("/search/used-cars", "https://dealer.example"), clashing);
    expect(path?.query.refinements).toEqual({ car_type: ["used"] });
  });
});

describe("parameters", () => {
  it.each([
    ["range[price]=$5,000:$20,000", { price: { min: 5000, max: 20000 } }],
    ["range%5Bprice%5D=5000%3A20000", { price: { min: 5000, max: 20000 } }],
    ["price=5000:20000", { price: { min: 5000, max: 20000 } }],
    ["price=20000:5000", { price: { min: 5000, max: 20000 } }],
    ["range[price]=:20000", { price: { max: 20000 } }],
    ["range[price]=NZ%245000:", { price: { min: 5000 } }],
    ["range[km]=0:120000kms", { km: { min: 0, max: 120000 } }],
    ["price_min=%245,000&price_max=", { price: { min: 5000 } }],
    ["price_min=1&price=7:9", { price: { min: 1, max: 9 } }],
    ["range[price]=-5:10", { price: { max: 10 } }],
    ["range[price]=20k:30k", { price: { min: 20_000, max: 30_000 } }],
    ["range[price]=20,499.50:", { price: { min: 20_500 } }],
    ["price_min=20k&price_max=20,499.50", { price: { min: 20_000, max: 20_500 } }],
    ["price_min=-5&price_max=30k", { price: { max: 30_000 } }],
    ["year=2018", { year: { min: 2018, max: 2018 } }],
    ["range[year]=2018", { year: { min: 2018, max: 2018 } }],
    ["year=", {}],
    ["price=cheap", {}],
    ["price=&range[price]=1000:2000", { price: { min: 1000, max: 2000 } }],
    ["range[price]=abc:1e5", {}],
    ["range[price]=:", {}],
    ["range[colour]=1:2", {}],
    ["range[__proto__]=1:2", {}],
    ["range[year]=2017:2025&range[year]=1990:1991", { year: { min: 2017, max: 2025 } }],
  ])("%s gives %j (URL-08, URL-11, OPEN-12)", (search, ranges) => {
    expect(read(`/search/used-cars?${search}`)?.query.ranges).toEqual(ranges);
  });

  it.each([
    ["0", 1],
    ["-3", 1],
    ["two", 1],
    ["", 1],
    ["2.9", 2],
    ["1e99", 10_000],
    ["Infinity", 1],
    ["7", 7],
  ])("page=%s is page %d", (page, expected) => {
    expect(read(`/search/used-cars?page=${page}`)?.query.page).toBe(expected);
  });

  it("drops car types there are not, repeats and empties; keeps unknown values of other attributes", () => {
    expect(refinementsOf("/search/new-used-and-demo-cars?car_type=boat&car_type=used&car_type=used")).toEqual(
      {
        car_type: ["used"],
      },
    );
    expect(refinementsOf("/search/used-cars?make=&colour=%20&body=hovercraft")).toEqual({
      car_type: ["used"],
      body: ["hovercraft"],
    });
  });

  it("reads makes and models whatever their case, and drops a make its model implies (OPEN-11)", () => {
    expect(refinementsOf("/search/used-cars?make=land+rover")).toEqual({
      car_type: ["used"],
      make: ["Land Rover"],
    });
    expect(refinementsOf("/search/mazda?make_model=mazda+cx-5")).toEqual({ make_model: ["Mazda CX-5"] });
    expect(refinementsOf("/search/toyota?make_model=Mazda+CX-5")).toEqual({
      make: ["Toyota"],
      make_model: ["Mazda CX-5"],
    });
  });

  it("cuts text to 200 characters and values to 100 an attribute", () => {
    expect(read(`/search/used-cars?query=${"x".repeat(900)}`)?.query.text).toHaveLength(200);
    const many = Array.from({ length: 120 }, (_, n) => `colour=c${n}`).join("&");
    expect(refinementsOf(`/search/used-cars?${many}`)?.colour).toHaveLength(100);
  });

  it("reads odometer boxes in the site's unit, and addresses always in kilometres", () => {
    const miles = { ...context, distanceUnit: "mi" } as const;
    const ranges = (path: string) =>
      decodeSearch(new URL(path, "https://dealer.example"), miles)?.query.ranges;
    expect(ranges("/search/used-cars?km_min=&km_max=30,000 miles")).toEqual({ km: { max: 48_280 } });
    expect(ranges("/search/used-cars?range[km]=:48280")).toEqual({ km: { max: 48_280 } });
    expect(ranges("/search/used-cars?price_max=30000")).toEqual({ price: { max: 30_000 } });
    expect(read("/search/used-cars?km_max=30000")?.query.ranges).toEqual({ km: { max: 30_000 } });
  });

  it("takes an unknown sort as the site's own", () => {
    expect(read("/search/used-cars?sortBy=alphabet")?.query.sort).toBe("relevant");
    const latest = { ...context, defaultSort: "latest" } as const;
    expect(encodeSearch(query({ sort: "relevant" }), latest)).toMatch(/\?sortBy=relevant$/);
    expect(encodeSearch(query({ sort: "latest" }), latest)).not.toContain("sortBy");
  });

  it("knows a form sent without script, and which parameters are not its own", () => {
    expect(read("/search/used-cars?query=&make=Toyota")?.fromForm).toBe(true);
    expect(read("/search/used-cars?price_max=9000")?.fromForm).toBe(true);
    expect(read("/search/used-cars?make=Toyota&utm_source=")?.fromForm).toBe(false);
    const url = new URL(
      "https://d.example/search/used-cars?query=&utm_source=mail&range[price]=1:2&expand=body",
    );
    expect(foreignParams(url.searchParams).toString()).toBe("utm_source=mail");
  });

  it("takes two names of one body for one choice", () => {
    expect(read("/search/used-cars?body=hatchback&body=hatch&body=ute")?.query.refinements.body).toEqual([
      "hatch",
      "ute",
    ]);
  });

  it("lists the filters to show whole", () => {
    expect(read("/search/used-cars?expand=body&expand=nonsense")?.expand).toEqual(["body"]);
  });
});

const known = fc.constantFrom(...context.makes, ...context.makeModels, "used", "new", "Moorooka Yard");
const awkward = fc.constantFrom("a,b:c`d[e]", "50%&=#+/?", "<b>", "né", "日本", "0:1");
const queries = (value: fc.Arbitrary<string>, text: fc.Arbitrary<string>): fc.Arbitrary<VehicleQuery> =>
  fc.record({
    text,
    refinements: fc.dictionary(fc.constantFrom(...FACET_ATTRIBUTES), fc.array(value, { maxLength: 4 })),
    ranges: fc.dictionary(
      fc.constantFrom(...RANGE_ATTRIBUTES),
      fc.record({ min: fc.nat(), max: fc.nat() }, { requiredKeys: [] }),
    ),
    near: fc.record({
      place: text,
      withinKm: fc.option(fc.integer({ min: -1, max: 30_000 })),
    }),
    sort: fc.constantFrom(...SORT_KEYS),
    page: fc.integer({ min: -2, max: 30_000 }),
  });
const anyText = fc.string({ unit: "binary", maxLength: 250 });

describe("round trip (URL-12)", () => {
  it("reads back exactly the query it wrote, with all its refinements (SRCH-03, URL-10)", () => {
    fc.assert(
      fc.property(queries(fc.oneof(known, awkward), anyText), (asked) => {
        // A make beside its own model says the same thing twice; reading keeps the model alone.
        fc.pre(asked.refinements.make === undefined || asked.refinements.make_model === undefined);
        expect(read(encodeSearch(asked, context))?.query).toEqual(normaliseQuery(asked));
      }),
      { numRuns: 400 },
    );
  });

  it("settles after one reading, whatever the values", () => {
    fc.assert(
      fc.property(queries(fc.oneof(known, anyText), anyText), (asked) => {
        const settled = read(encodeSearch(asked, context))?.query ?? EMPTY_QUERY;
        expect(read(encodeSearch(settled, context))?.query).toEqual(settled);
      }),
    );
  });

  it("never fails on hostile parameters, nor on ranges that no slider has (ERR-02)", () => {
    fc.assert(
      fc.property(anyText, (search) => {
        expect(read(`/search/used-cars?${search}`)?.query.page).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
