import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { youxQuoteRequest } from "~/domain/finance/youx-quote";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { siteConfig } from "../../../test/fixtures/site";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { createVehicleValuation } from "../valuation/vehicle-valuation.server";
import { createHttpDeliveryLookup } from "./http-delivery-lookup.server";
import { createHttpFinanceQuotes } from "./http-finance-quotes.server";
import { createHttpPriceComparison } from "./http-price-comparison.server";
import { createHttpReviewRatings } from "./http-review-ratings.server";

const PAGE = readFileSync("docs/dealers/outside-services.md", "utf8");
const API = "https://api.example";

/** The JSON that the page shows below a heading. */
function shown(heading: string): readonly object[] {
  const part = PAGE.split(/^#+ /m).find((one) => one.startsWith(`${heading}\n`)) ?? "";
  const texts = [...part.matchAll(/```json\n([\s\S]*?)```/g)];
  // Each is an object in braces, as the page is written.
  return texts.map(([, text = ""]) => JSON.parse(text) as object);
}

/** A service that answers with the last JSON below the heading, and what it was asked. */
function documented(heading: string) {
  const asked: { readonly address: string; readonly body: object | undefined }[] = [];
  const answer = shown(heading).at(-1);
  const ask = async (address: URL, body?: object) => {
    asked.push({ address: address.href, body });
    return answer;
  };
  return { asked, answer, ask };
}

it("a valuation is asked and answered as the page shows", async () => {
  const { asked, answer, ask } = documented("Valuation");
  const [request] = shown("Valuation");
  const { make, model, year, kms, rego, regoState } = {
    make: "Toyota",
    model: "Corolla Ascent Sport",
    year: 2021,
    kms: 70_000,
    rego: "ABC123",
    regoState: "qld",
  };
  const answers = [{ id: "keys", answer: "Two" }];
  const clock = { now: () => new Date("2026-11-21T02:00:00Z") };
  const valuation = createVehicleValuation({ ask, clock, logger: silentLogger });
  const config = siteConfig({ trade: { valuation: { source: "service", url: "https://values.example/" } } });
  const vehicle = { make, model, year, kms, rego, regoState, answers };
  expect(await valuation.value(config, vehicle)).toEqual(answer);
  expect(asked[0]?.body).toEqual(request);
});

it("a kept valuation is sent as the page shows", async () => {
  const { asked, ask } = documented("Keeping valuations");
  const clock = { now: () => new Date("2026-11-21T02:00:00Z") };
  const valuation = createVehicleValuation({ ask, clock, logger: silentLogger });
  await valuation.report(API, { low: 17_000, high: 19_000, offer: 18_000 });
  expect(asked).toEqual([{ address: `${API}/api/miscellaneous`, body: shown("Keeping valuations")[0] }]);
});

it("a delivery is asked and answered as the page shows", async () => {
  const { asked, answer, ask } = documented("Delivery");
  const lookup = createHttpDeliveryLookup(ask, silentLogger);
  const question = { postcode: "4350", stockNumber: "A17", fromPostcode: "4105" };
  expect(await lookup.estimate("https://prices.example/x", question)).toEqual(answer);
  expect(PAGE).toContain(new URL(asked[0]?.address ?? "").search);
});

it("a finance quote is asked and answered as the page shows", async () => {
  const { asked, answer, ask } = documented("Finance quote");
  const [request = {}] = shown("Finance quote");
  const question = youxQuoteRequest(vehicleWith(1, { youxQuote: null, price: 38_990 }), true);
  if (question === null) throw new Error("no question");
  expect(await createHttpFinanceQuotes(ask, silentLogger).quote(API, question)).toEqual(answer);
  expect(asked[0]?.address).toBe(`${API}/api/youx/quote`);
  expect(Object.keys(asked[0]?.body ?? {})).toEqual(Object.keys(request));
});

it("prices are compared as the page shows", async () => {
  const { asked, answer, ask } = documented("Price comparison");
  expect(await createHttpPriceComparison(ask, silentLogger).compare(API, "/cars/x")).toEqual(answer);
  expect(asked[0]?.address).toBe(`${API}/cars/x/autogauge`);
});

it("a review score is asked and answered as the page shows", async () => {
  const { asked, answer, ask } = documented("Review score");
  const base = siteConfig();
  const config = {
    ...base,
    site: { ...base.site, apiBaseUrl: API },
    reviews: { ...base.reviews, snap21OrgId: "9" },
  };
  const otherwise = { rating: () => Promise.resolve(null) };
  expect(await createHttpReviewRatings(ask, otherwise, silentLogger).rating(config)).toEqual(answer);
  expect(asked[0]?.address).toBe(`${API}/api/reviews/snap21?orgId=9`);
});
