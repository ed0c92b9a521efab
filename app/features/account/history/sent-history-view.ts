import type { AccountSection } from "~/domain/account/account-section";

/** Something that was sent, in a few words. */
export interface SentHistoryRow {
  readonly id: string;
  /** "Test drive: 2022 Mazda CX-5" */
  readonly title: string;
  /** Day and time, amount, or figure; empty where there is nothing of the kind. */
  readonly detail: string;
  /** "Sent on …" */
  readonly note: string;
  readonly state: { readonly tone: "good" | "waiting" | "ended"; readonly text: string };
  /** Its own page; null where it has none any more. */
  readonly link: { readonly href: string; readonly label: string } | null;
}

/** One part of what a shopper sent. */
export interface SentHistoryView {
  readonly id: AccountSection;
  readonly title: string;
  /** Newest first. */
  readonly rows: readonly SentHistoryRow[];
  /** Shows the rest; null where all are shown. */
  readonly all: { readonly href: string; readonly label: string } | null;
}
