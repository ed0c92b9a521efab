import { lazy, Suspense, useEffect, useState } from "react";
import { connectProvider, type EventProvider } from "~/ui/analytics/track";
import { sendBeacon } from "./beacon";
import { type Consent, onAskAgain, readConsent, rememberConsent } from "./consent";
import { trackLinks } from "./track-links";

/** Fetched by those who are asked. */
const ConsentBanner = lazy(() => import("./consent-banner"));

/** What the site does with events. */
export interface AnalyticsView {
  /** Sends them to the platform. */
  readonly enabled: boolean;
  /** Asks the visitor first. */
  readonly asksFirst: boolean;
}

/** Takes the events of those who refused, so that none is sent should they change their mind. */
const forget: EventProvider = () => undefined;

export interface AnalyticsProps {
  readonly view: AnalyticsView;
  /** Where events go; a test's own. */
  readonly provider?: EventProvider;
}

/**
 * Connects the page's events with the provider, once the visitor may be counted: nothing is sent before. The question
 * is asked by script alone, as nothing is counted without it; it lies over the page, so that nothing moves.
 */
export function Analytics({ view: { enabled, asksFirst }, provider = sendBeacon }: AnalyticsProps) {
  // Only script knows the answer: the server's page asks nobody.
  const [consent, setConsent] = useState<Consent | "unknown">("unknown");
  useEffect(() => setConsent(asksFirst ? readConsent() : "allowed"), [asksFirst]);
  useEffect(() => trackLinks(document), []);
  const [isAskedFor, setAskedFor] = useState(false);
  useEffect(() => {
    const askAgain = () => {
      setAskedFor(true);
      // What was allowed before stops at once.
      setConsent("open");
    };
    return asksFirst ? onAskAgain(document, askAgain) : undefined;
  }, [asksFirst]);
  useProvider(enabled && isDecided(consent), consent === "allowed" ? provider : forget);
  if (!enabled || !asksFirst || consent !== "open") return null;
  const decide = (decision: Exclude<Consent, "open">) => {
    rememberConsent(decision);
    setConsent(decision);
  };
  return (
    <Suspense fallback={null}>
      <ConsentBanner onDecide={decide} takesFocus={isAskedFor} />
    </Suspense>
  );
}

function useProvider(connected: boolean, provider: EventProvider): void {
  useEffect(() => (connected ? connectProvider(provider) : undefined), [connected, provider]);
}

function isDecided(consent: Consent | "unknown"): boolean {
  return consent === "allowed" || consent === "refused";
}
