import type { SiteConfig } from "../tenant/site-config";
import { isInStock } from "../vehicle/stock-status";
import type { VehicleSummary } from "../vehicle/vehicle-summary";

type Site = Pick<SiteConfig, "features" | "card" | "routes">;
type Candidate = Pick<VehicleSummary, "status" | "car_type" | "price"> & {
  /** Its first picture. */
  readonly image: object | null;
};

/** Which controls a vehicle carries. */
export interface ShortlistControls {
  /** Keeps the vehicle: with a heart, or with the word (CARD-05); null for no such control. */
  readonly save: "favourite" | "save" | null;
  readonly compare: boolean;
}

const NONE: ShortlistControls = { save: null, compare: false };

/**
 * The controls of a card (CARD-05): none unless favourites are on and the vehicle is in stock (FAV-02), and under the
 * strict rule only on used ones with a price and a picture (FAV-03).
 */
export function cardControls(vehicle: Candidate, config: Site): ShortlistControls {
  const { saveControl } = config.card;
  if (saveControl === "none" || !mayCarry(vehicle, config)) return NONE;
  const { compare } = config.features;
  return { save: saveControl === "compare" ? null : saveControl, compare };
}

/** The controls of the vehicle's own page: the same rules, but both controls, whatever the dealer's cards carry. */
export function pageControls(vehicle: Candidate, config: Site): ShortlistControls {
  if (!mayCarry(vehicle, config)) return NONE;
  const save = config.card.saveControl === "save" ? "save" : "favourite";
  return { save, compare: config.features.compare };
}

function mayCarry(vehicle: Candidate, { features, card }: Site): boolean {
  if (!features.favourites || !isInStock(vehicle)) return false;
  if (!card.saveControlStrict) return true;
  return vehicle.car_type === "used" && (vehicle.price ?? 0) > 0 && vehicle.image !== null;
}

/** Whether a visitor keeps vehicles in the browser, though the save control belongs to the account's watchlist. */
export function savesAsGuest(config: Site): boolean {
  return config.features.saveWithoutAccount && watchlistAction(config) !== null;
}

/**
 * Where the save control posts `save={id}`: to the account's watchlist where the dealer's control is `save` and the
 * site has a watchlist (WATCH-01); else null, and the browser keeps the list. The script of the browser's list leaves a
 * watchlist's button alone.
 */
export function watchlistAction({ card, features, routes }: Site): string | null {
  const offered = card.saveControl === "save" && features.watchlist;
  return offered && routes.enabled.includes("watchlist") ? routes.watchlist : null;
}
