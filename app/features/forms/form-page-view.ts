import type { ContactBriefView } from "./brief/contact-brief-view";
import type { FormNotice, FormView } from "./form-view";
import type { VehicleBriefView } from "./brief/vehicle-brief-view";

/** A page with one form on it. */
export interface FormPageView {
  readonly title: string;
  readonly intro: string;
  /** Where else to look before asking. */
  readonly instead: { readonly text: string; readonly label: string; readonly href: string } | null;
  /** Id of the place other pages lead to. */
  readonly anchor: string;
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[];
  readonly crumbsLabel: string;
  /** Linked data: the breadcrumbs. */
  readonly structured: object;
  readonly form: FormView;
  /** Stands in the form's place until something was sent: its vehicle is not to be had. */
  readonly closed: FormNotice | null;
  readonly vehicle: VehicleBriefView | null;
  readonly contact: ContactBriefView | null;
  /** What can be won, where that is what the form is for. */
  readonly prizes: {
    readonly title: string;
    readonly rows: readonly { readonly label: string; readonly chance: string }[];
  } | null;
  /** Whether the form of this very request was refused; "Error:" stands before its title. */
  readonly refused: boolean;
  readonly errorWord: string;
  /** The page's own address. */
  readonly path: string;
}
