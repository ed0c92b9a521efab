import { compactText } from "../search/text";

/**
 * Grades that shoppers ask for by name, whether anybody here has one or not, by make; what is an ordinary word as well is none
 * but behind its own make.
 */
const GRADES: Readonly<Record<string, string>> = {
  Audi: "tdi tfsi s-line quattro rs3 rs4 rs5 rs6 rs7 sq5 sq7 sq8",
  BMW: "m-sport m-performance competition",
  Chevrolet: "z71 ltz lt",
  Chrysler: "srt srt8",
  Dodge: "srt srt8",
  Ford: "xr6 xr8 xr5 xr50 g6e ghia fx4 mach-1 dark-horse xl xlt xls lariat ambiente tremor wildtrak raptor fpv titanium vignale zetec ecoboost hi-rider hirider st-line",
  Holden: "hsv ss-v ssv sv6 sv8 ss calais clubsport maloo redline ltz lt z71 sxi",
  Honda: "vti vti-s vti-l vtir gli",
  HSV: "clubsport maloo",
  Hyundai: "n-line calligraphy dynamiq techniq highlander sx gl gls",
  Isuzu: "ls-u ls-m ls-t x-terrain x-rider sx",
  Jeep: "trailhawk rubicon overland sahara srt srt8",
  Kia: "gt-line gls sx",
  Jaguar: "r-dynamic",
  "Land Rover": "r-dynamic x-dynamic hse autobiography svr",
  Lexus: "f-sport",
  Mazda: "neo maxx maxx-sport akari akera astina sp20 sp25 mps azami asaki",
  "Mercedes-Benz": "amg amg-line cla45 a45 c63",
  Mitsubishi: "gsr gls gl glx exceed vrx vr-x evo",
  Nissan: "st-l st-x st-r ti-l pro-4x n-trek warrior nismo nismo-s gt-r",
  Peugeot: "gt-line gti",
  Porsche: "carrera targa gt3 gt4",
  Renault: "gt-line",
  Skoda: "tdi tsi sportline",
  Subaru: "sti wrx rx gl",
  Suzuki: "gl glx gli",
  Toyota:
    "gxl gx vx gr-sport ascent-sport rugged-x sr5 sr trd gr-s zr zre crusade sahara koba levin conquest ascent sportivo grande kakadu sr-v gli gl gls rx troopcarrier workmate",
  Volkswagen: "gti gtd tdi tsi gli r-line dsg trendline comfortline highline alltrack",
};
const byMake: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(GRADES).map(([make, grades]) => [
    compactText(make),
    new Set(grades.split(" ").map(compactText)),
  ]),
);
const all: ReadonlySet<string> = new Set([...byMake.values()].flatMap((grades) => [...grades]));

/** Whether letters without blanks are a grade of some model. */
export function isKnownGrade(letters: string): boolean {
  return all.has(letters);
}

/** The one make whose grade it is; null for none and for several. */
export function makeOfGrade(letters: string): string | null {
  const [only, ...others] = Object.keys(GRADES).filter((make) => isGradeOf(make, letters));
  return others.length > 0 ? null : (only ?? null);
}

/** Whether they are one of a make's. */
export function isGradeOf(make: string, letters: string): boolean {
  return byMake.get(compactText(make))?.has(letters) ?? false;
}
