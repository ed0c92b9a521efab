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
 * What is shown under the search field: suggestions for a text, then searches made before that hold it; recent searches
 * for an empty field; nothing while closed.
 * @param from address of the list that is shown: suggestions keep its filters
 */
export function useSuggestions(open: boolean, text: string, siteSlug: string, from: string): Suggestions {
  const [found, setFound] = useState(NONE);
  const typed = text.trim();
  useEffect(() => {
    if (!open) return;
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        if (typed === "") setFound({ kind: "recent", options: recentOptions(siteSlug) });
        else
          void load(typed, from, abort.signal).then((options) => {
            if (options === null) return;
            const recent = recentOptions(siteSlug, typed);
            const others = recent.filter(({ href }) => options.every((one) => one.href !== href));
            setFound({ kind: "suggestions", options: [...options, ...others] });
          });
      },
      typed === "" ? 0 : DELAY,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [open, typed, siteSlug, from]);
  return open ? found : NONE;
}

/** All recent searches, or the two newest whose words hold a text. */
function recentOptions(siteSlug: string, typed = ""): readonly SuggestionView[] {
  const fitting = readRecent(siteSlug).filter(({ label }) =>
    label.toLowerCase().includes(typed.toLowerCase()),
  );
  return (typed === "" ? fitting : fitting.slice(0, 2)).map((one) => ({
    ...one,
    note: null,
    isRecent: true,
  }));
}

/** The suggestions for a text; null when they are no longer wanted or did not come. The field works without them. */
async function load(
  text: string,
  from: string,
  signal: AbortSignal,
): Promise<readonly SuggestionView[] | null> {
  try {
    const response = await fetch(ownPath(`/api/suggest?${String(new URLSearchParams({ q: text, from }))}`), {
      signal,
    });
    if (!response.ok) return null;
    // Our own route's answer, typed where it is made (suggest.server.ts).
    return (await response.json()) as readonly SuggestionView[];
  } catch {
    return null;
  }
}
