import { describe, expect, it } from "vitest";
import { fakeFinanceQuotes } from "../../../../../test/doubles/finance-quotes";
import { testConfig } from "../../../../../test/fixtures/listing";
import { vehicleWith } from "../../../../../test/fixtures/vehicle";
import { quotedVehicle } from "./quoted-vehicle.server";

const quote = { weeklyRepaymentAmount: 172.5, advertisedRate: 7.9, comparisonRate: 8.8 };
const answering = () => fakeFinanceQuotes(() => Promise.resolve(quote));

function siteWith(youxQuote: boolean, apiBaseUrl: string | null = "https://api.example") {
  const { site } = testConfig();
  return testConfig({ site: { ...site, apiBaseUrl }, features: { youxQuote } });
}

describe("quoted vehicles", () => {
  it("FIN-60: the service is asked for one dealer, when there is no quote and a price above 0", async () => {
    const { asked, quotes } = answering();
    const vehicle = vehicleWith(1, { price: 20_000 });
    expect(await quotedVehicle(vehicle, siteWith(true), quotes)).toEqual({ ...vehicle, youxQuote: quote });
    expect(asked).toMatchObject([{ api: "https://api.example", request: { purchasePrice: 20_000 } }]);
  });

  it("FIN-60: otherwise it is not (OPEN-94)", async () => {
    const { asked, quotes } = answering();
    const priced = vehicleWith(1, { price: 20_000 });
    const has = vehicleWith(1, { price: 20_000, youxQuote: { ...quote, weeklyRepaymentAmount: 99 } });
    expect(await quotedVehicle(priced, siteWith(false), quotes)).toBe(priced);
    expect(await quotedVehicle(priced, siteWith(true, null), quotes)).toBe(priced);
    expect(await quotedVehicle(has, siteWith(true), quotes)).toBe(has);
    expect((await quotedVehicle(vehicleWith(1), siteWith(true), quotes)).youxQuote).toBeNull();
    expect(asked).toEqual([]);
  });

  it("FIN-60: goes without when there is no answer", async () => {
    const { quotes } = fakeFinanceQuotes(() => Promise.resolve(null));
    const vehicle = vehicleWith(1, { price: 20_000 });
    expect(await quotedVehicle(vehicle, siteWith(true), quotes)).toBe(vehicle);
  });
});
