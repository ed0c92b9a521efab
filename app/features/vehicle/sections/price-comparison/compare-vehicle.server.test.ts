import { describe, expect, it } from "vitest";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { formatterFor } from "~/i18n/format";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { type SearchRequest, SearchUnavailableError } from "~/ports/search-service";
import { testConfig, testListing, testPage } from "../../../../../test/fixtures/listing";
import { vehicleWith } from "../../../../../test/fixtures/vehicle";
import { compareVehicle } from "./compare-vehicle.server";

const own = vehicleWith(1, { price: 30_000, km: 50_000, badge: "Touring" });
const market = [28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38].map((thousands, index) =>
  vehicleWith(101 + index, { price: thousands * 1_000, km: 40_000 + index * 1_000, badge: "Touring" }),
);

/** What `autogauge` says when the market is this, and what was asked for it. */
async function compared(
  vehicle: Vehicle,
  stock: readonly Vehicle[],
  { api, failure }: { readonly api?: string; readonly failure?: Error } = {},
) {
  const { source, answerWith, asked } = testListing();
  answerWith(() => {
    if (failure) throw failure;
    return { ...testPage, hits: stock.map(toVehicleSummary) };
  });
  const outside: string[] = [];
  const { site } = testConfig();
  const answer = await compareVehicle(vehicle, {
    config: testConfig({ site: { ...site, ...(api === undefined ? {} : { apiBaseUrl: api }) } }),
    search: source.search,
    market: { tenant: "market:AUD", rule: { kind: "all", of: [] } },
    format: formatterFor("en-AU", "AUD", "Australia/Brisbane"),
    t: serverTranslator("en-AU", {}),
    outside: {
      compare: async (...args) => {
        outside.push(args.join(""));
        return Promise.resolve(null);
      },
    },
  });
  return { answer, asked: asked as readonly SearchRequest[], outside };
}

describe("the platform's own comparison", () => {
  it("CALL-06: has the six fields of the call, and says what it is based on", async () => {
    const { answer, asked } = await compared(own, market);
    expect(answer).toEqual({
      fill: 0.875,
      listing_price: 30_000,
      market_range_min: 29_000,
      market_range_max: 37_000,
      confidence: 0.491,
      description:
        "Compared with 11 similar vehicles on sale now: used Mazda CX-5 Touring, 2020, 40,000 to 50,000 km.",
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ facets: {}, stats: [], hitsPerPage: 100 });
  });

  it("names the years, and that prices of others are adjusted", async () => {
    const aged = market.map((one, index) => ({ ...one, badge: null, year: 2019 + (index % 3) }));
    const { answer } = await compared(own, aged);
    expect(answer?.description).toBe(
      "Compared with 11 similar vehicles on sale now: used Mazda CX-5, 2019 to 2021, 40,000 to 50,000 km. Prices of other years are adjusted for age.",
    );
  });

  it("PRICE-15: is nothing of a small market, and asks for none of a new vehicle", async () => {
    expect((await compared(own, market.slice(0, 5))).answer).toBeNull();
    const { answer, asked } = await compared({ ...own, car_type: "new" }, market);
    expect([answer, asked]).toEqual([null, []]);
  });

  it("PRICE-15: is nothing while search does not answer; any other failure is one", async () => {
    const down = new SearchUnavailableError("engine down");
    expect((await compared(own, market, { failure: down })).answer).toBeNull();
    await expect(compared(own, market, { failure: new Error("broken") })).rejects.toThrow("broken");
  });
});

it("CALL-06: a dealer's outside service is asked in place of stock", async () => {
  const { answer, asked, outside } = await compared(own, market, { api: "https://api.example/v1/" });
  expect([answer, asked]).toEqual([null, []]);
  expect(outside).toEqual(["https://api.example/v1/cars/vehicle-1"]);
});
