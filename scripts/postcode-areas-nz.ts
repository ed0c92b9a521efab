import type { PlaceRow } from "./postcode-places-au";

type Columns = readonly string[];
type Area = Omit<PlaceRow, "from" | "to"> | null;

/** GeoNames' first administrative division of each region of the country pack. */
const DIVISIONS: Readonly<Record<string, string>> = {
  ntl: "F6",
  auk: "E7",
  wko: "G1",
  bop: "E8",
  gis: "F1",
  hkb: "F2",
  tki: "F9",
  mwt: "F3",
  wgn: "G2",
  tas: "TAS",
  nsn: "F5",
  mbh: "F4",
  wtc: "G3",
  can: "E9",
  ota: "F7",
  stl: "F8",
};

/**
 * New Zealand's postcodes as runs without overlap, from the list of areas (`postcode-areas-nz.txt`) and the
 * positions of their towns. Later lines of the list win; `-` in place of a town leaves a run out.
 */
export function newZealandRows(list: string, cities: readonly Columns[]): readonly PlaceRow[] {
  const towns = cities.filter((row) => row[8] === "NZ");
  const areas: Area[] = Array.from({ length: 10_000 }, () => null);
  for (const line of list.split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [run = "", town = "", state = "", name = town] = line.split("|");
    const [from = NaN, to = NaN] = run.split("-").map(Number);
    areas.fill(town === "-" ? null : { ...positionOf(town, state, towns), state, name }, from, to + 1);
  }
  return runsOf(areas);
}

function positionOf(town: string, state: string, towns: readonly Columns[]) {
  if (town.startsWith("@")) {
    const [lat = NaN, long = NaN] = town.slice(1).split(",").map(Number);
    return { lat, long };
  }
  const named = towns.filter((row) => row[1] === town);
  const found = named.length === 1 ? named[0] : named.find((row) => row[10] === DIVISIONS[state]);
  if (found === undefined) throw new Error(`GeoNames has no single ${town} in ${state}`);
  return { lat: Number(found[4]), long: Number(found[5]) };
}

function runsOf(areas: readonly Area[]): readonly PlaceRow[] {
  const rows: PlaceRow[] = [];
  areas.forEach((area, number) => {
    if (area === null) return;
    const postcode = String(number).padStart(4, "0");
    const last = rows.at(-1);
    const joins = last !== undefined && areas[number - 1] === area;
    if (joins) rows[rows.length - 1] = { ...last, to: postcode };
    else rows.push({ from: postcode, to: postcode, ...area });
  });
  return rows;
}
