import { useEffect, useRef } from "react";
import type { EventName } from "~/domain/analytics/events";
import { type EventDetails, track } from "./track";

/**
 * Notes a view of a page once, and again when `key` changes: on the next page, not when the same one is drawn anew.
 * @param event null for a page whose views have no event
 */
export function useTrackView(event: EventName | null, key: string, details: EventDetails = {}): void {
  const noted = useRef<string | null>(null);
  const latest = useRef(details);
  useEffect(() => {
    latest.current = details;
  });
  useEffect(() => {
    if (event === null || noted.current === key) return;
    noted.current = key;
    track(event, latest.current);
  }, [event, key]);
}
