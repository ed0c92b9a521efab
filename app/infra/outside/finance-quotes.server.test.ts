import type { IncomingMessage, RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import type { YouxQuoteRequest } from "~/domain/finance/youx-quote";
import { fakeFinanceQuotes } from "../../../test/doubles/finance-quotes";
import { type HttpDouble, startHttpDouble } from "../../../test/doubles/http-double";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { createAskJson } from "./ask-json.server";
import { createHttpFinanceQuotes } from "./http-finance-quotes.server";
import { keepQuotes } from "./kept-finance-quotes.server";

const open: HttpDouble[] = [];
afterEach(async () => {
  for (const double of open.splice(0)) await double.close();
});

async function serving(answer: RequestListener): Promise<string> {
  const double = await startHttpDouble(answer);
  open.push(double);
  return double.url;
}

const request: YouxQuoteRequest = {
  selfAssessedCreditScore: "GREAT",
  purchasePrice: 20_000,
  loanTerm: 5,
  year: 2020,
  vin: "V",
  nvic: null,
  whoIsHelping: "",
};
const quote = { weeklyRepaymentAmount: 172.5, advertisedRate: 7.9, comparisonRate: 8.8 };
const says =
  (body: string): RequestListener =>
  (_, response) =>
    void response.end(body);
const fromService = (api: string, timeoutMs = 5_000) =>
  createHttpFinanceQuotes(createAskJson({ timeoutMs }), silentLogger).quote(api, request);

describe("the quote service", () => {
  it("CALL-09, FIN-61: is sent the request as JSON and its quote is taken over, nothing else", async () => {
    const asked: unknown[] = [];
    const note = async (incoming: IncomingMessage) =>
      asked.push([
        incoming.method,
        incoming.url,
        incoming.headers["content-type"],
        JSON.parse(await text(incoming)),
      ]);
    const api = await serving((incoming, response) => {
      void note(incoming).then(() => response.end(JSON.stringify({ ...quote, lender: "x" })));
    });
    expect(await fromService(api)).toEqual(quote);
    expect(asked).toEqual([["POST", "/api/youx/quote", "application/json", request]]);
  });

  it.each([
    [
      "failing",
      (_: unknown, response: { writeHead(status: number): { end(): void } }) => response.writeHead(500).end(),
    ],
    ["answering no JSON", says("<html>")],
    ["answering null", says("null")],
    ["asking for nothing", says(JSON.stringify({ ...quote, weeklyRepaymentAmount: 0 }))],
    ["lying about its type", says(JSON.stringify({ ...quote, weeklyRepaymentAmount: "172" }))],
    ["lying about its rate", says(JSON.stringify({ ...quote, advertisedRate: 790 }))],
  ] as const)("FIN-60: is ignored when %s", async (_, answer: RequestListener) => {
    expect(await fromService(await serving(answer))).toBeNull();
  });

  it("FIN-60: is ignored when slow", async () => {
    expect(await fromService(await serving(() => undefined), 50)).toBeNull();
  });

  it("FIN-60: is ignored when dead or nowhere", async () => {
    expect(await fromService("http://127.0.0.1:9")).toBeNull();
    expect(await fromService("nowhere")).toBeNull();
  });
});

describe("kept quotes", () => {
  it("asks once for the same vehicle and price, and again for another", async () => {
    const { asked, quotes } = fakeFinanceQuotes(() => Promise.resolve(quote));
    const kept = keepQuotes(quotes, { patienceMs: 100 });
    expect(await Promise.all([kept.quote("a", request), kept.quote("a", request)])).toEqual([quote, quote]);
    await kept.quote("a", request);
    await kept.quote("a", { ...request, purchasePrice: 19_000 });
    expect(asked).toHaveLength(2);
  });

  it("waits no longer than its patience; the late answer serves the next page", async () => {
    let answer: (value: typeof quote) => void = () => undefined;
    const { asked, quotes } = fakeFinanceQuotes(() => new Promise((resolve) => (answer = resolve)));
    const kept = keepQuotes(quotes, { patienceMs: 10 });
    expect(await kept.quote("a", request)).toBeNull();
    answer(quote);
    expect(await kept.quote("a", request)).toEqual(quote);
    expect(asked).toHaveLength(1);
  });

  it("asks again a minute after there was no quote", async () => {
    const { asked, quotes } = fakeFinanceQuotes(() => Promise.resolve(null));
    const kept = keepQuotes(quotes, { patienceMs: 50, keepNoneMs: 20 });
    await kept.quote("a", request);
    await kept.quote("a", request);
    expect(asked).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 40));
    await kept.quote("a", request);
    expect(asked).toHaveLength(2);
  });
});
