import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { EMPTY_QUERY } from "~/domain/search/query";
import { asMeant } from "~/features/search/address/as-meant.server";
import { createEmbeddedSearch } from "~/infra/search/embedded/embedded-search.server";
import { createPostcodePlaces } from "~/infra/places/postcode-places.server";
import type { StockScope } from "~/ports/search-service";
import { memoryStock } from "../contract/search-service/memory-stock";
import { silentLogger } from "../doubles/silent-logger";
import { testConfig, testListing } from "../fixtures/listing";
import { vehicleWith } from "../fixtures/vehicle";

const lines = readFileSync(new URL("./leftover.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("# "))
  .map((line) => line.split(" | ").map((part) => (part === "-" ? "" : part)));

type Changes = Parameters<typeof vehicleWith>[1];
const stock: readonly Changes[] = [
  ...["XLT", "XLS"].map((badge): Changes => ({ make: "Ford", model: "Ranger", badge, simple_body: "ute" })),
  ...["Ascent", "SL"].map((badge): Changes => ({
    make: "Toyota",
    model: "Camry",
    badge,
    colour: "White",
    simple_fuel: "Hybrid",
  })),
  { make: "Ford", model: "Transit", badge: "High Roof", simple_body: "van", simple_fuel: "Diesel" },
  { make: "Lexus", model: "NX", badge: "Luxury", simple_body: "suv" },
  { make: "Kia", model: "Sportage", badge: "High Line 2.0", simple_body: "suv", simple_fuel: "Petrol" },
  { make: "Nissan", model: "Patrol", badge: "Ti-L" },
  ...["Ti", "ST"].map((badge): Changes => ({ make: "Nissan", model: "Patrol", badge, series: "Y62" })),
  { make: "Isuzu", model: "NPR", badge: "Pantech", item_type: "truck" },
  { make: "Isuzu", model: "NPR", badge: "Tipper", item_type: "truck" },
  { make: "Yamaha", model: "Bolt", badge: "Cruiser", item_type: "motorcycle" },
  { make: "Vespa", model: "GTS", badge: "Scooter 300", item_type: "motorcycle" },
  { make: "Honda", model: "CB125", badge: "125", item_type: "motorcycle" },
];
const { source } = testListing();
const scope: StockScope = { tenant: "leftover", rule: { kind: "all", of: [] } };
const search = createEmbeddedSearch({
  stock: memoryStock(stock.map((changes, at) => vehicleWith(at + 1, { ...changes, car_type: "used" }))),
  logger: silentLogger,
});

beforeAll(async () => search.load());

test.each(lines)("%s looks for '%s' and tells '%s'", async (phrase = "", text = "", aside = "") => {
  const config = testConfig();
  const asked = { config, search, places: createPostcodePlaces(), now: source.now, stockVersion: "leftover" };
  const meant = await asMeant({ ...EMPTY_QUERY, text: phrase }, { ...asked, scope });
  expect([meant.text, meant.aside ?? ""]).toEqual([text, aside]);
});
