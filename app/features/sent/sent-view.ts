import type { CancelQuestionView } from "~/ui/cancel-question/cancel-question";

/** A label with its value. */
export interface SentRow {
  readonly label: string;
  /** Text, or files to be opened: their addresses are keys and are read by nobody. */
  readonly value: string | readonly FileLink[];
}

/** A file that was sent along. */
export interface FileLink {
  readonly label: string;
  /** Null where it could not be kept; the label says so. */
  readonly href: string | null;
}

/** The page of what a shopper sent, in words. */
export interface SentView {
  readonly title: string;
  readonly status: { readonly tone: "good" | "waiting" | "ended"; readonly text: string };
  /** "Sent on …". */
  readonly sentOn: string;
  /** What has just been done, or could not be done. */
  readonly said: { readonly tone: "positive" | "danger"; readonly text: string } | null;
  readonly facts: readonly SentRow[];
  /** What happens next; null where that is told elsewhere. */
  readonly next: { readonly title: string; readonly steps: readonly string[] } | null;
  readonly answers: { readonly title: string; readonly rows: readonly SentRow[] };
  readonly calendar: { readonly href: string; readonly label: string } | null;
  /** The vehicle is free again: the time that was wished for, to be kept by one press; `submit` null where it is not free. */
  readonly keep: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly submit: { readonly day: string; readonly time: string; readonly label: string } | null;
  } | null;
  /** How the booking can be changed; null where it cannot be. */
  readonly change: {
    readonly title: string;
    /** Why it cannot be moved. */
    readonly note: string | null;
    readonly cancel: { readonly href: string; readonly label: string };
  } | null;
  /** Asks once more before the booking is cancelled. */
  readonly sure: CancelQuestionView | null;
  readonly reminders: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly submit: string;
  } | null;
  readonly again: { readonly href: string; readonly label: string } | null;
  readonly help: string;
  /** The number that `help` names; null where there is none. */
  readonly phone: { readonly text: string; readonly href: string } | null;
}

/** The page of a link that opens nothing. */
export interface NoSentView {
  readonly title: string;
  readonly text: string;
  readonly help: string;
  readonly phone: { readonly text: string; readonly href: string } | null;
  readonly home: string;
}
