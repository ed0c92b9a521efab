/** Characters of a printed number that stay readable until it is asked for (VDP-42). */
const READABLE = 5;

/** A printed telephone number with every digit after the first five characters as "X" (VDP-42, OPEN-73). */
export function maskedPhone(printed: string): string {
  return printed.slice(0, READABLE) + printed.slice(READABLE).replace(/\d/g, "X");
}
