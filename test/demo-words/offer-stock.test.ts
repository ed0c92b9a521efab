import { beforeAll, expect, it } from "vitest";
import { manufacturerName, type Offer } from "~/domain/offer/offer";
import { salePrice } from "~/domain/pricing/price-rule";
import { stockScope } from "~/domain/search/stock-rule";
import { isIncoming } from "~/domain/vehicle/stock-status";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { loadUrlContext } from "~/features/search/address/load-url-context.server";
import { decodeSearch } from "~/features/search/address/search-params";
import { createEmbeddedSearch } from "~/infra/search/embedded/embedded-search.server";
import type { SearchService } from "~/ports/search-service";
import { wantedBy } from "~/routes/offers.$/offer-stock.server";
import { memoryStock } from "../contract/search-service/memory-stock";
import { silentLogger } from "../doubles/silent-logger";
import { type ShownDealer, shownDealers } from "./shown-dealers";

const NOW = new Date("2026-11-22T03:00:00Z");
let dealers: readonly ShownDealer[] = [];
let vehicles = new Map<string, Vehicle>();
let search: SearchService;
beforeAll(async () => {
  dealers = await shownDealers(NOW);
  vehicles = new Map(dealers.flatMap(({ stock }) => stock.map((one) => [one.id, one] as const)));
  const embedded = createEmbeddedSearch({ stock: memoryStock([...vehicles.values()]), logger: silentLogger });
  await embedded.load();
  search = embedded;
}, 120_000);

const services = () => ({ search, contentVersion: () => "offers" });

/** The vehicles of the search that an offer's page shows the first of, and those of the address it leads to. */
async function listed({ config }: ShownDealer, offer: Offer) {
  const site = { config, now: NOW, services: services() };
  const wanted = await wantedBy(offer, site);
  if (wanted === null) return { shown: [], linked: [] };
  const scope = stockScope(config, NOW);
  const found = async (query: typeof wanted.query) => {
    const page = await search.search(scope, { query, facets: {}, stats: [], hitsPerPage: 100 });
    return page.hits.flatMap(({ id }) => vehicles.get(id) ?? []);
  };
  const urls = await loadUrlContext(config, search, scope, "offers");
  const read = decodeSearch(new URL(wanted.href, "http://site.invalid"), urls);
  const arrived = (one: Vehicle) => offer.stock === null || !isIncoming(one);
  return {
    shown: (await found(wanted.query)).filter(arrived),
    linked: read === null ? null : (await found({ ...read.query, page: 1 })).filter(arrived),
  };
}

const whole = (name: string) =>
  new RegExp(
    String.raw`(?<![\w-])${name.replaceAll(/[.*+?^$(){}|[\]\\]/g, String.raw`\$&`)}s?(?![\w-])`,
    "i",
  );
const amount = (text: string | undefined) => Number((text ?? "0").replaceAll(",", ""));
const YEARS: Readonly<Record<string, number>> = { five: 5, seven: 7, ten: 10, twelve: 12 };
const NOT_PASSENGER = ["ute", "van", "cabChassis", "bus", "lightTruck"];

