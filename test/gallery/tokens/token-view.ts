/** A colour of the theme as it is shown now. */
export interface ColourView {
  /** Its name in a dealer's file: "color-brand". */
  readonly name: string;
  readonly value: string;
  /** Whose value it is. */
  readonly from: "template" | "dealer" | "tried";
  /** Whether a dealer may choose another. */
  readonly isOpen: boolean;
}

/** Two colours that meet on pages. */
export interface PairView {
  readonly ink: string;
  readonly ground: string;
  /** "4.51" */
  readonly ratio: string;
  readonly least: number;
  readonly isEnough: boolean;
}

/** A token that is not a colour. */
export interface ValueView {
  readonly name: string;
  readonly value: string;
}

/** Everything the page of tokens shows. */
export interface TokensView {
  readonly colours: readonly ColourView[];
  readonly pairs: readonly PairView[];
  readonly radii: readonly ValueView[];
  readonly shadows: readonly ValueView[];
  readonly type: readonly ValueView[];
  readonly layout: readonly ValueView[];
  /** What to write into `site.json` to keep what is tried; null while nothing is. */
  readonly written: string | null;
  /** The choice without the colours, as hidden fields of the form that tries some. */
  readonly kept: readonly ValueView[];
  /** The page without what is tried. */
  readonly backHref: string;
}

/** A file of the dealer's folder `media/`. */
export interface OwnFileView {
  readonly name: string;
  /** "jpeg, 1200 by 630 pixels", "woff2, weights 400 to 700". */
  readonly about: string;
  /** Null for what is no picture. */
  readonly picture: { readonly src: string; readonly width: number; readonly height: number } | null;
}
