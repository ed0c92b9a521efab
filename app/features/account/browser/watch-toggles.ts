import { ownPath } from "~/ui/link/site-base";
import type { Translator } from "~/i18n/translator";
import { track } from "~/ui/analytics/track";
import { showToast } from "~/ui/toast/toast-queue";
import { askMe, callWatchlist, type Me, VISITOR } from "./watch-calls";

/** The watchlist's buttons, wherever they stand (`ui/list-toggle`). */
export const WATCH_BUTTONS = 'button[data-list="watchlist"]';

/** What the buttons need. */
export interface WatchSetup {
  readonly t: Translator;
  /** The watchlist's page. */
  readonly listHref: string;
}

/** The watchlist's buttons on the page in view. */
export interface WatchToggles {
  /** Learns who is signed in and shows it. */
  refresh(): Promise<void>;
  /** A button was pressed. */
  press(button: HTMLButtonElement): Promise<void>;
  stop(): void;
}

/** Makes the buttons toggles of the account's list: at once, and undone when the call fails (WATCH-01, OPEN-102). */
export function startWatchToggles({ t, listHref }: WatchSetup): WatchToggles {
  let me: Me = VISITOR;
  let watched = new Set<string>();
  const busy = new Set<string>();
  const show = () => showState(watched, me.phone !== null);
  const watcher = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) show();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  const tell = (change: "saved" | "removed", name: string) =>
    showToast({
      tone: "positive",
      title: t(`watchlist.${change}`),
      text: t(`watchlist.${change}Text`, { name }),
      ...(change === "saved" && me.silent ? { note: t("watchlist.savedSilent") } : {}),
      link: { label: t("watchlist.view"), href: listHref },
      close: t("watchlist.close"),
    });
  const fail = (error: string | null) =>
    showToast({
      tone: "danger",
      title: error ?? t("watchlist.failed"),
      text: "",
      link: null,
      close: t("watchlist.close"),
    });
  return {
    async refresh() {
      me = await askMe();
      watched = new Set(me.watched);
      show();
      if (me.justSaved !== null) tell("saved", me.justSaved.name);
    },
    async press(button) {
      const { value: id } = button;
      if (busy.has(id)) return;
      busy.add(id);
      const change = watched.has(id) ? "remove" : "save";
      toggle(watched, id);
      show();
      const outcome = await callWatchlist(change, id, me.phone);
      busy.delete(id);
      if (outcome.success) {
        if (change === "save") track("favouriteAdded", { car_id: id });
        tell(change === "save" ? "saved" : "removed", outcome.name);
        return;
      }
      toggle(watched, id);
      show();
      if (outcome.signIn !== null) window.location.assign(ownPath(outcome.signIn));
      else fail(outcome.error);
    },
    stop: () => watcher.disconnect(),
  };
}

function toggle(ids: Set<string>, id: string): void {
  if (!ids.delete(id)) ids.add(id);
}

function showState(watched: ReadonlySet<string>, signedIn: boolean): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(WATCH_BUTTONS)) {
    const pressed = String(watched.has(button.value));
    if (button.getAttribute("aria-pressed") !== pressed) button.setAttribute("aria-pressed", pressed);
    // The button of a sold vehicle shows only to those who have saved it (WATCH-08, OPEN-101).
    if (button.dataset["onlySaved"] !== undefined) button.hidden = pressed === "false";
  }
  for (const count of document.querySelectorAll<HTMLElement>("[data-watch-count]")) {
    const text = String(watched.size);
    // Setting the same text again would count as a change and start the observer.
    if (count.textContent !== text) count.textContent = text;
    count.hidden = watched.size === 0;
  }
  for (const mark of document.querySelectorAll<HTMLElement>("[data-signed-in]")) {
    if (mark.hidden === signedIn) mark.hidden = !signedIn;
  }
}
