import type { AnalyticsView } from "./analytics-view";
import { useEffect, useState } from "react";
import { type Consent, readConsent, rememberConsent } from "~/ui/analytics/consent";
import { connectProvider, type EventProvider } from "~/ui/analytics/track";
import { sendBeacon } from "./beacon";
import { ConsentBanner } from "./consent-banner";
import { onAskAgain } from "./on-ask-again";
import { trackLinks } from "./track-links";
import { useBegun } from "./use-begun";

/** Drops the events of visitors who refused, so that none is sent later should they change their mind. */
const forget: EventProvider = () => undefined;

export interface AnalyticsProps {
  readonly view: AnalyticsView;
  /** Where events go; a test's own. */
  readonly provider?: EventProvider;
}

/**
 * Connects the page's events with the provider, once the visitor may be counted: nothing is sent before. Where the
 * dealer asks first, the question stands at the foot of the window, from the visitor's first step until it is answered.
 */
export function Analytics({ view: { enabled, asksFirst, policy }, provider = sendBeacon }: AnalyticsProps) {
  // Only the browser knows the answer: the server's page is the same for everybody.
  const [consent, setConsent] = useState<Consent | "unknown">("unknown");
  useEffect(() => setConsent(asksFirst ? readConsent() : "allowed"), [asksFirst]);
  useEffect(() => trackLinks(document), []);
  const [isAskedFor, setAskedFor] = useState(false);
  useEffect(() => {
    const askAgain = () => {
      setAskedFor(true);
      // Nothing more is sent from now on, whatever was allowed before.
      setConsent("open");
    };
    return asksFirst ? onAskAgain(document, askAgain) : undefined;
  }, [asksFirst]);
  // The first screen is the vehicle's: the question comes when the visitor goes on.
  const begun = useBegun();
  useProvider(enabled && isDecided(consent), consent === "allowed" ? provider : forget);
  if (!asksFirst) return null;
  const decide = (decision: Exclude<Consent, "open">) => {
    rememberConsent(decision);
    setAskedFor(false);
    setConsent(decision);
  };
  return (
    <ConsentBanner
      isOpen={consent === "open" && (begun || isAskedFor)}
      policy={policy}
      onDecide={decide}
      takesFocus={isAskedFor}
    />
  );
}

function useProvider(connected: boolean, provider: EventProvider): void {
  useEffect(() => (connected ? connectProvider(provider) : undefined), [connected, provider]);
}

function isDecided(consent: Consent | "unknown"): boolean {
  return consent === "allowed" || consent === "refused";
}
