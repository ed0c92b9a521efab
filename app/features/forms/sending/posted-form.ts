import type { BodyFault } from "~/ports/body-reader";

/** A form that can be shown again as it was sent: nothing, or its size or number, is wrong with it as a whole. */
export interface ReadableForm extends PostedForm {
  readonly fault: 413 | 429 | null;
}

/** What came of reading a form. */
export interface PostedForm {
  /** What was typed, as far as it could be read. */
  readonly data: FormData;
  /** The status of what is wrong with the form as a whole; null for one that can be looked at. */
  readonly fault: BodyFault | 429 | null;
  /** After which another may be sent; null unless there were too many. */
  readonly seconds: number | null;
}