/** What the words of an offer ask of its vehicles, as far as a test can read them; each says whether a vehicle has it. */
function asked(offer: Offer, stock: readonly Vehicle[]) {
  const { name, description, disclaimer } = offer;
  const about = manufacturerName(offer) ?? "";
  const terms = `${about} ${offer.model ?? ""} ${name}. ${description} ${disclaimer}`;
  const said: Record<string, (vehicle: Vehicle) => boolean> = {};
  const makes = [...new Set(stock.map(({ make }) => make))].filter((make) => whole(make).test(terms));
  if (makes.length > 0) said[`make ${makes.join()}`] = ({ make }) => makes.includes(make);
  // Models that are ordinary words or figures ("City", "500") are read only beside their make.
  const ofMakes = stock.filter(({ make }) => makes.includes(make)).map(({ model }) => model);
  const models = [...new Set(ofMakes)].filter((model) => !/^\d+$/.test(model) && whole(model).test(terms));
  if (models.length > 0) said[`model ${models.join()}`] = ({ model }) => models.includes(model);
  const isNew = /\b(?:on|with|any|every|towards a|an?) new (?!tub|year)/i.test(disclaimer);
  const isDemo = /demonstrator/i.test(terms);
  if (isNew || isDemo)
    said["new or demonstrator"] = ({ car_type: type }) =>
      (isNew && type === "new") || (isDemo && type === "demo");
  else if (/\bused (?:cars?|vans?|caravans?|vehicles?|dual|Toyota)/i.test(terms))
    said["used"] = ({ car_type: type }) => type === "used";
  if (/\bhybrids?\b/i.test(name)) said["hybrid"] = ({ simple_fuel: fuel }) => fuel === "Hybrid";
  const under = /under \$([\d,]+)/i.exec(name)?.[1];
  if (under !== undefined)
    said[`under ${under}`] = (one) => (salePrice(one)?.amount ?? Infinity) < amount(under);
  const from = /from \$([\d,]+) up/i.exec(description)?.[1];
  if (from !== undefined) said[`from ${from}`] = (one) => (salePrice(one)?.amount ?? 0) >= amount(from);
  if (/cab-chassis/i.test(terms)) said["cab-chassis"] = ({ simple_body: body }) => body === "cabChassis";
  if (/new \w+ hatch\b/i.test(terms)) said["hatch"] = ({ simple_body: body }) => body === "hatch";
  if (/dual-cab utes?/i.test(terms))
    said["dual-cab ute"] = ({ simple_body: body, doors }) => body === "ute" && doors === 4;
  if (/passenger vehicles/i.test(disclaimer))
    said["passenger vehicle"] = ({ simple_body: body }) => !NOT_PASSENGER.includes(body ?? "");
  if (/\bcertified/i.test(name)) said["certified"] = ({ certified }) => certified;
  const built = /built (?:in )?(\d{4}) or later/i.exec(disclaimer)?.[1];
  if (built !== undefined) said[`built ${built}`] = ({ year }) => year >= Number(built);
  const age = /(?:up to|no more than) (\w+) years (?:old|ago)/i.exec(disclaimer)?.[1];
  if (age !== undefined) said[`${age} years`] = ({ year }) => year >= NOW.getFullYear() - (YEARS[age] ?? 0);
  if (/motorcycle/i.test(terms)) said["motorcycle"] = ({ item_type: kind }) => kind === "motorcycle";
  if (/\bcaravans?\b/i.test(terms)) said["caravan"] = ({ item_type: kind }) => kind === "caravan";
  if (/\btrucks\b/i.test(name)) said["truck"] = ({ item_type: kind }) => kind === "truck";
  if (/\boff-road vans\b/i.test(terms))
    said["off-road"] = ({ categories }) => categories.includes("Off Road");
  if (/family van/i.test(name)) said["family van"] = ({ caravan }) => (caravan?.sleeps ?? 0) >= 4;
  return said;
}

it("OFFER: an offer lists only vehicles that its own words are true of, and its link leads to them alone", async () => {
  const wrong: string[] = [];
  const read = new Set<string>();
  let listing = 0;
  for (const dealer of dealers) {
    const all = [...vehicles.values()];
    for (const offer of dealer.offers) {
      const { shown, linked } = await listed(dealer, offer);
      if (shown.length > 0) listing += 1;
      if (linked === null) wrong.push(`${offer.id}: leads nowhere`);
      for (const [words, isTrue] of Object.entries(shown.length > 0 ? asked(offer, all) : {})) {
        read.add(words);
        const not = shown.concat(linked ?? []).find((vehicle) => !isTrue(vehicle));
        if (not !== undefined)
          wrong.push(`${dealer.slug} ${offer.id} (${words}): ${not.car_type} ${not.name}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(listing).toBeGreaterThan(15);
  expect([...read]).toEqual(
    expect.arrayContaining(["hybrid", "under 15,000", "new or demonstrator", "model Amarok", "family van"]),
  );
}, 120_000);
