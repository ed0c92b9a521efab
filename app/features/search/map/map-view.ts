/** One yard, or several that lie too close together to be told apart on the map. */
export interface YardPin {
  /** "Moorooka: 12 vehicles" */
  readonly label: string;
  readonly count: string;
  /** The listing with the vehicles there alone. */
  readonly href: string;
  /** Percent of the map's width and height. */
  readonly left: number;
  readonly top: number;
}

/** A yard in the list beside the map. */
export interface YardLink {
  readonly name: string;
  readonly href: string;
  /** "12 vehicles", "12 km away" */
  readonly facts: readonly string[];
  readonly on: boolean;
}

/** Where the vehicles of a listing stand. */
export interface ResultsMapView {
  readonly title: string;
  /** Our own drawing of the area; null where no yard has a position. */
  readonly image: {
    readonly src: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  } | null;
  readonly pins: readonly YardPin[];
  /** Where the shopper is, in percent; null where nobody knows, or outside the map. */
  readonly here: { readonly label: string; readonly left: number; readonly top: number } | null;
  /** Every yard that has some, also those without a position: nearest first, else the most first. */
  readonly yards: readonly YardLink[];
}
