/** Most bytes of everything in a form but its files; the longest form of the site needs a tenth of it. */
export const MOST_TEXT_BYTES = 96 * 1024;
/** Most fields and files of a form. */
export const MOST_PARTS = 200;
/** Most characters of a field's name. */
export const LONGEST_NAME = 100;
/**
 * Most bytes of the head of a part of a multipart body. A file's name may have 255 characters, each written as three.
 */
export const MOST_HEAD_BYTES = 2_048;
/**
 * How many times the size of the largest file is read at least before reading stops, so that fields after a file that is
 * too large are still read.
 */
export const OVERSIZE = 4;

/** Whether a field's name is longer than any name in the site's forms. */
export function hasLongName(data: FormData): boolean {
  return [...data.keys()].some((name) => name.length > LONGEST_NAME);
}
