import { afterAll, expect, it, vi } from "vitest";
import { financedVehicle, financeSite } from "../../../test/fixtures/financed";
import { NO_CONTENT } from "~/domain/content/site-content";
import { vehicleParts } from "./vehicle-parts.server";

afterAll(() => vi.unstubAllGlobals());

const SERVICE = "https://service.example";

it("asks for everything a vehicle's page shows at once, whoever is slow to answer", async () => {
  const asked = new Set<string>();
  const answers: (() => void)[] = [];
  const slow =
    <Answer>(name: string, answer: Answer) =>
    (): Promise<Answer> => {
      asked.add(name);
      return new Promise((resolve) => answers.push(() => resolve(answer)));
    };
  const base = financeSite().config.site;
  const site = financeSite(
    {},
    {
      site: { ...base, apiBaseUrl: SERVICE },
      features: { youxQuote: true },
      delivery: { enabled: true, lookupUrl: `${SERVICE}/delivery` },
      vehicle: { sections: ["reviews", "similar"] },
    },
  );
  const found = financedVehicle({}, { status: "in_stock" });
  const review = { id: "1", stars: 5, author: "Mia", date: "2026-11-01", text: "Good.", locationId: null };
  const services = {
    financeQuotes: { quote: slow("quote", null) },
    reviewRatings: { rating: slow("score", null) },
    deliveryLookup: { estimate: slow("delivery", null) },
    search: { search: slow("similar", { hits: [] }) },
    postcodePlaces: { find: async () => null },
    clock: { now: () => site.now },
    tenants: {
      byHost: () => site.config,
      inLanguage: () => site.config,
      contentFor: () => ({ ...NO_CONTENT, reviews: [review] }),
    },
  };
  vi.stubGlobal("forecourtServices", Promise.resolve(services));
  const request = new Request("https://yard.example/cars/one?similar=1&delivery_postcode=4350");
  const parts = vehicleParts(found, site, request);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([...asked].sort()).toEqual(["delivery", "quote", "score", "similar"]);
  for (const answer of answers) answer();
  expect((await parts).vehicle).toBe(found);
});
