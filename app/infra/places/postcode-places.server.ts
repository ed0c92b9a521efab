import type { Country } from "~/domain/country/country";
import { isIn } from "~/domain/location/map-frame";
import type { DeliveryPlace } from "~/domain/delivery/delivery-price";
import { nearestArea, placeNames, type PlaceNames, type PostcodeArea } from "~/domain/location/place-names";
import type { PostcodePlaces } from "~/ports/postcode-places";

interface Run {
  readonly from: string;
  readonly to: string;
  readonly place: DeliveryPlace;
}

/** A table in the build: a line `from-to|latitude|longitude|state|name` per run of postcodes, ascending. */
type Table = { readonly rows: readonly string[] };

/** Further names of a postcode: `postcode|name`, in the form of a table. */
const NAMES: Readonly<Partial<Record<Country["code"], () => Promise<{ readonly default: Table }>>>> = {
  au: () => import("./names-au.json"),
};

const TABLES: Readonly<Record<Country["code"], () => Promise<{ readonly default: Table }>>> = {
  au: () => import("./postcodes-au.json"),
  nz: () => import("./postcodes-nz.json"),
};

/**
 * {@link PostcodePlaces} from GeoNames (CC BY 4.0): for Australia every postcode on its own, good to a few
 * kilometres in towns and to some fifty in the outback; for New Zealand, which has no open table of positions, the
 * town whose area a run of postcodes belongs to. A country's table is read when first asked for.
 */
export function createPostcodePlaces(): PostcodePlaces {
  const loaded = new Map<Country["code"], Promise<CountryPlaces>>();
  const placesIn = (country: Country["code"]) => {
    const places = loaded.get(country) ?? loadPlaces(country);
    loaded.set(country, places);
    return places;
  };
  return {
    find: async (country, postcode) => placeIn((await placesIn(country)).runs, postcode),
    named: async (country, text) => (await placesIn(country)).names.named(text),
    called: async (country, name) => (await placesIn(country)).names.called(name),
    nearest: async (country, point) => nearestArea((await placesIn(country)).areas, point, REMOTEST_KM),
    within: async (country, box) =>
      (await placesIn(country)).runs.map(({ place }) => place).filter((place) => isIn(box, place)),
  };
}

/** The largest areas of the outback. */
const REMOTEST_KM = 600;

interface CountryPlaces {
  readonly runs: readonly Run[];
  readonly areas: readonly PostcodeArea[];
  readonly names: PlaceNames<PostcodeArea>;
}

async function loadPlaces(country: Country["code"]): Promise<CountryPlaces> {
  const [table, names] = await Promise.all([TABLES[country](), NAMES[country]?.()]);
  const runs = runsOf(table.default, country);
  const areas = runs.map(({ from, place }) => ({ ...place, postcode: from }));
  const others = (names?.default.rows ?? []).flatMap((row) => otherName(row, areas));
  return { runs, areas, names: placeNames([...areas, ...others]) };
}

/** "4305|Ipswich": where the postcode is, by that name and in the same state. */
function otherName(row: string, areas: readonly PostcodeArea[]): readonly PostcodeArea[] {
  const [postcode, town = ""] = row.split("|");
  const area = areas.find((one) => one.postcode === postcode);
  return area === undefined
    ? []
    : [{ ...area, name: `${town}${/ \p{Lu}{2,3}$/u.exec(area.name)?.[0] ?? ""}` }];
}

function runsOf({ rows }: Table, country: Country["code"]): readonly Run[] {
  return rows.map((row) => {
    const [run = "", lat = "", long = "", state = "", town = ""] = row.split("|");
    const [from = "", to = from] = run.split("-");
    const name = country === "au" ? `${town} ${state.toUpperCase()}` : town;
    return { from, to, place: { name, lat: Number(lat), long: Number(long) } };
  });
}

/**
 * The place of a postcode, by binary search. All postcodes of a country have the same length, so they compare as texts.
 */
function placeIn(runs: readonly Run[], postcode: string): DeliveryPlace | null {
  let low = 0;
  let high = runs.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const run = runs[middle];
    if (run === undefined || (run.from <= postcode && postcode <= run.to)) return run?.place ?? null;
    if (run.from < postcode) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}
