import { compactText } from "../search/text";

/** Grades that shoppers ask for by name, whether anybody here has one or not; what is an ordinary word as well is none. */
const GRADES: ReadonlySet<string> = new Set(
  (
    "gti gtd tdi tsi tfsi gli r-line s-line xr6 xr8 xr5 xr50 g6e ghia fx4 xlt xls wildtrak raptor fpv gxl gx vx sr5 sr trd gr-s zr zre levin conquest ascent " +
    "sportivo grande kakadu hsv ss-v ssv sv6 sv8 ss calais clubsport maloo redline ltz lt z71 vti vti-s vti-l vtir gxl st-l st-x st-r ti-l pro-4x n-trek nismo nismo-s gt-r " +
    "gsr gls gl exceed vrx vr-x evo sti wrx rx sx sxi gt-line amg cla45 a45 c63 m-sport m-performance quattro rs3 rs4 rs6 sq5 neo maxx akari astina sp20 sp25 mps azami " +
    "ls-u ls-m ls-t x-terrain x-rider sr-v hi-rider hirider trailhawk rubicon overland srt srt8 highlander n-line titanium zetec ecoboost dsg troopcarrier workmate"
  )
    .split(" ")
    .map(compactText),
);

/** Whether letters without blanks are a grade of some model. */
export function isKnownGrade(letters: string): boolean {
  return GRADES.has(letters);
}
