import * as z from "zod";

/** What any Markdown file of a dealer may say about when it shows. */
export const shownDaysFields = {
  draft: z.boolean().optional().describe("true: it is not shown anywhere, and its address answers 404"),
  from: z.iso
    .date()
    .optional()
    .describe("First day it is shown, as YYYY-MM-DD, from its midnight where the dealer is"),
  until: z.iso
    .date()
    .optional()
    .describe("Last day it is shown, as YYYY-MM-DD, to its end where the dealer is"),
};

/** When something shows; without fields it always does. Days are `YYYY-MM-DD` where the dealer is. */
export interface ShownDays {
  readonly draft?: boolean | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Whether the days are in order; an error beside {@link DAYS_OUT_OF_ORDER}. */
export function daysInOrder({ from, until }: ShownDays): boolean {
  return from === undefined || until === undefined || from <= until;
}

/** What is told of days that are not in order. */
export const DAYS_OUT_OF_ORDER = { error: "a last day that is not before `from`", path: ["until"] };

/** Whether something shows on a day. @param today `YYYY-MM-DD` where the dealer is */
export function isShown({ draft, from, until }: ShownDays, today: string): boolean {
  return draft !== true && (from === undefined || from <= today) && (until === undefined || today <= until);
}

/** Whether something shows on every day. */
export function isAlwaysShown({ draft, from, until }: ShownDays): boolean {
  return draft !== true && from === undefined && until === undefined;
}
