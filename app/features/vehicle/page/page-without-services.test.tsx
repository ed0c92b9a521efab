import { createServer, type RequestListener } from "node:http";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { createAskJson } from "~/infra/outside/ask-json.server";
import { createHttpDeliveryLookup } from "~/infra/outside/http-delivery-lookup.server";
import { createHttpFinanceQuotes } from "~/infra/outside/http-finance-quotes.server";
import { createHttpPriceComparison } from "~/infra/outside/http-price-comparison.server";
import { keepQuotes } from "~/infra/outside/kept-finance-quotes.server";
import { TranslationProvider } from "~/i18n/translation";
import { financedVehicle, financeSite } from "../../../../test/fixtures/financed";
import { silentLogger } from "../../../../test/doubles/silent-logger";
import { answerDelivery } from "../sections/delivery/answer-delivery.server";
import { quotedVehicle } from "../sections/finance/quoted-vehicle.server";
import { vehiclePageView } from "./build-vehicle-page";
import { PageBlocks } from "./page-blocks";

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => server.close().closeAllConnections());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `http://127.0.0.1:${address.port}`;
}

/** The address in the dealer's file, which takes https alone; it is answered on this machine. */
const SERVICE = "https://service.example";
const askAt = (service: string) =>
  createAskJson({
    timeoutMs: 120,
    fetch: (address, init) => fetch(new Request(address).url.replace(SERVICE, service), init),
  });

/** The page of a dealer who has an outside service for everything, all at one address. */
async function pageOver(service: string) {
  const ask = askAt(service);
  const quotes = keepQuotes(createHttpFinanceQuotes(ask, silentLogger), { patienceMs: 60 });
  const base = financeSite().config.site;
  const site = financeSite(
    {},
    {
      site: { ...base, apiBaseUrl: SERVICE },
      features: { youxQuote: true, priceComparison: true },
      delivery: { enabled: true, lookupUrl: `${SERVICE}/delivery` },
      vehicle: {
        sections: [
          "keyInfo",
          "priceComparison",
          "comments",
          "finance",
          "fuel",
          "delivery",
          "callDealer",
          "location",
        ],
      },
    },
  );
  const found = financedVehicle({}, { simple_fuel: "Petrol" });
  const vehicle = await quotedVehicle(found, site.config, quotes);
  const query = new URLSearchParams("delivery_postcode=4350");
  const delivery = await answerDelivery("4350", vehicle, {
    config: site.config,
    places: { find: () => Promise.resolve(null) },
    lookup: createHttpDeliveryLookup(ask, silentLogger),
  });
  const view = vehiclePageView(vehicle, site, query, { delivery, comparison: null });
  const html = renderToStaticMarkup(
    <TranslationProvider t={site.t}>
      <PageBlocks page={view} />
    </TranslationProvider>,
  );
  return { html: html.replaceAll("&#x27;", "'"), view };
}

const silent: RequestListener = () => undefined;
const failing: RequestListener = (_, response) => void response.writeHead(500).end("{}");
const lying: RequestListener = (_, response) =>
  void response.end(
    JSON.stringify({
      weeklyRepaymentAmount: -5,
      name: "<b>Here</b>",
      price: -1,
      fill: "all of it",
      confidence: 9,
    }),
  );

describe("the page of a vehicle whose outside services are", () => {
  it.each([
    ["dead", () => Promise.resolve("http://127.0.0.1:9")],
    ["slow", () => serving(silent)],
    ["failing", () => serving(failing)],
    ["lying", () => serving(lying)],
  ])(
    "%s is served in full, each part as it has to be then (ERR-01, ERR-05, ERR-12, FIN-60, PRICE-15)",
    async (_, start) => {
      const service = await start();
      const began = performance.now();
      const { html, view } = await pageOver(service);
      expect(performance.now() - began, "milliseconds").toBeLessThan(6_000);
      for (const id of ["key-information", "finance", "fuel", "delivery", "contact", "vehicle-map"])
        expect(html).toContain(`id="${id}"`);
      // Without a quote the lender's own figures stand.
      expect(view.calculators?.finance?.kind).toBe("offered");
      expect(html).toContain("8.99% p.a.");
      expect(html).toContain("Sorry, we can't provide an estimate for that location.");
      // Script asks for the comparison; the page waits for nothing.
      expect(view.calculators?.comparison?.comparison).toBeNull();
      const compare = createHttpPriceComparison(askAt(service), silentLogger);
      expect(await compare.compare(SERVICE, "/cars/vehicle-7")).toBeNull();
    },
  );
});
