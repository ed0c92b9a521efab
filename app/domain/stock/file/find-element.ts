import { namesFaults } from "./find-list";

/** An element of a document, by its path from the root (`rss.channel.item`). */
export interface MetElement {
  readonly path: string;
  /** How often it was met. */
  readonly count: number;
  /** How many elements were met directly within all of them. */
  readonly children: number;
}

/**
 * The element that is a record, in a document of which nobody told: the outermost of those with elements within them that are
 * repeated; where none is, the one with most within it, the inner one of equals. Null in a document without such
 * elements, and in one that tells faults alone.
 */
export function findElement(met: readonly MetElement[]): string | null {
  const holders = met.filter(({ path, children }) => children > 0 && !namesFaults(path));
  const repeated = holders.filter(({ count }) => count > 1);
  const depth = ({ path }: MetElement) => path.split(".").length;
  const best =
    repeated.length > 0
      ? repeated.sort((one, other) => depth(one) - depth(other) || other.count - one.count)[0]
      : holders.sort((one, other) => other.children - one.children || depth(other) - depth(one))[0];
  return best === undefined ? null : (best.path.split(".").at(-1) ?? null);
}
