/** Signs that a text message's sender may have, where it is a name and no number (3GPP TS 23.040). */
const MOST_SIGNS = 11;

/** A dealer's slug as the sender of text messages: letters and digits alone, at most eleven. */
export function senderName(slug: string): string {
  return slug.replace(/[^a-z\d]/gi, "").slice(0, MOST_SIGNS);
}
