import type { NoticeChannel } from "~/ports/shopper-accounts";
import type { SearchView } from "./watchlist/watchlist-view";
import type { Words } from "./words";

/** What the account's page prints. */
export interface AccountView {
  readonly words: Words;
  readonly phone: string;
  readonly links: readonly { readonly label: string; readonly href: string; readonly note: string }[];
  /** Null for dealers without saved searches. */
  readonly searches: readonly SearchView[] | null;
  readonly channel: NoticeChannel;
  readonly email: string;
  readonly unconfirmed: boolean;
  readonly kept: readonly { readonly label: string; readonly value: string }[];
  /** What was done a moment ago. */
  readonly said: { readonly tone: "positive" | "danger"; readonly text: string } | null;
}

/** What was wrong with a form of the account. */
export interface AccountFault {
  readonly field: "email" | "sure";
  readonly error: string;
  readonly email: string;
  readonly channel: NoticeChannel;
}
