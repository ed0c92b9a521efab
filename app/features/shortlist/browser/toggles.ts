import { isHinted } from "~/domain/account/signed-in-hint";
import { withAnother, without, withNewest } from "~/domain/shortlist/id-list";
import { KEPT_LISTS, type KeptListName } from "~/domain/shortlist/kept-lists";
import type { Translator } from "~/i18n/translator";
import { track } from "~/ui/analytics/track";
import { LISTS_FORM } from "~/ui/list-toggle/list-toggle";
import { bareEntry, describedBy, type KeptEntry } from "./kept-entry";
import { readKept, writeKept } from "./kept-list";

const TOGGLES = `button[form="${LISTS_FORM}"][data-list]`;

/** What the toggles need of the page. */
export interface ToggleSetup {
  readonly site: string;
  readonly t: Translator;
  /** Tells screen readers. */
  readonly say: (text: string) => void;
  readonly onCompared: (entries: readonly KeptEntry[]) => void;
  /** Called when a vehicle does not fit into the comparison, and with null when there is room again. */
  readonly onFull: (notice: string | null) => void;
}

/** The running toggles. */
export interface Toggles {
  /** A button was pressed. */
  press(button: HTMLButtonElement): void;
  /** Reads the lists again, after the server has changed them. */
  show(): void;
  stop(): void;
}

/**
 * Makes the page's save and compare buttons toggles of the visitor's lists (FAV-01), and keeps their state, the counts
 * and other tabs in step. Works on the document: cards come and go, and no page waits for it.
 */
export function startToggles(setup: ToggleSetup): Toggles {
  let compared = "[]";
  const show = () => {
    const entries = showState(setup.site);
    const text = JSON.stringify(entries);
    if (text === compared) return;
    compared = text;
    setup.onCompared(entries);
  };
  const watcher = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(bringsToggle))) show();
  });
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener("storage", show, { signal });
  window.addEventListener("pageshow", show, { signal });
  watcher.observe(document.body, { childList: true, subtree: true });
  show();
  return {
    show,
    press: (button) => {
      const list = listOf(button);
      if (list !== null) press(button, list, setup);
      show();
    },
    stop: () => {
      stop.abort();
      watcher.disconnect();
    },
  };
}

function bringsToggle(node: Node): boolean {
  return node instanceof Element && (node.matches(TOGGLES) || node.querySelector(TOGGLES) !== null);
}

/** The browser's list that a button fills; null for one of the account's, of somebody who is signed in. */
function listOf({ dataset: { list, guest } }: HTMLElement): KeptListName | null {
  const name = guest === undefined || isHinted(document.cookie) ? list : guest;
  return isKept(name) ? name : null;
}

function isKept(list: string | undefined): list is KeptListName {
  return list !== undefined && Object.hasOwn(KEPT_LISTS, list);
}

function press(button: HTMLButtonElement, list: KeptListName, setup: ToggleSetup): void {
  const { site, t, say, onFull } = setup;
  const { value: id } = button;
  const entries = readKept(site, list);
  const ids = entries.map((entry) => entry.id);
  const entry = describedBy(button, id);
  const name = entry.name === "" ? t("shortlist.thisVehicle") : entry.name;
  const next = toggled(list, ids, id);
  onFull(next === null ? t("shortlist.compareFull", { name }) : null);
  if (next === null) return;
  const known = new Map([...entries, entry].map((one) => [one.id, one]));
  writeKept(
    site,
    list,
    next.map((one) => known.get(one) ?? bareEntry(one)),
  );
  const added = next.includes(id);
  if (list === "favourites" && added) track("favouriteAdded", { car_id: id });
  say(t(said(list, added), { name }));
}

function toggled(list: KeptListName, ids: readonly string[], id: string): readonly string[] | null {
  if (ids.includes(id)) return without(ids, id);
  const { cap } = KEPT_LISTS[list];
  return list === "compare" ? withAnother(ids, id, cap) : withNewest(ids, id, cap);
}

function said(list: KeptListName, added: boolean): string {
  if (list === "compare") return added ? "shortlist.compareAdded" : "shortlist.compareRemoved";
  return added ? "shortlist.saved" : "shortlist.removed";
}

/** @returns what is compared */
function showState(site: string): readonly KeptEntry[] {
  const kept = { favourites: readKept(site, "favourites"), compare: readKept(site, "compare") };
  for (const button of document.querySelectorAll<HTMLButtonElement>(TOGGLES)) {
    const list = listOf(button);
    if (list === null) continue;
    const pressed = String(kept[list].some(({ id }) => id === button.value));
    if (button.getAttribute("aria-pressed") !== pressed) button.setAttribute("aria-pressed", pressed);
  }
  for (const count of document.querySelectorAll<HTMLElement>("[data-list-count]")) {
    const { listCount: list, watchCount } = count.dataset;
    if (watchCount === undefined || !isHinted(document.cookie))
      showCount(count, isKept(list) ? kept[list].length : 0);
  }
  return kept.compare;
}

function showCount(element: HTMLElement, number: number): void {
  const text = String(number);
  // Setting the same text again would count as a change and start the observer.
  if (element.textContent !== text) element.textContent = text;
  element.hidden = number === 0;
}
