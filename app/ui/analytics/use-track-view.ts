import { useEffect, useRef } from "react";
import type { EventName } from "~/domain/analytics/events";
import { type EventDetails, track } from "./track";

/**
 * Notes a view of a page once, and again when `key` changes: for the next page, but not when the same page is rendered
 * again.
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
