import { EVENTS, type EventName } from "~/domain/analytics/events";
import { isCounted } from "./consent";
import { note } from "./track";

/** A lead that the server has counted. */
export interface SentLead {
  /** Number of its event. */
  readonly id: number;
  readonly lead: string;
  readonly carId: string | null;
}

const KEY = "noted_lead";

/**
 * Tells other tools on the page of a sent lead, once for each lead and not again after a reload. Our own count is made
 * by the server.
 */
export function noteSent({ id, lead, carId }: SentLead): void {
  try {
    if (sessionStorage.getItem(KEY) === lead) return;
    if (isCounted()) sessionStorage.setItem(KEY, lead);
  } catch {
    // Storage is refused: after a reload the lead is noted again, for other tools on the page only.
  }
  // Object.keys widens the keys of a constant to string.
  const name = (Object.keys(EVENTS) as EventName[]).find((one) => EVENTS[one] === id) ?? "defaultEnquiry";
  note({ event: name, id, lead, ...(carId === null ? {} : { car_id: carId }) });
}
