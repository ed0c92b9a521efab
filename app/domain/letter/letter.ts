import type { PhoneView } from "../tenant/phone-view";

/** What a letter shows of a vehicle. */
export interface LetterVehicle {
  readonly name: string;
  /** Whole address of its page. */
  readonly href: string;
  /** Whole address of a picture on the dealer's own host; null without one. */
  readonly picture: string | null;
  /** What there is to know in short: kilometres, stock number. */
  readonly facts: readonly string[];
  /** "$38,990"; null where the letter names no price. */
  readonly price: string | null;
}

/** One thing a letter holds. All texts are plain: nothing in them is markup. */
export type LetterPart =
  /** Paragraphs with an empty line between them. */
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "facts"; readonly rows: readonly LetterFact[] }
  | { readonly kind: "vehicle"; readonly vehicle: LetterVehicle }
  | { readonly kind: "steps"; readonly title: string; readonly steps: readonly string[] }
  /** A button; `href` is a whole address. Beside another that says what to do, it is quiet. */
  | { readonly kind: "link"; readonly label: string; readonly href: string; readonly isQuiet?: true }
  /** Small print, which may end with a link. */
  | {
      readonly kind: "note";
      readonly text: string;
      readonly link?: { readonly label: string; readonly href: string };
    };

/** A label with its value. */
export interface LetterFact {
  readonly label: string;
  readonly value: string;
}

/** A mail to a shopper, before it is written as text and as HTML. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly parts: readonly LetterPart[];
}

/** Colours of a letter, `#rrggbb`: by day, and for readers that ask for dark mails. */
export interface LetterLook {
  readonly ground: string;
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly brand: string;
  readonly link: string;
  readonly action: string;
  readonly onAction: string;
  readonly dark: {
    readonly ground: string;
    readonly surface: string;
    readonly text: string;
    readonly muted: string;
    readonly line: string;
    readonly link: string;
  };
}

/** Whose letter it is, and how the dealer's letters look. */
export interface Letterhead {
  /** BCP 47 tag of the language it is in. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly name: string;
  readonly wordmark: string;
  readonly suffix: string | null;
  /** Whole address of a square PNG on the dealer's own host. */
  readonly icon: string;
  /** The dealer's site in that language. */
  readonly url: string;
  readonly phone: PhoneView | null;
  /** Every number of the dealer: one that a text names is a link. */
  readonly numbers: readonly PhoneView[];
  /** Where the dealer is, in one line; null without a place. */
  readonly address: string | null;
  readonly look: LetterLook;
}
