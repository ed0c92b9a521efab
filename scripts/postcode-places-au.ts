/** One postcode, or a run of them, and where it is: degrees, the state's code, the name it is best known by. */
export interface PlaceRow {
  readonly from: string;
  readonly to: string;
  readonly lat: number;
  readonly long: number;
  readonly state: string;
  readonly name: string;
}

type Columns = readonly string[];

interface Place {
  readonly postcode: string;
  readonly name: string;
  readonly state: string;
  readonly lat: number;
  readonly long: number;
  /** GeoNames: 4 a place, 3 a postcode's own estimate, 1 the middle of a council area, 0 unknown. */
  readonly accuracy: number;
}

interface Town {
  readonly lat: number;
  readonly long: number;
  readonly people: number;
}

const STATES: Readonly<Record<string, string>> = {
  "01": "act",
  "02": "nsw",
  "03": "nt",
  "04": "qld",
  "05": "sa",
  "06": "tas",
  "07": "vic",
  "08": "wa",
};
/** Names of delivery centres and campuses, which nobody lives in. */
const NOT_LIVED_IN = / (?:bc|dc|mc|msc|lpo|po|gpo|milpo|raaf)$|^hmas |universit|hospital|facility|college$/i;
/** "New England Mc" is the mail centre of New England. */
const CENTRE = / (?:bc|dc|mc)$/i;
/**
 * Left out: islands no truck reaches, ships, Antarctica, and places of which GeoNames knows only a council area
 * hundreds of kilometres wide.
 */
const LEFT_OUT = new Set(
  "2890 2891 2898 2899 4482 4875 4876 5715 6452 6711 6712 6731 6733 6761 6798 6799 6958 7151".split(" "),
);
/** How far, in degrees, a town of the same name and state may be from where its postcode seems to be. */
const NEAR = 0.6;
/** Likewise when only the council area is known. */
const IN_AREA = 4;

/**
 * Australia's postcodes from GeoNames' postal file, one row each. A postcode stands at the median of its most exactly
 * known places; where GeoNames knows only the council area, hundreds of kilometres wide in the outback, at its
 * largest town. It is named after its largest town, else after the place nearest to where it stands.
 */
export function australianRows(postal: readonly Columns[], cities: readonly Columns[]): readonly PlaceRow[] {
  const towns = australianTowns(cities);
  const byPostcode = new Map<string, Place[]>();
  for (const place of postal.map(toPlace)) {
    const others = byPostcode.get(place.postcode) ?? [];
    if (Number.isFinite(place.lat) && !LEFT_OUT.has(place.postcode))
      byPostcode.set(place.postcode, [...others, place]);
  }
  return [...byPostcode.values()]
    .map((places) => rowOf(places, towns))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

function toPlace(columns: Columns): Place {
  const [, postcode = "", name = "", , state = "", , , , , lat = "", long = "", accuracy = ""] = columns;
  return {
    postcode,
    name,
    state: state.toLowerCase(),
    lat: lat === "" ? NaN : Number(lat),
    long: Number(long),
    accuracy: Number(accuracy),
  };
}

function australianTowns(cities: readonly Columns[]): ReadonlyMap<string, Town> {
  const towns = new Map<string, Town>();
  for (const row of cities) {
    if (row[8] !== "AU") continue;
    const key = `${row[1]?.toLowerCase()} ${STATES[row[10] ?? ""]}`;
    const town = { lat: Number(row[4]), long: Number(row[5]), people: Number(row[14]) };
    if ((towns.get(key)?.people ?? -1) < town.people) towns.set(key, town);
  }
  return towns;
}

function rowOf(places: readonly Place[], towns: ReadonlyMap<string, Town>): PlaceRow {
  const best = Math.max(...places.map(({ accuracy }) => accuracy));
  const exact = places.filter(({ accuracy }) => accuracy === best);
  const middle = { lat: median(exact.map(({ lat }) => lat)), long: median(exact.map(({ long }) => long)) };
  const known = places
    .flatMap((place) => {
      const town = towns.get(`${place.name.toLowerCase()} ${place.state}`);
      return town !== undefined && apart(middle, town) < (best < 3 ? IN_AREA : NEAR) ? [{ place, town }] : [];
    })
    .sort((a, b) => b.town.people - a.town.people)[0];
  const { place: named, town } = known ?? { place: nearest(places, middle), town: null };
  const at = best < 3 && town !== null ? town : middle;
  const { postcode, state, name } = named;
  return { from: postcode, to: postcode, lat: at.lat, long: at.long, state, name: name.replace(CENTRE, "") };
}

function nearest(places: readonly Place[], middle: { readonly lat: number; readonly long: number }): Place {
  const lived = places.filter(({ name }) => !NOT_LIVED_IN.test(name));
  const [first, ...rest] = lived.length === 0 ? places : lived;
  if (first === undefined) throw new Error("a postcode without a place");
  return rest.reduce((best, place) => (apart(place, middle) < apart(best, middle) ? place : best), first);
}

type Point = { readonly lat: number; readonly long: number };

/** Roughly how far apart two points are, in degrees. */
function apart(a: Point, b: Point): number {
  return Math.hypot(a.lat - b.lat, (a.long - b.long) * 0.85);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}
