/** The page numbers to offer; `gap` where some are left out. */
export type PageSlot = number | "gap";

/**
 * First, last, the current page and its neighbours. A gap of one page is that page instead.
 * @param page the current page, from 1; a page beyond the last counts as the last
 * @param pages how many there are, at least 1
 */
export function pageWindow(page: number, pages: number): readonly PageSlot[] {
  const current = Math.min(Math.max(page, 1), pages);
  const wanted = new Set([1, current - 1, current, current + 1, pages].filter((n) => n >= 1 && n <= pages));
  const sorted = [...wanted].sort((a, b) => a - b);
  return sorted.flatMap((n, index): PageSlot[] => {
    const missing = n - (sorted[index - 1] ?? n - 1) - 1;
    if (missing <= 0) return [n];
    return missing === 1 ? [n - 1, n] : ["gap", n];
  });
}
