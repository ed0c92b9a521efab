/** What a price includes, ready to print. */
export interface PriceContentsView {
  readonly title: string;
  /** "Included" with "GST, stamp duty and registration", then what comes on top. */
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** The dealer's own sentences. */
  readonly notes: readonly string[];
}

/** What a vehicle was to be had for, the present price first. */
export interface PriceHistoryView {
  readonly title: string;
  readonly heads: readonly [since: string, price: string];
  /** `time` is null where only the order is known. */
  readonly rows: readonly {
    readonly since: string;
    readonly time: string | null;
    readonly price: string;
  }[];
}

/** What is folded below a price: never both null. */
export interface PriceNotesView {
  readonly contents: PriceContentsView | null;
  readonly history: PriceHistoryView | null;
}
