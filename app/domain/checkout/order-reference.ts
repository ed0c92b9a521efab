/** How many characters of an order's id its short reference has. */
export const SHORT_REFERENCE = 8;

/** The part of an order's id that shoppers are told: on its page, and what they say on the telephone. */
export function shortReference(id: string): string {
  return id.slice(0, SHORT_REFERENCE).toUpperCase();
}
