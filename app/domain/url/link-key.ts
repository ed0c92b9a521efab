/**
 * The beginning of a digest that is enough for a key, as far as a letter or figure: mail programs leave other signs out
 * of a link's end. Its 16 characters are 96 bits, which nobody guesses by asking a server, and leave room in text
 * messages.
 */
const KEY = /^.{15}[-_]*[A-Za-z0-9]/;
const SIGNS_AT_END = /[-_]+$/;

/** The key that a link carries. @param digest base64url, of what the link is for and a secret */
export function linkKey(digest: string): string {
  return KEY.exec(digest)?.[0] ?? digest;
}

/**
 * The keys that open a link.
 * @param earlierLength of the keys in links that were sent before keys were shorter; they still open, also without the
 *   signs at their end
 */
export function fittingKeys(digest: string, earlierLength: number): readonly string[] {
  const earlier = digest.slice(0, earlierLength);
  return [linkKey(digest), earlier, earlier.replace(SIGNS_AT_END, "")];
}
