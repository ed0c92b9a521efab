import { cells } from "~/features/locations/locations.css";

/** The class of a card so many twelfths of a row wide; the nearest width there is (LOC-17, LOC-18). */
export function cellOf(span: number): string {
  if (span > 6) return cells[12];
  return span <= 3 ? cells[3] : span === 4 ? cells[4] : span === 5 ? cells[5] : cells[6];
}
