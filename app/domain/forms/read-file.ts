/** Largest file a form takes. */
export const MOST_FILE_BYTES = 5 * 1024 * 1024;

const FILE_NAMES = /\.(?:pdf|docx?|odt|rtf|txt)$/i;

/** What is wrong with a chosen file, as the key of its copy; null when nothing is. */
export function readFile({ name, size }: Pick<File, "name" | "size">): string | null {
  if (size === 0) return "problem.fileEmpty";
  if (size > MOST_FILE_BYTES) return "problem.fileSize";
  return FILE_NAMES.test(name) ? null : "problem.fileType";
}
