import { ownPath } from "~/ui/link/site-base";
import { useEffect, useState } from "react";
import { readRecent } from "./recent-searches";
import type { SuggestionView } from "./suggestion-view";

const DELAY = 300;

export interface Suggestions {
  readonly kind: "suggestions" | "recent";
  readonly options: readonly SuggestionView[];
}

const NONE: Suggestions = { kind: "suggestions", options: [] };

/**
 * What is shown under the search field: suggestions for a text, recent searches for an empty field, nothing while
 * closed.
 */
export function useSuggestions(open: boolean, text: string, siteSlug: string): Suggestions {
  const [found, setFound] = useState(NONE);
  const typed = text.trim();
  useEffect(() => {
    if (!open) return;
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        if (typed === "") setFound({ kind: "recent", options: recentOptions(siteSlug) });
        else
          void load(typed, abort.signal).then((options) => {
            if (options) setFound({ kind: "suggestions", options });
          });
      },
      typed === "" ? 0 : DELAY,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [open, typed, siteSlug]);
  return open ? found : NONE;
}

function recentOptions(siteSlug: string): readonly SuggestionView[] {
  return readRecent(siteSlug).map(({ label, href }) => ({ label, href, note: null }));
}

/** The suggestions for a text; null when they are no longer wanted or did not come. The field works without them. */
async function load(text: string, signal: AbortSignal): Promise<readonly SuggestionView[] | null> {
  try {
    const response = await fetch(ownPath(`/api/suggest?q=${encodeURIComponent(text)}`), { signal });
    if (!response.ok) return null;
    // Our own route's answer, typed where it is made (suggest.server.ts).
    return (await response.json()) as readonly SuggestionView[];
  } catch {
    return null;
  }
}
