/**
 * Collapses every run of consecutive sold vehicles to its first (CARD-23). A list of nothing but sold
 * vehicles stays whole (CARD-24).
 */
export function collapseSoldRuns<T>(hits: readonly T[], isSold: (hit: T) => boolean): readonly T[] {
  const sold = hits.map(isSold);
  if (sold.every(Boolean)) return hits;
  return hits.filter((_, index) => !(sold[index] === true && sold[index - 1] === true));
}
