import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { isHinted } from "~/domain/account/signed-in-hint";
import { KEPT_LISTS, storageKey } from "~/domain/shortlist/kept-lists";
import { useTranslation } from "~/i18n/translation";
import { LISTS_FORM } from "~/ui/list-toggle/list-toggle";
import { useCounted } from "~/ui/analytics/consent";
import { sr } from "~/ui/theme/typography.css";
import type { KeptEntry } from "./browser/kept-entry";
import type { Toggles } from "./browser/toggles";
import { SitePathForm } from "~/ui/link/site-path-form";

const CompareBar = lazy(() => import("./compare-bar"));

export interface ShortlistProps {
  /** The dealer's slug, before the names in local storage (FAV-06). */
  readonly site: string;
  /** Where favourites are posted. */
  readonly action: string;
}

const BUTTONS = Object.keys(KEPT_LISTS)
  .map((list) => `button[data-list="${list}"],button[data-guest="${list}"]`)
  .join();

/**
 * What all save and compare buttons of a page share: their form, which works without script, and the script that makes
 * them toggles. The script is fetched for visitors who keep something, and when a button is first pressed.
 */
export function Shortlist({ site, action }: ShortlistProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const status = useRef<HTMLParagraphElement>(null);
  const [compared, setCompared] = useState<readonly KeptEntry[]>([]);
  const [full, setFull] = useState<string | null>(null);
  const counted = useCounted();
  const started = useRef<Promise<Toggles> | null>(null);
  useEffect(() => {
    const say = (text: string) => {
      if (status.current !== null) status.current.textContent = text;
    };
    const start = () =>
      (started.current ??= import("./browser/toggles").then(({ startToggles }) =>
        startToggles({ site, t, say, onCompared: setCompared, onFull: setFull }),
      ));
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest(BUTTONS) : null;
      if (!(button instanceof HTMLButtonElement)) return;
      // The account's list takes it, of whoever has one.
      if (button.dataset["guest"] !== undefined && isHinted(document.cookie)) return;
      event.preventDefault();
      start().then(
        (toggles) => toggles.press(button),
        () => button.form?.requestSubmit(button),
      );
    };
    // If the script cannot be fetched, a press of a button tries again.
    const startIfKeeping = () => {
      if (isKeeping(site)) start().catch(() => (started.current = null));
    };
    document.addEventListener("click", onClick);
    // Another tab has begun to keep something.
    window.addEventListener("storage", startIfKeeping);
    startIfKeeping();
    return () => {
      document.removeEventListener("click", onClick);
      window.removeEventListener("storage", startIfKeeping);
      void started.current?.then(({ stop }) => stop(), ignore);
      started.current = null;
    };
  }, [site, t]);
  useEffect(() => {
    if (counted && wasHere(site))
      void import("./browser/new-since").then(({ markNew }) => markNew(site), ignore);
  }, [counted, site, pathname, search]);
  // After a POST the lists have changed.
  useEffect(() => void started.current?.then(({ show }) => show(), ignore), [pathname, search]);
  return (
    <>
      <SitePathForm id={LISTS_FORM} method="post" action={action} hidden>
        <input type="hidden" name="back" value={pathname + search} />
      </SitePathForm>
      <p ref={status} role="status" className={sr} />
      {compared.length === 0 || pathname === "/compare" ? null : (
        <Suspense fallback={null}>
          <CompareBar entries={compared} full={full} vehiclePage={pathname.startsWith("/cars/")} />
        </Suspense>
      )}
    </>
  );
}

/** Whether this browser keeps anything, or did when it last had its cookies. */
function isKeeping(site: string): boolean {
  if (/\b(?:favourites|compare)=\d/.test(document.cookie)) return true;
  try {
    return [storageKey(site, "favourites"), storageKey(site, "compareCars")].some(
      (key) => localStorage.getItem(key) !== null,
    );
  } catch {
    return false;
  }
}

/** Whether this browser has seen a page of the site before; notes that it has now. */
function wasHere(site: string): boolean {
  try {
    const key = storageKey(site, "visits");
    const isKnown = localStorage[key] !== undefined;
    localStorage[key] ??= Date.now();
    return isKnown;
  } catch {
    return false;
  }
}

/** If a part of the script could not be fetched, the buttons post. */
function ignore(): void {
  // Nothing has to be undone.
}
