import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { KeptListName } from "~/domain/shortlist/kept-lists";

/**
 * Loads the page again when the browser has dropped the cookie of a list that local storage still has: the server could
 * not see it (FAV-01).
 * @param isLost whether the server saw no such cookie
 */
export function useRestoredList(site: string, list: KeptListName, isLost: boolean): void {
  const { revalidate } = useRevalidator();
  const isTried = useRef(false);
  useEffect(() => {
    if (!isLost || isTried.current) return;
    // Once: `revalidate` is another function while it loads.
    isTried.current = true;
    void import("./browser/kept-list").then(
      ({ restoreKept }) => {
        if (restoreKept(site, list)) revalidate();
      },
      // Without the script the next page shows the list.
      () => undefined,
    );
  }, [site, list, isLost, revalidate]);
}
