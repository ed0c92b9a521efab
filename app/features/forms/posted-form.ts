import type { BodyFault } from "~/ports/body-reader";

/** What came of reading a form. */
export interface PostedForm {
  /** What was typed, as far as it could be read. */
  readonly data: FormData;
  /** The status of what is wrong with the form as a whole; null for one that can be looked at. */
  readonly fault: BodyFault | 429 | null;
  /** After which another may be sent; null unless there were too many. */
  readonly seconds: number | null;
}
