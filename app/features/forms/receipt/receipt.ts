import type { VehicleBriefView } from "~/features/forms/brief/vehicle-brief-view";

/** What a shopper sent, as `/success` shows it to the browser that sent it. */
export interface Receipt {
  readonly leadId: string;
  /** Key of the form. */
  readonly form: string;
  readonly title: string;
  readonly text: string;
  /** What happens next, a sentence a step. */
  readonly next: readonly string[];
  readonly answers: readonly { readonly label: string; readonly value: string }[];
  readonly vehicle: VehicleBriefView | null;
  /** Something won, booked or paid, in one line. */
  readonly highlight: string | null;
  readonly carId: string | null;
}
