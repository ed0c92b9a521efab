import { lazy, Suspense, useEffect, useState } from "react";
import { addLaterCopy } from "~/i18n/client-i18n";
import { useTranslation } from "~/i18n/translation";
import { isHinted } from "./browser/signed-in-hint";
import type { WatchToggles } from "./browser/watch-toggles";

const Toasts = lazy(async () => ({ default: (await import("~/ui/toast/toasts")).Toasts }));
const BUTTONS = 'button[data-list="watchlist"]';

export interface AccountScriptProps {
  /** The watchlist's page. */
  readonly listHref: string;
}

/**
 * What a page that is the same for everybody learns about its visitor: who is signed in, and which vehicles they
 * watch. Its script comes for those who are signed in, and when a button of the watchlist is pressed; without it
 * the buttons post.
 */
export function AccountScript({ listHref }: AccountScriptProps) {
  const { t } = useTranslation();
  const [active, setActive] = useState(false);
  useEffect(() => {
    let started: Promise<WatchToggles> | null = null;
    const start = () => {
      setActive(true);
      return (started ??= ready().then(async () => {
        const { startWatchToggles } = await import("./browser/watch-toggles");
        const toggles = startWatchToggles({ t, listHref });
        if (isHinted(document.cookie)) await toggles.refresh();
        return toggles;
      }));
    };
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest(BUTTONS) : null;
      if (!(button instanceof HTMLButtonElement)) return;
      event.preventDefault();
      start().then(
        (toggles) => toggles.press(button),
        () => button.form?.requestSubmit(button),
      );
    };
    document.addEventListener("click", onClick);
    // Nothing is lost where it cannot be had: a press tries again.
    if (isHinted(document.cookie)) start().catch(() => (started = null));
    return () => {
      document.removeEventListener("click", onClick);
      void started?.then(
        (toggles) => toggles.stop(),
        () => undefined,
      );
    };
  }, [t, listHref]);
  return active ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}

/** The words, and the place toasts are read out from, are there before the first toast. */
async function ready(): Promise<void> {
  await Promise.all([addLaterCopy(), import("~/ui/toast/toasts")]);
}
