import { watchedVehicle } from "~/domain/account/watched-vehicle";
import { stockScope } from "~/domain/search/stock-rule";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Shopper } from "~/ports/shopper-accounts";
import { SearchUnavailableError } from "~/ports/search-service";
import type { WatchedVehicle } from "~/ports/watchlist";
import { services } from "~/services.server";
import { siteTranslator } from "~/request/site-context.server";

/** What became of a change, in the words of the specification's calls (CALL-11, CALL-12). */
export type WatchlistChange =
  | { readonly success: true; readonly error: null; readonly name: string }
  | { readonly success: false; readonly error: string; readonly status: 404 | 409 | 503 };

const VEHICLE_ID = /^[1-9]\d{0,15}$/;

/**
 * Saves a vehicle of the dealer's own stock to a shopper's list or removes one. A sold vehicle can be saved only if it
 * is saved already (WATCH-08).
 */
export async function changeWatchlist(
  change: "save" | "remove",
  shopper: Shopper,
  config: SiteConfig,
  carId: string,
): Promise<WatchlistChange> {
  const t = siteTranslator(config);
  const { watchlist } = await services();
  const refused = (key: string, status: 404 | 409 | 503): WatchlistChange => ({
    success: false,
    error: t(`watchlist.${key}`),
    status,
  });
  if (!VEHICLE_ID.test(carId)) return refused("unknown", 404);
  if (change === "remove") return remove(shopper, config, carId);
  const found = await vehicleOf(config, carId);
  if (found === "unavailable") return refused("failed", 503);
  if (found === null) return refused("unknown", 404);
  if (!found.available) {
    const already = await watchlist.has(shopper, carId);
    return already ? { success: true, error: null, name: found.name } : refused("sold", 409);
  }
  const saved = await watchlist.save(shopper, found);
  return saved ? { success: true, error: null, name: found.name } : refused("full", 409);
}

/** Removes a vehicle without looking it up: a vehicle that has left the stock can be removed too. */
async function remove(shopper: Shopper, config: SiteConfig, carId: string): Promise<WatchlistChange> {
  const { watchlist } = await services();
  const entry = (await watchlist.list(shopper)).find((one) => one.carId === carId);
  await watchlist.remove(shopper, carId);
  const found = entry ?? (await vehicleOf(config, carId));
  const name = found === null || found === "unavailable" ? "" : found.name;
  return { success: true, error: null, name };
}

async function vehicleOf(config: SiteConfig, carId: string): Promise<WatchedVehicle | null | "unavailable"> {
  const { search, clock } = await services();
  try {
    const [vehicle] = await search.findByIds(stockScope(config, clock.now()), [carId]);
    return vehicle === undefined ? null : watchedVehicle(vehicle, config);
  } catch (error) {
    if (error instanceof SearchUnavailableError) return "unavailable";
    throw error;
  }
}
