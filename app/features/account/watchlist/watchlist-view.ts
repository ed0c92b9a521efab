import type { Words } from "~/features/account/words";

/** One vehicle of a watchlist; `Card` is whatever the route draws vehicles with. */
export interface WatchedView<Card> {
  readonly id: string;
  readonly name: string;
  /** Null when the vehicle has left the stock. */
  readonly card: Card | null;
  /** "Saved 21 November" */
  readonly savedOn: string;
  /** "Price dropped by $1,000" since it was saved; null when it did not. */
  readonly drop: string | null;
  /** Stock like it, for one that is gone or sold; null otherwise. */
  readonly similarHref: string | null;
}

/** What was done a moment ago, or why it was not. */
export interface WatchNotice {
  readonly tone: "positive" | "danger";
  readonly title: string;
  readonly text: string;
  /** Back to the page it was done on. */
  readonly backHref: string | null;
}

/** A shopper's watchlist as the page prints it. */
export interface WatchlistView<Card> {
  readonly words: Words;
  readonly action: string;
  readonly browseHref: string;
  readonly accountHref: string;
  readonly count: string;
  readonly entries: readonly WatchedView<Card>[];
  readonly notice: WatchNotice | null;
  /** That no news of the list is sent to the shopper; null where it is. */
  readonly silence: string | null;
}

/** A saved search as the page prints it. */
export interface SearchView {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly alerts: boolean;
}
