import { savesAsGuest, type ShortlistControls, watchlistAction } from "~/domain/shortlist/shortlist-controls";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { ControlsView } from "./card-view";

/** The controls as a card or page prints them. */
export function controlsView({ save, compare }: ShortlistControls, config: SiteConfig): ControlsView {
  const guest = savesAsGuest(config) ? { guest: "favourites" as const } : {};
  const shown = { word: save === "save", watchlist: watchlistAction(config), ...guest };
  return { save: save === null ? null : shown, compare };
}
