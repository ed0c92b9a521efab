import type { TrackedEvent } from "~/ui/analytics/track";

/** Where this site counts events. */
const ADDRESS = "/api/events";

/** Reports an event to our own server, also while the page is being left. A failure changes nothing on screen. */
export function sendBeacon({ id, car_id: car }: TrackedEvent): void {
  const report = JSON.stringify(car === undefined ? { id } : { id, car_id: String(car) });
  // A plain text needs no CORS preflight. When the browser's queue is full, `sendBeacon` returns false.
  if (navigator.sendBeacon(ADDRESS, report)) return;
  void fetch(ADDRESS, { method: "POST", body: report, keepalive: true }).catch(console.warn);
}
