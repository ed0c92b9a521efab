/** A file as its folder lists it. */
export interface ListedFile {
  readonly name: string;
  readonly size: number;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changedMs: number;
}

/** The folder of a path and the name, or pattern of names, in it; the folder is empty for one without. */
export function splitPath(path: string): { readonly folder: string; readonly pattern: string } {
  const at = path.lastIndexOf("/");
  return { folder: at === 0 ? "/" : path.slice(0, Math.max(at, 0)), pattern: path.slice(at + 1) };
}

/**
 * Whether a name fits a pattern in which `*` stands for any letters, none too. What begins with a dot is hidden: it fits
 * only a pattern that begins with one.
 */
export function fitsPattern(name: string, pattern: string): boolean {
  if (name.startsWith(".") && !pattern.startsWith(".")) return false;
  const [first = "", ...others] = pattern.split("*");
  if (others.length === 0) return name === pattern;
  const last = others.pop() ?? "";
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  let from = first.length;
  for (const part of others) {
    const at = name.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return from <= name.length - last.length;
}

/** The newest of the files that fit a pattern; of equally old ones the last by name. Null where none fits. */
export function newestFile(files: readonly ListedFile[], pattern: string): ListedFile | null {
  const fitting = files.filter(({ name }) => fitsPattern(name, pattern));
  return fitting.reduce<ListedFile | null>(
    (newest, one) => (newest === null || isNewer(one, newest) ? one : newest),
    null,
  );
}

function isNewer(one: ListedFile, other: ListedFile): boolean {
  if (one.changedMs !== other.changedMs) return one.changedMs > other.changedMs;
  return one.name > other.name;
}
