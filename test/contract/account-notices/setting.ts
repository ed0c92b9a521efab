import { startNotices } from "~/infra/accounts/start-notices.server";
import { EMPTY_QUERY } from "~/domain/search/query";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { watchedVehicle } from "~/domain/account/watched-vehicle";
import { serverTranslator } from "~/i18n/server-i18n.server";
import type { Mail } from "~/ports/mailer";
import type { SearchPage } from "~/ports/search-service";
import type { TextMessage } from "~/ports/text-messages";
import { testConfig } from "../../fixtures/listing";
import { LETTERS } from "../../fixtures/letters";
import { vehicleWith } from "../../fixtures/vehicle";
import { type Open, setting } from "../accounts/setting";

const SECRET = "a secret of at least thirty-two letters";
const config = testConfig();

/** A vehicle of the stock, as the test wants it. */
export const vehicle = (id: string, change: Parameters<typeof vehicleWith>[1] = {}): Vehicle =>
  vehicleWith(id, { price: 40_000, ...change });

/** Accounts with news: a stock that the test changes, and what was sent. */
export async function newsSetting(open: Open) {
  const accounts = await setting(open);
  const stock = new Map<string, Vehicle>();
  const mails: Mail[] = [];
  const texts: TextMessage[] = [];
  const faults: unknown[] = [];
  let fails = false;
  let failingSearches = 0;
  let version = 0;
  const refuse = () => (fails ? Promise.reject(new Error("down")) : Promise.resolve());
  const start = () =>
    startNotices({
      database: accounts.database,
      accounts: accounts.accounts,
      clock: accounts.clock,
      secrets: [SECRET],
      stock: {
        findByIds: async (ids) =>
          new Map(ids.flatMap((id) => [stock.get(id) ?? []].flat().map((one) => [id, one]))),
        version: async () => version,
      },
      search: {
        search: async () => {
          if (failingSearches > 0) {
            failingSearches -= 1;
            throw new Error("search is down");
          }
          return answer([...stock.values()]);
        },
      },
      tenants: {
        bySlug: (slug) => (slug === config.site.slug ? config : null),
        all: () => [config],
        inLanguage: (one) => one,
      },
      mailer: { send: (mail) => refuse().then(() => void mails.push(mail)) },
      texts: { send: (text) => refuse().then(() => void texts.push(text)), shownOnScreen: () => null },
      letters: LETTERS,
      copyOf: () => ({ t: serverTranslator("en-AU", {}), money: (amount) => `$${amount}` }),
      logger: { debug() {}, info() {}, warn() {}, error: (fields) => void faults.push(fields) },
      everyMs: 3_600_000,
    });
  const notices = start();
  return {
    ...accounts,
    notices,
    /** A second process on the same database. */
    another: start,
    mails,
    texts,
    faults,
    publish(...vehicles: readonly Vehicle[]) {
      stock.clear();
      for (const one of vehicles) stock.set(one.id, one);
      version += 1;
    },
    tenant: config.site.slug,
    /** So many searches fail from now on. */
    failSearches: (count: number) => void (failingSearches = count),
    fail: (now: boolean) => void (fails = now),
    /** Somebody who watches a vehicle and wants text messages. */
    async watcher(watched: Vehicle) {
      const shopper = await accounts.signIn("+61412345678", config.site.slug);
      await accounts.accounts.chooseNotices(shopper, "sms", null);
      await accounts.watchlist.save(shopper, watchedVehicle(watched, config));
      return shopper;
    },
    async searcher(known: readonly string[]) {
      const shopper = await accounts.signIn("+61499999999", config.site.slug);
      await accounts.accounts.chooseNotices(shopper, "sms", null);
      await accounts.searches.save(shopper, {
        path: "/search/used-cars",
        name: "Used",
        query: EMPTY_QUERY,
        known,
      });
      return shopper;
    },
    async close() {
      await notices.close();
      await accounts.database.close();
    },
  };
}

function answer(vehicles: readonly Vehicle[]): SearchPage {
  const hits = vehicles.map(toVehicleSummary);
  return { hits, count: hits.length, facets: {}, stats: {}, page: 1, pages: 1, ms: 0, stale: false };
}
