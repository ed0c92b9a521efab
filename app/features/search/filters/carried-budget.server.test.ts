import { expect, it } from "vitest";
import { testConfig, testListing } from "../../../../test/fixtures/listing";
import { decodeQuery, encodeSearch } from "~/features/search/address/search-params";

const { results, load } = testListing();
const config = testConfig({ budget: { enabled: true } });
/** 52 x 5 x $100 and $5,000. */
const PRICES = "range[price]=1000:31000";
const LED = `/search/used-cars?${PRICES}&budget=weekly:100:5000`;

it("says which budget led to a listing, and that the cards leave its deposit out", async () => {
  const { note: budget } = await results(LED, config);
  expect(budget).toContain("Up to $100 a week with a deposit of $5,000.");
  expect(budget).toMatch(/before interest.*leave that deposit out/);
  const financed = testConfig({
    budget: { enabled: true, method: "financed", minPrice: 5_000 },
    finance: { sampleEstimate: { rate: 0 } },
  });
  const paid = await results(`/search/used-cars?range[price]=6760:31000&budget=weekly:100:5000`, financed);
  expect(paid.note).toBe(
    "Up to $100 a week with a deposit of $5,000. Repayments beside the vehicles do not count that deposit, so they may be higher.",
  );
});

it("keeps the budget with every address of the same prices, and with no other", async () => {
  const { href, chips, hidden, meta } = await results(`${LED}&body=ute&page=2`, config);
  expect(href).toContain("&budget=weekly:100:5000");
  const kept = chips.map((chip) => [chip.href.includes("range[price]"), chip.href.includes("budget=")]);
  expect(kept.length).toBe(3);
  for (const [prices, budget] of kept) expect(budget).toBe(prices);
  expect(hidden).toContainEqual(["budget", "weekly:100:5000"]);
  expect(meta.path).not.toContain("budget");
  expect(meta.noindex).toBe(true);
});

it("keeps it in the addresses a form makes, with script and without", async () => {
  const sent = await load(`${LED}&query=&price_min=1000&price_max=31000&body=ute`, config);
  expect(sent).toMatchObject({ kind: "redirect" });
  expect(sent.kind === "redirect" && sent.to).toMatch(/[?&]budget=weekly:100:5000/);
  const { urls } = await results(LED, config);
  const context = { ...urls, makeModels: [] };
  const chosen = (prices: string) =>
    encodeSearch(decodeQuery(new URLSearchParams(`${prices}&body=ute`), {}, context), context);
  expect(chosen(PRICES)).toMatch(/body=ute.*&budget=weekly:100:5000$/);
  expect(chosen("range[price]=1000:30000")).not.toContain("budget");
});

it.each([
  ["other prices", `/search/used-cars?range[price]=1000:90000&budget=weekly:100:5000`],
  ["no prices", `/search/used-cars?budget=weekly:100:5000`],
  ["no deposit", `/search/used-cars?range[price]=1000:26000&budget=weekly:100:0`],
  ["no budget", `/search/used-cars?${PRICES}&budget=<b>`],
  ["none with prices", `/search/used-cars?${PRICES}&budget=none`],
])("says nothing with %s", async (_, path) => {
  const view = await results(path, config);
  expect(view.note).toBeNull();
  expect(view.href).not.toContain("budget");
});

it("says that every price is listed where no repayment was given, for a dealer with the form only", async () => {
  expect((await results("/search/used-cars?budget=none", config)).note).toContain("at every price");
  expect((await results("/search/used-cars?budget=none")).note).toBeNull();
  expect((await results(LED)).note).toBeNull();
});
