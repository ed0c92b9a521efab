/** Bytes of everything in a form but its files; the longest form of ours has a tenth of it. */
export const MOST_TEXT_BYTES = 96 * 1024;
/** Fields and files of a form. */
export const MOST_PARTS = 200;
/** Characters of a field's name. */
export const LONGEST_NAME = 100;
/** Bytes above a part of a multipart body; a file's name may have 255, each written as three. */
export const MOST_HEAD_BYTES = 2_048;
/** So many times the largest file may come before reading stops: what was typed behind a file that is too large is read. */
export const OVERSIZE = 4;

/** Whether a field has a name that no form of ours gives. */
export function hasLongName(data: FormData): boolean {
  return [...data.keys()].some((name) => name.length > LONGEST_NAME);
}
