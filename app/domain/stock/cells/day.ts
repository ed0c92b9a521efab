import { isCalendarDay } from "../../time/calendar-day";

/** The months' names begin so in English feeds. */
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * The day that a cell names, as `2026-11-30`; null for none.
 * @param isMonthFirst whether the month stands first in a date between slashes
 */
export function dayOf(text: string, isMonthFirst: boolean): string | null {
  const [year = "", month = "", day = ""] = partsOf(text.trim(), isMonthFirst) ?? [];
  const iso = [year.length === 2 ? `20${year}` : year, month.padStart(2, "0"), day.padStart(2, "0")].join(
    "-",
  );
  return isCalendarDay(iso) ? iso : null;
}

type Parts = readonly (string | undefined)[];

/** Year, month and day. */
function partsOf(text: string, isMonthFirst: boolean): Parts | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text) ?? /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(text);
  if (iso !== null) return iso.slice(1);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?!\d)/.exec(text);
  if (dotted !== null) return dotted.slice(1).reverse();
  const [, first, second, slashYear] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
  if (slashYear !== undefined) return isMonthFirst ? [slashYear, first, second] : [slashYear, second, first];
  const [, day, name = "", year] =
    /^(\d{1,2})[\s-]([a-z]{3})[a-z]*[\s-](\d{4}|\d{2})(?!\d)/i.exec(text) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase());
  return month < 0 ? null : [year, String(month + 1), day];
}
