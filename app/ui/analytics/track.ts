import { EVENTS, type EventName } from "~/domain/analytics/events";

/** What an event says besides its name: never anything about the person. */
export type EventDetails = Readonly<Record<string, string | number | boolean>>;

/** One entry of the data layer other tools may read. */
export type TrackedEvent = EventDetails & { readonly event: EventName; readonly id: number };

/** Takes events where they are counted. Must not throw. */
export type EventProvider = (event: TrackedEvent) => void;

/** The name of the `CustomEvent` on `window` that tells other tools of an event; its `detail` is a {@link TrackedEvent}. */
export const TRACKED = "forecourt:event";

/** Events kept while no provider may see them; the oldest are dropped first. */
const MOST_WAITING = 100;

declare global {
  interface Window {
    /** Every event of this page since it was loaded, in order. */
    forecourtEvents?: TrackedEvent[];
  }
}

let subject: EventDetails = {};
let provider: EventProvider | null = null;
const waiting: TrackedEvent[] = [];

/** Notes what the shopper did. The event leaves the browser only through the connected provider. */
export function track(event: EventName, details: EventDetails = {}): void {
  const entry: TrackedEvent = { ...subject, ...details, event, id: EVENTS[event] };
  note(entry);
  if (provider !== null) {
    provider(entry);
    return;
  }
  waiting.push(entry);
  if (waiting.length > MOST_WAITING) waiting.shift();
}

/** Tells other tools on this page of an event that is counted elsewhere, or not by us. */
export function note(entry: TrackedEvent): void {
  (window.forecourtEvents ??= []).push(entry);
  window.dispatchEvent(new CustomEvent(TRACKED, { detail: entry }));
}

/** Sets details that every following event gets: the vehicle of the page. @returns stops that */
export function trackAbout(details: EventDetails): () => void {
  subject = details;
  return () => {
    if (subject === details) subject = {};
  };
}

/** Hands this page's events, those so far and those to come, to a provider. @returns disconnects it */
export function connectProvider(next: EventProvider): () => void {
  provider = next;
  waiting.splice(0).forEach(next);
  return () => {
    if (provider === next) provider = null;
  };
}
