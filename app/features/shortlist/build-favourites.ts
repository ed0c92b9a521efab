import { signInAddress } from "~/domain/account/sign-in-address";
import { savesAsGuest } from "~/domain/shortlist/shortlist-controls";
import { KEPT_LISTS } from "~/domain/shortlist/kept-lists";
import { pagePath } from "~/domain/tenant/page-paths";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { isInStock } from "~/domain/vehicle/stock-status";
import { vehicleTitle } from "~/domain/vehicle/title";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { Formatter } from "~/i18n/format";
import type { Translator } from "~/i18n/translator";
import { comparePath, FAVOURITES_PATH } from "~/paths";
import type { FavouritesNotice, FavouritesView } from "./favourites-view";

/** What {@link buildFavourites} needs. */
export interface FavouritesSource<Card> {
  readonly config: SiteConfig;
  readonly t: Translator;
  readonly format: Formatter;
  readonly toCard: (vehicle: VehicleSummary) => Card;
  /** The list's ids, the newest first. */
  readonly ids: readonly string[];
  /** Those of them the dealer lists, and the one the notice is about. */
  readonly vehicles: readonly VehicleSummary[];
  readonly did: FavouritesEvent | null;
}

/** What was done before the page was asked for, and where the visitor had been. */
export interface FavouritesEvent {
  readonly kind: "saved" | "removed";
  readonly id: string;
  readonly back: string | null;
}

/** The page of saved vehicles (FAV-01), newest first. */
export function buildFavourites<Card>(source: FavouritesSource<Card>): FavouritesView<Card> {
  const { config, t, format, ids, vehicles, toCard } = source;
  const known = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const listed = ids.flatMap((id) => known.get(id) ?? []);
  const gone = ids.filter((id) => !known.has(id));
  return {
    title: t("shortlist.favourites"),
    count: t("favourites.count", { count: listed.length, number: format.number(listed.length) }),
    note: t("favourites.note"),
    signIn: savesAsGuest(config) ? { href: signInHref(config), label: t("favourites.signIn") } : null,
    notice: notice(source, known),
    cards: listed.map((vehicle) => ({
      id: vehicle.id,
      card: toCard(vehicle),
      removeLabel: `${t("shortlist.remove")}: ${vehicleTitle(vehicle, config.search)}`,
    })),
    gone: gone.length === 0 ? null : goneView(gone, source),
    compare: compareLink(listed, source),
    empty: { title: t("favourites.none"), text: t("favourites.noneText") },
    browse: { href: pagePath(config, "search") ?? "/", label: t("favourites.browse") },
  };
}

function signInHref({ routes }: SiteConfig): string {
  return signInAddress({ kind: "watchlist", redirect: routes.watchlist, back: FAVOURITES_PATH });
}

function notice<Card>(
  { did, t, config }: FavouritesSource<Card>,
  known: ReadonlyMap<string, VehicleSummary>,
): FavouritesNotice | null {
  if (did === null) return null;
  const vehicle = known.get(did.id);
  const name = vehicle === undefined ? t("shortlist.thisVehicle") : vehicleTitle(vehicle, config.search);
  return {
    text: t(`shortlist.${did.kind}`, { name }),
    undo: did.kind === "removed" && vehicle ? { id: did.id, label: t("favourites.undo") } : null,
    back: did.back === null ? null : { href: did.back, label: t("favourites.back") },
  };
}

function goneView<Card>(ids: readonly string[], { t, format }: FavouritesSource<Card>) {
  const count = { count: ids.length, number: format.number(ids.length) };
  return { text: t("favourites.gone", count), ids: ids.join(), label: t("favourites.forget", count) };
}

/** Those for sale side by side; the first few when there are more than fit. */
function compareLink<Card>(listed: readonly VehicleSummary[], { config, t, format }: FavouritesSource<Card>) {
  const forSale = listed.filter(isInStock);
  if (!config.features.compare || forSale.length < 2) return null;
  const { cap } = KEPT_LISTS.compare;
  const count = Math.min(cap, forSale.length);
  const number = format.number(count);
  const label = t(forSale.length > cap ? "favourites.compareFirst" : "favourites.compareAll", {
    number,
    count,
  });
  return { href: comparePath(forSale.slice(0, cap).map(({ id }) => id)), label };
}
