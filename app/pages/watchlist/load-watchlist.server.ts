import { dateFormat } from "~/domain/text/intl-formats";
import { stockScope } from "~/domain/search/stock-rule";
import { watchedVehicle } from "~/domain/account/watched-vehicle";
import { pagePath } from "~/domain/tenant/page-paths";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { safeOwnPath } from "~/domain/url/own-path";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { isInStock } from "~/domain/vehicle/stock-status";
import { accountWords, silenceText } from "~/features/account/account-words.server";
import type { WatchedView, WatchlistView, WatchNotice } from "~/features/account/watchlist/watchlist-view";
import { cardView } from "~/features/vehicle/card/build-card-view";
import type { CardView } from "~/features/vehicle/card/card-view";
import type { Shopper } from "~/ports/shopper-accounts";
import type { WatchedEntry } from "~/ports/watchlist";
import { stockPath } from "~/paths";
import { services } from "~/services.server";
import { siteFormatter, siteTranslator } from "~/request/site-context.server";
import { unavailable } from "~/request/vehicle-context.server";

/**
 * A shopper's watchlist with every vehicle as it stands now.
 * @throws a 503 Response while the search engine does not answer
 */
export async function loadWatchlist(
  shopper: Shopper,
  config: SiteConfig,
  params: URLSearchParams,
): Promise<WatchlistView<CardView>> {
  const { watchlist, search, clock } = await services();
  const t = siteTranslator(config);
  const entries = await watchlist.list(shopper);
  const ids = entries.map(({ carId }) => carId);
  const found =
    ids.length === 0 ? [] : await search.findByIds(stockScope(config, clock.now()), ids).catch(unavailable);
  const vehicles = new Map(found.map((vehicle) => [vehicle.id, vehicle]));
  return {
    words: accountWords(t),
    action: config.routes.watchlist,
    browseHref: pagePath(config, "search") ?? "/",
    accountHref: "/account#notices",
    count: t("account.watchlistCount", { count: entries.length }),
    entries: entries.map((entry) => entryView(entry, vehicles.get(entry.carId), config, clock.now())),
    silence: silenceText(t, shopper),
    notice: await noticeView(params, entries, config),
  };
}

function entryView(
  entry: WatchedEntry,
  vehicle: VehicleSummary | undefined,
  config: SiteConfig,
  now: Date,
): WatchedView<CardView> {
  const t = siteTranslator(config);
  const format = siteFormatter(config);
  const saved = dateFormat(config.site.locale, {
    day: "numeric",
    month: "long",
    timeZone: config.site.timeZone,
  }).format(new Date(entry.savedAt));
  const forSale = vehicle !== undefined && isInStock(vehicle);
  const price = vehicle === undefined ? 0 : watchedVehicle(vehicle, config).price;
  const drop = forSale && price > 0 && price < entry.price ? format.money(entry.price - price) : null;
  return {
    id: entry.carId,
    name: entry.name,
    card: vehicle === undefined ? null : cardView(vehicle, config, now, format, t),
    savedOn: t("account.savedOn", { date: saved }),
    drop: drop === null ? null : t("account.drop", { amount: drop }),
    similarHref: vehicle === undefined ? stockPath() : null,
  };
}

/**
 * The notice for `?saved=` and `?removed=` (a vehicle's id) and `?failed=` (a key of the watchlist's copy). Anybody can
 * write these.
 */
async function noticeView(
  params: URLSearchParams,
  entries: readonly WatchedEntry[],
  config: SiteConfig,
): Promise<WatchNotice | null> {
  const t = siteTranslator(config);
  const backHref = safeOwnPath(params.get("back"));
  const failed = params.get("failed");
  if (failed !== null && ["unknown", "sold", "full", "failed"].includes(failed)) {
    return { tone: "danger", title: t(`watchlist.${failed}`), text: "", backHref };
  }
  const saved = entries.find(({ carId }) => carId === params.get("saved"));
  if (saved !== undefined) {
    const text = t("watchlist.savedText", { name: saved.name });
    return { tone: "positive", title: t("watchlist.saved"), text, backHref };
  }
  const removed = params.get("removed");
  if (removed === null || entries.some(({ carId }) => carId === removed)) return null;
  const name = await nameOf(removed, config);
  if (name === null) return null;
  const text = t("watchlist.removedText", { name });
  return { tone: "positive", title: t("watchlist.removed"), text, backHref };
}

async function nameOf(carId: string, config: SiteConfig): Promise<string | null> {
  const { search, clock } = await services();
  const [vehicle] = await search.findByIds(stockScope(config, clock.now()), [carId]).catch(unavailable);
  return vehicle === undefined ? null : watchedVehicle(vehicle, config).name;
}
