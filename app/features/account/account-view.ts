import type { NoticeChannel } from "~/ports/shopper-accounts";
import type { SearchView } from "./watchlist/watchlist-view";
import type { AccountLink } from "./account-nav";
import type { SentHistoryView } from "./history/sent-history-view";
import type { Words } from "./words";

/** What the account's page prints. */
export interface AccountView {
  readonly words: Words;
  readonly phone: string;
  readonly nav: readonly AccountLink[];
  /** What was sent, by parts; parts without anything are left out. */
  readonly history: readonly SentHistoryView[];
  /** Said where older things are left out; null where nothing is. */
  readonly older: string | null;
  /** Where an empty account leads. */
  readonly browseHref: string;
  /** Null for dealers without saved searches. */
  readonly searches: readonly SearchView[] | null;
  /** That no news is sent, and what has to be done first; null where it is sent. */
  readonly silence: string | null;
  /** Whether there can be news of saved vehicles or searches. */
  readonly hasNews: boolean;
  readonly channel: NoticeChannel;
  readonly email: string;
  readonly unconfirmed: boolean;
  readonly kept: readonly { readonly label: string; readonly value: string }[];
  /** What was done a moment ago. */
  readonly said: {
    readonly tone: "positive" | "danger";
    readonly text: string;
    /** That nothing comes of it yet. */
    readonly silence: string | null;
  } | null;
}

/** What was wrong with a form of the account. */
export interface AccountFault {
  readonly field: "email" | "sure";
  readonly error: string;
  readonly email: string;
  readonly channel: NoticeChannel;
  /** Of the answer; 400 without. */
  readonly status?: 503;
}
