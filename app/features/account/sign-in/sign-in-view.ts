import type { AccountPoint } from "~/features/account/account-points";
import type { Words } from "~/features/account/words";

/** What the sign-in page prints. */
export interface SignInView {
  readonly words: Words;
  readonly points: readonly AccountPoint[];
  /** Where the form posts to: the page's own address. */
  readonly action: string;
  readonly backHref: string;
  /** Why somebody is asked to sign in. */
  readonly why: string;
  /** An example of a number, as it is written in the dealer's country. */
  readonly example: string;
}

/** What the code's page prints. */
export interface CodeView {
  readonly words: Words;
  readonly points: readonly AccountPoint[];
  readonly action: string;
  /** The page that asks for the number. */
  readonly numberHref: string;
  readonly backHref: string;
  readonly phone: string;
  /** In development: the text message, which is shown and not sent. Else null. */
  readonly message: string | null;
  /** Whether this code replaces an earlier one. */
  readonly again: boolean;
}

/** What went wrong with a form of one field. */
export interface FieldFault {
  readonly value: string;
  readonly error: string;
  /** Whether another value can help: not where a limit was reached or the fault is ours. */
  readonly mendable: boolean;
}
