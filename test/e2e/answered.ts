import type { Page } from "@playwright/test";
import { expect } from "./site-test";

/** A phone's and a laptop's window. */
export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** Milliseconds between two looks; after the first few Playwright would look once a second. */
const OFTEN = [50, 50, 100];

/** Whoever sent a form is at its answer: it has the focus, is in view, and nothing lies over it. */
export async function expectAnswered(page: Page, where: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(whereTheReaderIs, null), { message: where, intervals: OFTEN })
    .toBe("at the answer");
}

/** Whoever followed a link to a place of a page is there. */
export async function expectAt(page: Page, id: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(whereTheReaderIs, id), { message: id, intervals: OFTEN })
    .toBe("at the place");
}

/** Runs in the browser. */
function whereTheReaderIs(id: string | null): string {
  const at = document.activeElement;
  if (at === null || at === document.body) return "nowhere";
  const wanted = id === null ? "[data-answer], main h1, main h2" : `#${CSS.escape(id)}`;
  if (!at.matches(wanted)) return `at ${at.outerHTML.slice(0, 120)}`;
  const { top, left, width, height } = at.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight - 40) return `at ${top} of ${window.innerHeight}`;
  const seen = document.elementFromPoint(left + Math.min(width / 2, 60), top + Math.min(height / 2, 12));
  if (seen === null || !(at.contains(seen) || seen.contains(at)))
    return `under ${seen?.outerHTML.slice(0, 120) ?? ""}`;
  return id === null ? "at the answer" : "at the place";
}
