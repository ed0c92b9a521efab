import type { BodyFault } from "~/ports/body-reader";

/** A form that can be shown again as it was sent: it could be read, was too large (413), or one of too many (429). */
export interface ReadableForm extends PostedForm {
  readonly fault: 413 | 429 | null;
}

/** The result of reading a posted form. */
export interface PostedForm {
  /** What was typed, as far as it could be read. */
  readonly data: FormData;
  /** The status to answer with when the form as a whole cannot be taken; null when its fields can be checked. */
  readonly fault: BodyFault | 429 | null;
  /** Seconds until another form may be sent; null unless there were too many. */
  readonly seconds: number | null;
}
