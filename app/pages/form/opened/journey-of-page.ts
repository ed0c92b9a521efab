/** Parameter of the address that a later page is sent to: which of the journeys begun in the browser it was opened for. */
const JOURNEY = "journey";

/** The address that a page of a journey is sent to. @param journey null before there is one */
export function ofJourney(path: string, journey: string | null): string {
  return journey === null ? path : `${path}${path.includes("?") ? "&" : "?"}${JOURNEY}=${journey}`;
}

/**
 * Whether a page was opened for another journey than its browser is at now: another person's or vehicle's in another tab,
 * or one from before it was emptied.
 */
export function isOfOtherJourney(query: URLSearchParams, journey: string | null): boolean {
  const opened = query.get(JOURNEY);
  return opened !== null && opened !== journey;
}
