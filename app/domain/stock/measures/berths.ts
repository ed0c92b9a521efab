const MOST_BERTHS = 14;
const BERTHS =
  /^(?:sleeps?|berths?|up to|\s|:)*(\d{1,2})(?:\s*\+\s*(\d))?\s*(?:x\s*)?(?:berths?|people|persons?|sleeps?|pax)?\.?$/i;

/** How many sleep in it: `4`, `4 Berth`, `Sleeps 4`, `2+2`. Null for a range and for what cannot be. */
export function berthsOf(text: string): number | null {
  const [, beds, more = "0"] = BERTHS.exec(text.trim()) ?? [];
  const all = Number(beds) + Number(more);
  return all > 0 && all <= MOST_BERTHS ? all : null;
}
