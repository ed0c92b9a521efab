/** Interface copy of one language: groups (one file each) of texts, which may nest. */
export type Messages = Readonly<Record<string, unknown>>;

/** A language folder's files by path (`./filters.json`) as one object, each group under its file's name. */
export function grouped(files: Readonly<Record<string, Messages>>): Messages {
  return Object.fromEntries(
    Object.entries(files).map(([path, messages]) => [path.replace(/^.*\/(.+)\.json$/, "$1"), messages]),
  );
}
