import { savesAsGuest, type ShortlistControls, watchlistAction } from "~/domain/shortlist/shortlist-controls";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { ControlsView } from "./card-view";

/** A card on the page of the browser's own list: its control takes the vehicle out, without script too (FAV-01). */
export function savedCard<Card extends { readonly controls: ControlsView }>(card: Card): Card {
  const { save, compare } = card.controls;
  if (save === null) return card;
  const saved = { field: "remove", "aria-pressed": true } as const;
  return { ...card, controls: { save: { word: save.word, watchlist: null, saved }, compare } };
}

/** The controls as a card or page prints them. */
export function controlsView({ save, compare }: ShortlistControls, config: SiteConfig): ControlsView {
  const guest = savesAsGuest(config) ? { guest: "favourites" as const } : {};
  const shown = { word: save === "save", watchlist: watchlistAction(config), ...guest };
  return { save: save === null ? null : shown, compare };
}
