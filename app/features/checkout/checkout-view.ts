import type { Guarantee } from "~/domain/checkout/guarantees";
import type { BreadcrumbStep } from "~/ui/breadcrumbs/breadcrumbs";

/** A row of facts: "Held until", "Mon 23 Nov, 5:42 pm". */
export interface FactRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** What the value leaves out: "Plus government charges …". */
  readonly note?: string;
}

/** What is paid to reserve a vehicle, and what that does. */
export interface DepositTerms {
  readonly title: string;
  readonly rows: readonly FactRow[];
  /** That all of it comes back. */
  readonly promise: string;
}

/** A step of the way, as the page's head shows them. */
export interface StepMark {
  readonly key: string;
  readonly label: string;
  readonly state: "done" | "current" | "open";
  /** Where a finished step can be changed; null where it cannot. */
  readonly href: string | null;
}

/** A part of the answers, at the end of buying online. */
export interface AnswerGroup {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly FactRow[];
  readonly change: { readonly href: string; readonly label: string; readonly name: string };
}

/** The page around a checkout form; every word is in it. */
export interface CheckoutPageView {
  readonly title: string;
  readonly intro: string;
  readonly crumbs: readonly BreadcrumbStep[];
  readonly crumbsLabel: string;
  readonly steps: readonly StepMark[];
  readonly stepsLabel: string;
  readonly doneWord: string;
  readonly answers: readonly AnswerGroup[];
  /** What is paid today, and what later; empty where nothing is known yet. */
  readonly summary: { readonly title: string; readonly rows: readonly FactRow[] } | null;
  readonly promises: {
    readonly title: string;
    readonly items: readonly { readonly key: Guarantee["key"] | "secure" | "help"; readonly text: string }[];
  };
}

/** A page that says why nothing can be paid here, and the way on. */
export interface ClosedView {
  readonly title: string;
  readonly text: string;
  readonly crumbs: readonly BreadcrumbStep[];
  readonly crumbsLabel: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}
