import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { type HttpDouble, startHttpDouble } from "../../../test/doubles/http-double";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { createAskJson } from "./ask-json.server";
import { createHttpDeliveryLookup } from "./http-delivery-lookup.server";
import { createHttpPriceComparison } from "./http-price-comparison.server";

const open: HttpDouble[] = [];
afterEach(async () => {
  for (const double of open.splice(0)) await double.close();
});

/** A service on this machine; its base address. */
async function serving(answer: RequestListener): Promise<string> {
  const double = await startHttpDouble(answer);
  open.push(double);
  return double.url;
}

const says =
  (body: unknown): RequestListener =>
  (_, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
const silent: RequestListener = () => undefined;
const drips: RequestListener = (_, response) => {
  response.write("{");
};
const fails: RequestListener = (_, response) => void response.writeHead(500).end("{}");
const redirects: RequestListener = (_, response) =>
  void response.writeHead(302, { Location: "http://127.0.0.1/elsewhere" }).end();
const floods: RequestListener = (_, response) => void response.end(`"${"x".repeat(200_000)}"`);

const ask = createAskJson({ timeoutMs: 150 });
/** For answers that are to come, on however busy a machine. */
const patient = createAskJson({ timeoutMs: 10_000 });
const DEAD = "http://127.0.0.1:9";

const comparison = {
  fill: 0.7,
  listing_price: 30_000,
  market_range_min: 29_000,
  market_range_max: 37_000,
  confidence: 0.6,
  description: "Against 40 vehicles.",
};

describe("the price comparison service", () => {
  const compare = (api: string, by = ask) =>
    createHttpPriceComparison(by, silentLogger).compare(api, "/cars/mazda-1");

  it("CALL-06: is asked at {api}{vehicle path}/autogauge without a body", async () => {
    const asked: string[] = [];
    const api = await serving((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      says(comparison)(request, response);
    });
    expect(await compare(`${api}/v2`, patient)).toEqual(comparison);
    expect(asked).toEqual(["GET /v2/cars/mazda-1/autogauge"]);
  });

  it.each([
    ["slow", silent],
    ["stuck half-way", drips],
    ["failing", fails],
    ["redirecting", redirects],
    ["flooding", floods],
    ["answering no JSON", says("<html>")],
    ["answering null", says("null")],
    ["lying about figures", says({ ...comparison, fill: "0.7" })],
    ["in doubt", says({ ...comparison, confidence: 0.2 })],
    ["contradicting itself", says({ ...comparison, market_range_max: 29_999 })],
  ])("PRICE-15: gives nothing when the service is %s", async (_, answer) => {
    expect(await compare(await serving(answer))).toBeNull();
  });

  it("PRICE-15: gives nothing when the service is dead or its address is none", async () => {
    expect(await compare(DEAD)).toBeNull();
    expect(await compare("nowhere")).toBeNull();
  });
});

describe("the delivery service", () => {
  const question = { postcode: "4350", stockNumber: "S 1", fromPostcode: "4105" };
  const estimate = (url: string, by = ask) =>
    createHttpDeliveryLookup(by, silentLogger).estimate(url, question);

  it("CALL-14: is asked with the postcode and answers price and name", async () => {
    const asked: (string | undefined)[] = [];
    const url = await serving((request, response) => {
      asked.push(request.url);
      says({ name: " Toowoomba ", price: 220, days: 3 })(request, response);
    });
    expect(await estimate(`${url}/price?dealer=7`, patient)).toEqual({ name: "Toowoomba", price: 220 });
    expect(asked).toEqual(["/price?dealer=7&postcode=4350&stock_number=S+1&from_postcode=4105"]);
  });

  it.each([
    ["slow", silent],
    ["stuck half-way", drips],
    ["failing", fails],
    ["redirecting", redirects],
    ["flooding", floods],
    ["answering no JSON", says("not json")],
    ["not delivering there", says("null")],
    ["not delivering there, said otherwise", says({ price: null })],
    ["without a name", says({ price: 220 })],
    ["naming markup", says({ name: "<b>Here</b>", price: 220 })],
    ["asking a negative price", says({ name: "Here", price: -1 })],
    ["asking a price in words", says({ name: "Here", price: "220" })],
    ["asking a fortune", says({ name: "Here", price: 1e9 })],
  ])("DELIV-04: gives nothing when the service is %s", async (_, answer) => {
    expect(await estimate(await serving(answer))).toBeNull();
  });

  it("DELIV-04: gives nothing when the service is dead", async () => {
    expect(await estimate(DEAD)).toBeNull();
  });
});
