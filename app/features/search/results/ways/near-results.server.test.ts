import { beforeEach, expect, test } from "vitest";
import { testListing, testPage, testVehicle } from "../../../../../test/fixtures/listing";

let { results, answerWith, asked } = testListing();
beforeEach(() => {
  ({ results, answerWith, asked } = testListing());
});

const nothing = { ...testPage, hits: [], facets: {}, stats: {}, count: 0, pages: 1 };

test("an empty list shows what is nearest in price where nothing costs what was asked, all else the same", async () => {
  const priced = (id: string, price: number) => ({ ...testVehicle(id), price, offer_price: null });
  answerWith(({ query: { ranges, sort } }) => {
    if (sort === "price_asc" && ranges.price?.max === undefined)
      return { ...testPage, hits: [priced("dearer", 9000)] };
    return sort === "price_desc" ? { ...testPage, hits: [priced("cheaper", 1900)] } : nothing;
  });
  const { empty } = await results(
    "/search/used-cars?colour=red&body=suv&range[price]=2000:3000&range[km]=:9",
  );
  expect(empty).toMatchObject({ nearby: ["cheaper", "dearer"], nearbyKind: "nearPrice" });
  const above = asked.find(({ query }) => query.sort === "price_asc")?.query;
  expect(above).toMatchObject({
    refinements: {
      car_type: ["used"],
      colour: ["red"],
      body: ["suv"],
      status: ["in_stock", "coming_soon"],
    },
    ranges: { price: { min: 3000 }, km: { max: 9 } },
  });
});

test("an empty list shows the latest arrivals where nothing is near, and only to who named no vehicle", async () => {
  answerWith(({ query }) => (query.sort === "latest" ? testPage : nothing));
  const { empty } = await results("/search/new-cars?colour=red&range[price]=:500");
  expect(empty).toMatchObject({ nearby: ["1", "2", "3"], nearbyKind: "arrivals" });
  expect(asked.find(({ query }) => query.sort === "latest")?.query.refinements).toEqual({
    car_type: ["new"],
    status: ["in_stock", "coming_soon"],
  });
  for (const named of ["body=suv", "make=Ferrari", "query=zzzz"])
    expect((await results(`/search/new-cars?${named}&range[price]=:500`)).empty?.nearby, named).toEqual([]);
});

test("a list shows a row of others below five vehicles and fewer, the closest first, and none below more", async () => {
  const few = (count: number) => ({
    ...{ ...testPage, count, pages: 1 },
    hits: Array.from({ length: count }, (_, at) => testVehicle(`few-${at}`)),
  });
  const close = {
    ...testPage,
    hits: [testVehicle("few-0"), testVehicle("close"), testVehicle("gone", "sold")],
  };
  const at = async (count: number) => {
    answerWith(({ query: { refinements } }) => {
      if (refinements.car_type) return few(count);
      return refinements.make ? close : testPage;
    });
    return results("/search/used-cars/mazda");
  };
  for (const count of [1, 5]) {
    const view = await at(count);
    expect(view).toMatchObject({ count, instead: ["close", "1", "2"], insteadKind: "nearby", empty: null });
    expect(view.items).toHaveLength(count);
  }
  expect((await at(6)).instead).toEqual([]);
});
