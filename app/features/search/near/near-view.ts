/** The place a shopper counts distances from, as the listing asks for it. */
export interface NearView {
  /** What was typed; empty for nothing. */
  readonly place: string;
  /** Kilometres as in the address; empty for any distance. */
  readonly within: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Whether the place is known, and so may be remembered. */
  readonly known: boolean;
  /** "Within 50 km of Brisbane QLD", or the question. */
  readonly summary: string;
  /** Set where the shopper asked for what is near to them: the page asks back where that is. */
  readonly asks: string | null;
  readonly error: string | null;
  readonly note: string | null;
  readonly words: NearWords;
}

export interface NearWords {
  readonly place: string;
  readonly distance: string;
  readonly apply: string;
  readonly locate: string;
  readonly locating: string;
  readonly notLocated: string;
  readonly forget: string;
}
