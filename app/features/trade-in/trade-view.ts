/** One step in the row of steps. */
export interface ProgressStepView {
  readonly label: string;
  readonly state: "done" | "current" | "todo";
  /** Where a step that was sent can be changed. */
  readonly href: string | null;
  /** What a screen reader says of the state. */
  readonly note: string;
}

/** The shopper's vehicle, as far as it is known. */
export interface OwnVehicleView {
  readonly title: string;
  readonly name: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly change: { readonly href: string; readonly label: string };
}

/** What the last step shows: a figure, or why there is none. */
export type TradeOfferView =
  | {
      readonly kind: "figure";
      readonly label: string;
      readonly amount: string;
      readonly until: string;
      readonly range: {
        readonly label: string;
        readonly low: string;
        readonly high: string;
        /** Where the offer lies between the two, in percent. */
        readonly at: number;
      };
    }
  /** Before the condition is known. */
  | { readonly kind: "range"; readonly label: string; readonly amount: string; readonly text: string }
  | { readonly kind: "none"; readonly title: string; readonly text: string };

/** Something to know before going on. */
export interface TradeNoteView {
  readonly icon: "info" | "file-text" | "shield-check";
  readonly text: string;
}

/** A page of the trade-in journey, without its form. */
export interface TradePageView {
  readonly title: string;
  readonly intro: string;
  /** The step's own heading. */
  readonly heading: string;
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[];
  readonly crumbsLabel: string;
  readonly progress: {
    readonly label: string;
    readonly text: string;
    readonly steps: readonly ProgressStepView[];
  };
  readonly notice: { readonly title: string; readonly text: string } | null;
  readonly own: OwnVehicleView | null;
  /** The kinds of vehicle a dealer takes, each with its own questions; null where there is one. */
  readonly kinds: {
    readonly label: string;
    readonly links: readonly { readonly label: string; readonly href: string; readonly isCurrent: boolean }[];
  } | null;
  readonly offer: TradeOfferView | null;
  readonly notes: readonly TradeNoteView[];
  readonly notesTitle: string;
  /** Names the panel of the vehicle it is for. */
  readonly wantedTitle: string;
  /** What the browser keeps of the figure (FAV-06), with the key it keeps it under. */
  readonly kept: { readonly key: string; readonly value: string } | null;
}
