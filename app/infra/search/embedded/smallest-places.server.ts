/** Where a page begins and how many places it holds. */
export interface PageWindow {
  readonly offset: number;
  readonly limit: number;
}

/**
 * A page of the places of some numbers, the smallest number first, equal ones as they stand. The numbers are whole, from 0
 * to 2^32. Number and place are sorted as one number: a sort without a comparison in JavaScript is many times faster.
 */
export function smallestPlaces(numbers: Uint32Array, { offset, limit }: PageWindow): number[] {
  const keys = new Float64Array(numbers.length);
  for (let place = 0; place < keys.length; place++) keys[place] = (numbers[place] ?? 0) * keys.length + place;
  const places: number[] = [];
  for (const key of keys.sort().subarray(offset, offset + limit)) places.push(key % keys.length);
  return places;
}
