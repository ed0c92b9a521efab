import { beforeEach, describe, expect, it } from "vitest";
import { testConfig, testListing, testPage, testVehicle } from "../../../../test/fixtures/listing";

let { load, results, answerWith, source } = testListing();
beforeEach(() => {
  ({ load, results, answerWith, source } = testListing());
  const hits = Array.from({ length: 21 }, (_, n) => testVehicle(String(n + 1)));
  answerWith(() => ({ ...testPage, hits, count: 200, pages: 10 }));
});

const node = (title: string) => ({ title, text: "", link: { label: "See it", path: "/search/demo-cars" } });
const site = (own: Record<string, unknown>, zone = "Australia/Brisbane") =>
  testConfig({
    site: { ...testConfig().site, timeZone: zone },
    results: own,
  });
/** Places of the tiles on a page, from 1. */
const places = async (path: string, config: ReturnType<typeof site>) =>
  (await results(path, config)).items.flatMap(({ kind }, index) => (kind === "promo" ? [index + 1] : []));

describe("promo tiles of a listing", () => {
  it("stand eighth and seventeenth (CARD-31)", async () => {
    const two = { promos: [{ node: node("A") }, { node: node("B") }], promoPositions: [8, 17] };
    expect(await places("/search/used-cars", site(two))).toEqual([8, 17]);
  });

  it("stand among vehicles that are for sale, not among sold ones alone", async () => {
    const one = site({ promos: [{ node: node("A") }], collapseSold: false });
    const sold = Array.from({ length: 11 }, (_, n) => testVehicle(String(n + 1), "sold"));
    answerWith(() => ({ ...testPage, hits: sold, count: 11, pages: 1 }));
    expect(await places("/search/used-cars", one)).toEqual([]);
    answerWith(() => ({ ...testPage, hits: [testVehicle("20"), ...sold], count: 12, pages: 1 }));
    expect(await places("/search/used-cars", one)).toEqual([8]);
  });

  it("belong to car types, strict ones to exactly those (CARD-29, CARD-30)", async () => {
    const loose = site({ promos: [{ node: node("A"), display: ["used"] }] });
    expect(await places("/search/used-cars", loose)).toEqual([8]);
    expect(await places("/search/new-used-and-demo-cars", loose)).toEqual([8]);
    expect(await places("/search/new-cars", loose)).toEqual([]);
    const strict = site({ promos: [{ node: node("A"), display: ["demo", "new"], strictDisplay: true }] });
    expect(await places("/search/new-and-demo-cars", strict)).toEqual([8]);
    expect(await places("/search/demo-cars", strict)).toEqual([]);
    expect(await places("/search/new-used-and-demo-cars", strict)).toEqual([]);
  });

  it("run by the dealer's own calendar (CARD-27, CARD-28)", async () => {
    // Midnight of the 21st in UTC is ten in the morning in Brisbane and still the 20th in Honolulu.
    const today = { promos: [{ node: node("A"), start: "2026-11-21", expiry: "2026-11-21" }] };
    expect(source.now.toISOString()).toBe("2026-11-21T00:00:00.000Z");
    expect(await places("/search/used-cars", site(today))).toEqual([8]);
    expect(await places("/search/used-cars", site(today, "Pacific/Honolulu"))).toEqual([]);
    const over = { promos: [{ node: node("A"), start: "2025-07-01", expiry: "2025-07-24" }] };
    expect(await places("/search/used-cars", site(over))).toEqual([]);
  });

  it("move down by 3 to 5 for one dealer, the same each time an address is opened (CARD-32)", async () => {
    const moved = site({ promos: [{ node: node("A") }], promoRandomOffset: { min: 3, max: 5 } });
    const seen = new Set<number>();
    for (let price = 10_000; price < 40_000; price += 1_000) {
      const path = `/search/used-cars?range[price]=:${price}`;
      const [place = 0] = await places(path, moved);
      expect(await places(path, moved)).toEqual([place]);
      expect(await places(`/search/used-cars?price=:${price}&utm_source=x`, moved)).toEqual([place]);
      seen.add(place);
    }
    expect([...seen].sort()).toEqual([11, 12, 13]);
  });

  it("do not lead to the list they stand in, or to a kind of vehicle that it leaves out", async () => {
    const to = (path: string) =>
      testConfig({
        site: { ...testConfig().site, vehicleTypes: ["car", "truck", "motorcycle"] },
        results: { promos: [{ node: { ...node("A"), link: { label: "See", path } } }] },
      });
    const bikes = "/search/used-cars?item_type=motorcycle";
    expect(await places("/search/used-cars", to("/search/used-cars"))).toEqual([]);
    expect(await places(`${bikes}&price=:9000`, to(bikes))).toEqual([]);
    expect(await places("/search/used-cars?item_type=truck", to(bikes))).toEqual([]);
    expect(await places("/search/used-cars", to(bikes))).toEqual([8]);
    expect(await places("/search/used-cars", to("/search/used-cars?sortBy=latest"))).toEqual([8]);
    expect(await places("/search/used-cars", to("/enquire"))).toEqual([8]);
  });

  it("are none on an empty page", async () => {
    answerWith(() => ({ ...testPage, hits: [], count: 0, pages: 1 }));
    expect(await places("/search/used-cars", site({ promos: [{ node: node("A") }] }))).toEqual([]);
    expect(await load("/search/used-cars")).toMatchObject({ status: 200 });
  });
});
