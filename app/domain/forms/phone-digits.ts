/** No telephone plan has shorter numbers that can be called from elsewhere. */
const FEWEST_DIGITS = 5;

/**
 * Whether a text has digits enough to be a telephone number. It refuses no number that exists; whether one exists only
 * the server can tell, as that takes a library.
 */
export function mayBePhone(text: string): boolean {
  return (text.match(/\p{Nd}/gu) ?? []).length >= FEWEST_DIGITS;
}
