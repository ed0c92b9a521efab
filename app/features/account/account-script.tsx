import { lazy, Suspense, useEffect, useState } from "react";
import { addLaterCopy } from "~/i18n/client-i18n";
import { useTranslation } from "~/i18n/translation";
import { isHinted } from "~/domain/account/signed-in-hint";
import type { WatchToggles } from "./browser/watch-toggles";

const Toasts = lazy(async () => ({ default: (await import("~/ui/toast/toasts")).Toasts }));
const BUTTONS = 'button[data-list="watchlist"]';

export interface AccountScriptProps {
  /** The watchlist's page. */
  readonly listHref: string;
}

/**
 * Tells a page, which is the same for everybody, who is signed in and which vehicles they watch. The script is fetched
 * for visitors who are signed in, or when a button of the watchlist is pressed. Without it the buttons post.
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
      // A visitor's own list takes it until somebody is signed in.
      if (button.dataset["guest"] !== undefined && !isHinted(document.cookie)) return;
      event.preventDefault();
      start().then(
        (toggles) => toggles.press(button),
        () => button.form?.requestSubmit(button),
      );
    };
    document.addEventListener("click", onClick);
    // If the script cannot be fetched nothing is lost: a press of a button tries again.
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

/** Fetches the words, and adds the place from which toasts are read out, before the first toast. */
async function ready(): Promise<void> {
  await Promise.all([addLaterCopy(), import("~/ui/toast/toasts")]);
}
