import type { BegunForm } from "./begun-notice";
import type { ContactBriefView } from "./brief/contact-brief-view";
import type { FormNotice, FormView } from "./form-view";
import type { VehicleBriefView } from "./brief/vehicle-brief-view";

/** A page with one form on it. */
export interface FormPageView {
  readonly title: string;
  readonly intro: string;
  /** A page to look at before asking. */
  readonly instead: { readonly text: string; readonly label: string; readonly href: string } | null;
  /** The dealer's words stand above the form, not below it. */
  readonly wordsFirst: boolean;
  /** Id of the place other pages lead to. */
  readonly anchor: string;
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[];
  readonly crumbsLabel: string;
  /** Linked data: the breadcrumbs. */
  readonly structured: object;
  readonly form: FormView;
  /** Shown in place of the form because its vehicle is not available; not shown once something was sent. */
  readonly closed: FormNotice | null;
  /** Said above the form: it holds what was typed in this browser before. */
  readonly begun: BegunForm | null;
  /** Said above the first step: the earlier answers are not kept any more. */
  readonly lost: FormNotice | null;
  /** Said above the form: somebody has the vehicle put by. */
  readonly reserved: FormNotice | null;
  readonly vehicle: VehicleBriefView | null;
  readonly contact: ContactBriefView | null;
  /** What comes after it; null where that depends on what is chosen, or is said elsewhere on the page. */
  readonly ahead: { readonly title: string; readonly steps: readonly string[] } | null;
  /** The prizes, for a form one can win something with. */
  readonly prizes: {
    readonly title: string;
    readonly rows: readonly { readonly label: string; readonly chance: string }[];
  } | null;
  /** Whether this very request sent the form and was refused: the page's title then begins with "Error:". */
  readonly refused: boolean;
  readonly errorWord: string;
  /** The page's own address. */
  readonly path: string;
}
