/** A heading of a text, to link to. */
export interface ProseHeading {
  readonly id: string;
  readonly text: string;
}

/** A text as pages print it. */
export interface Prose {
  /** Sanitised when it was read: may be printed as it is. */
  readonly html: string;
  /** Of the second level, in their order. */
  readonly headings: readonly ProseHeading[];
  readonly words: number;
}
