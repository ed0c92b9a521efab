import { isOrderKind } from "../checkout/order";
import type { LeadChange, NewLead } from "./lead";

type Sent = Pick<NewLead, "kind"> & Pick<LeadChange, "fields">;

const ALWAYS: readonly NewLead["kind"][] = ["testDrive", "service", "spinToWin"];

/** Whether the shopper gets a mail of a new lead, whatever automatic answers the dealer has: a booking, a prize. */
export function isAlwaysAnswered({ kind }: Sent): boolean {
  return ALWAYS.includes(kind);
}

/**
 * Whether a new lead is answered at all. Who pays gets a receipt once the money has arrived, and who trades in a
 * vehicle gets a letter at the end of the steps.
 */
export function isAnswered({ kind, fields = {} }: Sent): boolean {
  if (isOrderKind(kind)) return false;
  return kind !== "tradeIn" || fields["form_completed"] === "true";
}
