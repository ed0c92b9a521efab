import type { RememberedContact } from "~/features/forms/remembered/remembered-contact";
import type { VehicleBriefView } from "~/features/forms/brief/vehicle-brief-view";
import type { StateTone } from "~/ui/state-badge/state-badge";

/** What a shopper sent, as `/success` shows it to the browser that sent it. */
export interface Receipt {
  readonly leadId: string;
  /** Key of the form. */
  readonly form: string;
  readonly title: string;
  /** How what was booked stands; null where nothing was. */
  readonly status: { readonly tone: StateTone; readonly text: string } | null;
  readonly text: string;
  /** What happens next, a sentence a step. */
  readonly next: readonly string[];
  readonly answers: readonly { readonly label: string; readonly value: string }[];
  readonly vehicle: VehicleBriefView | null;
  /** Something won, booked or paid, in one line. */
  readonly highlight: string | null;
  readonly carId: string | null;
  /** What is told on the telephone and stands in the mail. */
  readonly reference: string;
  /** Where a message about it goes; null where none does, or it is not known. */
  readonly told: string | null;
  /** An iCalendar file; null where nothing was booked. */
  readonly calendar: string | null;
  /** The next sensible steps. */
  readonly after: readonly { readonly label: string; readonly href: string }[];
  /** Who sent it, for this browser to remember. */
  readonly contact: RememberedContact;
  /** The form's place in the dealer's pipeline, which the browser notes (FAV-06). */
  readonly category: string | null;
}

/** Who has a vehicle reserved: the shopper who asks, or somebody else. */
export type ReservedBy = "shopper" | "other";
