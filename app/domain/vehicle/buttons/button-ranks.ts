import type { PageButton } from "../page-buttons";

/** Outlined buttons beside the filled one: with more, none stands out. */
const MOST_OUTLINED = 3;

/** What leads to a part of the page or to a paper; nothing is done by it. */
const PLACES: ReadonlySet<PageButton["key"]> = new Set(["paymentMethods", "location", "carHistoryReport"]);

type Ranked = { readonly key: PageButton["key"]; readonly kind: PageButton["action"]["kind"] };

/** A page's buttons by how loud they are. */
export interface ButtonRanks<Button> {
  /** The one that stands out; null where nothing but a number to call is left. */
  readonly filled: Button | null;
  readonly outlined: readonly Button[];
  /** Links in words, below the buttons. */
  readonly links: readonly Button[];
}

/**
 * Ranks a page's buttons, in the dealer's order: the first that leads somewhere is filled, the next three are outlined, the
 * call among them, and the others are links. Payment methods, the location and the history report are always links.
 */
export function buttonRanks<Button extends Ranked>(buttons: readonly Button[]): ButtonRanks<Button> {
  const actions = buttons.filter(({ key }) => !PLACES.has(key));
  const filled = actions.find(({ kind }) => kind === "link") ?? null;
  const call = actions.find(({ kind }) => kind === "reveal");
  // A number is shown once, by whatever name.
  const rest = actions.filter((one) => one !== filled && (one.kind !== "reveal" || one === call));
  const first = rest.slice(0, MOST_OUTLINED);
  const outlined =
    call === undefined || first.includes(call) ? first : [...first.slice(0, MOST_OUTLINED - 1), call];
  const shown = new Set([filled, ...outlined]);
  return { filled, outlined, links: buttons.filter((one) => !shown.has(one) && one.kind === "link") };
}
