import type { Words } from "~/features/account/words";

/** What the sign-in page prints. */
export interface SignInView {
  readonly words: Words;
  /** Where the form posts to: the page's own address. */
  readonly action: string;
  readonly backHref: string;
  /** Why somebody is asked to sign in. */
  readonly why: string;
  /** A number as it is written here, for the hint of a mistake. */
  readonly example: string;
}

/** What the code's page prints. */
export interface CodeView {
  readonly words: Words;
  readonly action: string;
  /** Back to the number. */
  readonly numberHref: string;
  readonly backHref: string;
  readonly phone: string;
  /** In development: the message that is not sent. */
  readonly message: string | null;
  /** Whether this code took the place of another. */
  readonly again: boolean;
}

/** What went wrong with a form of one field. */
export interface FieldFault {
  readonly value: string;
  readonly error: string;
  /** Whether another value would help: a limit or a fault of ours is not in the field. */
  readonly mendable: boolean;
}
