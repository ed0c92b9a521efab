/** What the last press of a button did; shown above the list. */
export interface FavouritesNotice {
  readonly text: string;
  /** The vehicle to put back after it was taken out. */
  readonly undo: { readonly id: string; readonly label: string } | null;
  readonly back: { readonly href: string; readonly label: string } | null;
}

/** The page of saved vehicles, ready to print. `Card` is whatever the route prints per vehicle. */
export interface FavouritesView<Card> {
  readonly title: string;
  /** "3 saved vehicles" */
  readonly count: string;
  readonly note: string;
  /** The way to keep them in an account; null where saving does not belong to one. */
  readonly signIn: { readonly href: string; readonly label: string } | null;
  readonly notice: FavouritesNotice | null;
  readonly cards: readonly {
    readonly id: string;
    readonly card: Card;
    /** "Remove: 2022 Mazda CX-5" */
    readonly removeLabel: string;
  }[];
  /** Saved ones the dealer does not list any more. */
  readonly gone: { readonly text: string; readonly ids: string; readonly label: string } | null;
  readonly compare: { readonly href: string; readonly label: string } | null;
  readonly empty: { readonly title: string; readonly text: string };
  readonly browse: { readonly href: string; readonly label: string };
}
