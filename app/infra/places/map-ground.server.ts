import type { Country } from "~/domain/country/country";
import type { Coordinates } from "~/domain/location/distance";
import type { MapGround, MapGrounds, MapTown } from "~/ports/map-ground";

/** Rings of points, each written as steps from the one before. */
interface CoastTable {
  readonly rows: readonly string[];
}

interface RoadTable {
  /** `name|latitude|longitude` */
  readonly towns: readonly string[];
  /** `name>name` */
  readonly roads: readonly string[];
  /** `latitude,longitude latitude,longitude` */
  readonly borders: readonly string[];
}

type Loaded<Table> = () => Promise<{ readonly default: Table }>;

const COASTS: Readonly<Record<Country["code"], Loaded<CoastTable>>> = {
  au: () => import("./coast-au.json"),
  nz: () => import("./coast-nz.json"),
};
const ROADS: Readonly<Record<Country["code"], Loaded<RoadTable>>> = {
  au: () => import("./roads-au.json"),
  nz: () => import("./roads-nz.json"),
};
/** Steps of a degree, as `scripts/coast-table.ts` writes them. */
const STEPS = 200;

/** {@link MapGrounds} from Natural Earth's coast and a list of main towns and roads; read when first asked for. */
export function createMapGrounds(): MapGrounds {
  const loaded = new Map<Country["code"], Promise<MapGround>>();
  return {
    of(country) {
      const ground = loaded.get(country) ?? load(country);
      loaded.set(country, ground);
      return ground;
    },
  };
}

async function load(country: Country["code"]): Promise<MapGround> {
  const [coast, { default: table }] = await Promise.all([COASTS[country](), ROADS[country]()]);
  const towns = table.towns.map(townOf);
  const at = new Map(towns.map((town) => [town.name, town]));
  return {
    coast: coast.default.rows.map(ringOf),
    borders: table.borders.map((line) => line.split(" ").map(pointOf)),
    roads: table.roads.map((road) => road.split(">").flatMap((name) => at.get(name) ?? [])),
    towns,
  };
}

function townOf(row: string): MapTown {
  const [name = "", lat, long] = row.split("|");
  return { name, lat: Number(lat), long: Number(long) };
}

function pointOf(text: string): Coordinates {
  const [lat, long] = text.split(",").map(Number);
  return { lat: lat ?? 0, long: long ?? 0 };
}

function ringOf(row: string): readonly Coordinates[] {
  let [east, north] = [0, 0];
  return row.split(" ").map((step) => {
    const [right = 0, up = 0] = step.split(",").map(Number);
    east += right;
    north += up;
    return { lat: north / STEPS, long: east / STEPS };
  });
}
