import type { FormChoices } from "./form-choices";
import type { VisitHorizon } from "~/domain/forms/read-field";
import type { FieldChoice, FieldControlKind } from "~/domain/forms/field-definition";

/** One question as the page prints it. */
export interface FieldView {
  readonly name: string;
  readonly control: FieldControlKind;
  readonly label: string;
  readonly hint: string | null;
  readonly optional: boolean;
  /** Name of the fields of which one has to be answered; null for a field that stands by itself. */
  readonly oneOf: string | null;
  /** After its label: that it may be left empty, or what may be given in its place. Null where it is needed. */
  readonly mark: string | null;
  readonly autoComplete: string | null;
  readonly choices: readonly FieldChoice[];
  /** Earliest and latest day of a date. */
  readonly min: string | null;
  readonly max: string | null;
  readonly wide: boolean;
  /** Shown only once it holds something. */
  readonly whenKnown?: true;
  /** Most characters it takes. */
  readonly maxLength: number;
  /** What may be wrong with an answer, text by the copy key of the rule; the count of letters is still open in it. */
  readonly problems: Readonly<Record<string, string>>;
}

/** What the rules depend on besides the question, so that the browser checks as the server does. */
export interface AnswerRules {
  readonly postcode: {
    /** Source of the country's regular expression. */
    readonly pattern: string;
    readonly maxLength: number;
    /** Copy key of what is said when it does not match. */
    readonly messageKey: string;
  };
  /** ISO 4217. */
  readonly currency: string;
  /** Today where the dealer is when the page was made, `2026-11-21`. */
  readonly today: string;
  readonly ahead: VisitHorizon;
}

/** Neighbouring questions under one heading. */
export interface FieldGroupView {
  readonly key: string;
  readonly title: string;
  readonly fields: readonly FieldView[];
}

/** A form as the page prints it. All its words are in it, so that no browser loads the copy of other forms. */
export interface FormView {
  /** Id of the form element. */
  readonly id: string;
  /** Path and query it is sent to. */
  readonly action: string;
  readonly groups: readonly FieldGroupView[];
  /** What the fields hold at first. */
  readonly values: Readonly<Record<string, string>>;
  readonly terms: {
    readonly text: string;
    readonly label: string;
    /** The words of the label that lead to the dealer's terms; null where it has no page of them. */
    readonly page: { readonly words: string; readonly href: string } | null;
    readonly problem: string;
  } | null;
  readonly rules: AnswerRules;
  /** Null for a form that carries none of the hidden fields. */
  readonly token: string | null;
  readonly submit: string;
  readonly sending: string;
  readonly note: string | null;
  readonly hasFile: boolean;
  /**
   * Fields whose answers decide the choices of other fields, and the button that asks for those choices; null where
   * there are none.
   */
  readonly refresh: { readonly fields: readonly string[]; readonly label: string } | null;
  /** The button that looks the shopper's vehicle up by its registration, and the field it stands after; null for none. */
  readonly find: { readonly after: string; readonly label: string; readonly hint: string } | null;
  readonly step: StepView | null;
  readonly words: FormWords;
  /** Where this browser remembers who its owner is, and the words to offer it; null where no contact is asked for. */
  readonly remembered: {
    readonly key: string;
    readonly words: Readonly<Record<"title" | "use" | "forget", string>>;
  } | null;
}

/** Where a form of several steps is. */
export interface StepView {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  /** The button that leads to the step before; null at the first. */
  readonly back: { readonly label: string } | null;
}

/** Words of every form. */
export interface FormWords {
  readonly choose: string;
  /** After a number of kilometres (FORM-05). */
  readonly km: string;
  readonly errors: string;
  /** Words for the case that the server sent no answer. */
  readonly lost: Readonly<Record<LostWay, { readonly title: string; readonly text: string }>>;
  readonly error: string;
  readonly leaveEmpty: string;
  /** Of the dialog that a form may stand in. */
  readonly close: string;
}

/** What is to be said of a form as a whole. */
export interface FormNotice {
  readonly title: string;
  readonly text: string;
  /** Links to offer when sending the form again would not help. */
  readonly links?: readonly { readonly href: string; readonly label: string }[];
  /** Buttons that send the form all the same, to addresses that say so. */
  readonly deeds?: readonly FormDeed[];
}

/** A button that sends a form to an address of its own. */
export interface FormDeed {
  readonly action: string;
  readonly label: string;
}

/** The server's answer to a form it did not take. */
export interface FormAnswer {
  /** What was typed, by field. */
  readonly typed: Readonly<Record<string, string>>;
  /** A fresh token where the old one cannot be used again. */
  readonly token: string;
  /** What went wrong with the form as a whole. */
  readonly notice: FormNotice | null;
  /** Every message, with the field it is about. */
  readonly errors: readonly { readonly name: string; readonly text: string }[];
  /** The present choices of fields whose choices change. */
  readonly choices: FormChoices;
  /** What a look-up found, to be said beside its button; `typed` then has what it filled in. */
  readonly found?: string;
  /** What was filled in beside that, to be said aloud; `typed` has it. */
  readonly filled?: string;
  /** Set by the browser when the server sent no answer. */
  readonly lost?: LostWay;
}

/** `unreached`: the server could not be reached. `unexpected`: its answer was not one that a form understands. */
export type LostWay = "unreached" | "unexpected";
