import { expect, it } from "vitest";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { formatterFor } from "~/i18n/format";
import { vehicleWith } from "../../../../../test/fixtures/vehicle";
import { type Answer, testConfig, testListing, testPage } from "../../../../../test/fixtures/listing";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { buildSimilar } from "./build-similar.server";
import { similarCards, type SimilarSource } from "./similar-cards.server";

/** The ids shown beside vehicle 1, a Mazda CX-5, when the stock answers so. */
async function shownBeside(answer: Answer, over: Record<string, unknown> = {}) {
  const cards = await similarCards(vehicleWith(1, { simple_body: "suv" }), sourceOf(answer, over));
  return cards.map(({ id }) => id);
}

function sourceOf(answer: Answer, over: Record<string, unknown> = {}): SimilarSource {
  const { source, answerWith } = testListing();
  answerWith(answer);
  return {
    search: source.search,
    scope: { tenant: "test-cars", rule: { kind: "all", of: [] } },
    config: testConfig(over),
    format: formatterFor("en-AU", "AUD", "Australia/Brisbane"),
    t: serverTranslator("en-AU", {}),
    now: source.now,
  };
}

/** Two of the model, itself among them; three of make and body; many of the body. */
const stock: Answer = ({ query: { refinements } }) => {
  const ids = refinements.make_model
    ? ["1", "2"]
    : refinements.make
      ? ["3", "1", "2"]
      : ["7", "3", "8", "9", "10", "11"];
  return { ...testPage, hits: ids.map((id) => toVehicleSummary(vehicleWith(id))) };
};

it("begins with the same model, repeats none and leaves itself out (SIMI-05, SIMI-07)", async () => {
  expect(await shownBeside(stock)).toEqual(["2", "3", "7", "8", "9", "10"]);
});

it("shows six, or as many as the dealer wants (SIMI-01, SIMI-02)", async () => {
  expect(await shownBeside(stock)).toHaveLength(6);
  expect(await shownBeside(stock, { similar: { count: 2 } })).toEqual(["2", "3"]);
  expect(await shownBeside(stock, { similar: { count: 0 } })).toEqual([]);
});

it("asks for ten hits, for more where more are shown (CALL-16)", async () => {
  const asked: number[] = [];
  const counting: Answer = (request) => {
    asked.push(request.hitsPerPage);
    return stock(request);
  };
  await shownBeside(counting);
  await shownBeside(counting, { similar: { count: 24 } });
  expect(asked).toEqual([10, 10, 10, 25, 25, 25]);
});

it("goes without what a failing search would have found", async () => {
  const failing: Answer = (request) => {
    if (request.query.refinements.make) throw new Error("engine down");
    return stock(request);
  };
  expect(await shownBeside(failing)).toEqual(["2", "7", "3", "8", "9", "10"]);
});

it("fills a row with those of another price where few are near it, and asks no more where many are", async () => {
  const few: Answer = ({ query: { refinements, ranges } }) => {
    const wider = (ranges["price"]?.max ?? 0) === 60_000;
    const ids = wider ? ["3", "4", "2"] : refinements.make_model ? ["1", "2"] : ["1"];
    return { ...testPage, hits: ids.map((id) => toVehicleSummary(vehicleWith(id))) };
  };
  const own = vehicleWith(1, { simple_body: "suv", seats: 7, price: 30_000 });
  const shown = async (answer: Answer) => (await similarCards(own, sourceOf(answer))).map(({ id }) => id);
  expect(await shown(few)).toEqual(["2", "3", "4"]);
  let asked = 0;
  await shown((request) => {
    asked += 1;
    return stock(request);
  });
  expect(asked).toBe(4);
});

it("says so when no search was answered", async () => {
  const down = shownBeside(() => {
    throw new Error("engine down");
  });
  await expect(down).rejects.toThrow("engine down");
});

/** What stands below vehicle 1, a ute that is gone, when the stock answers so. */
async function belowGone(answer: Answer) {
  const gone: Vehicle = vehicleWith(1, { simple_body: "ute", status: "sold", price: 9_000 });
  const view = await buildSimilar(gone, sourceOf(answer), new URLSearchParams());
  return view === null
    ? null
    : { title: view.title, ids: view.cards?.map(({ id }) => id), all: view.all.href };
}

it("is close to a vehicle that is gone, or else says that it is only the latest (VDP-30)", async () => {
  const onlyLatest: Answer = ({ query: { sort } }) => ({
    ...testPage,
    hits: sort === "latest" ? [4, 5, 6, 7].map((id) => toVehicleSummary(vehicleWith(id))) : [],
  });
  expect(await belowGone(stock)).toMatchObject({ title: "Still in stock and close to it" });
  expect(await belowGone(onlyLatest)).toEqual({
    title: "Latest arrivals",
    ids: ["4", "5", "6"],
    all: "/search/new-used-and-demo-cars",
  });
  expect(await belowGone(() => ({ ...testPage, hits: [] }))).toBeNull();
});
