import { foldText } from "../../text/fold-text";
import { fuelOf, namesPlugIn } from "../cells/fuel-words";
import type { Repair } from "../cells/note-repair";
import type { RowReading } from "../read-row";

/** Words of an engine that name its fuel beyond doubt: "4V" and "Premium" may be anything there. */
const NAMES_FUEL = /electri[cq]|elektr|hybrid|diesel|plug.?in|hydrogen|fuel.?cell|unleaded|petrol|gasoline/;
/** What an engine says that has none of them. */
const SAYS_NONE: ReadonlySet<string> = new Set(["engine_size_litres", "variant.cylinders"]);

/**
 * The row with its fuel, where no column says it and the engine's does: "Electric Motor", "2.0L Diesel". Of an electric
 * vehicle it is nothing to tell that its engine has no litres and no cylinders; such notes and words are taken away.
 * @param repairs notes that reading the row made; shortened in place
 */
export function withFuelOfEngine({ read, unread }: RowReading, repairs: Repair[]): RowReading {
  const fuel = pluggedIn(read["simple_fuel"] ?? fuelOfEngine(read, unread), read, repairs);
  const known = fuel === null || fuel === read["simple_fuel"] ? read : { ...read, simple_fuel: fuel };
  if (fuel !== "Electric") return { read: known, unread };
  const kept = repairs.filter(({ code }) => code !== "engine-size-unknown");
  repairs.splice(0, repairs.length, ...kept);
  return { read: known, unread: unread.filter(({ field }) => !SAYS_NONE.has(field)) };
}

/** Where the name of a vehicle tells which hybrid it is. */
const NAMED_IN = ["model", "badge", "series", "name"];

/** No hybrid that charges itself has a battery of this size (kWh), or is said to go this far by electricity alone (km). */
const CHARGED = { battery: 5, range: [15, 150] } as const;

function isCharged(read: RowReading["read"]): boolean {
  const [battery, range] = [
    Number(read["variant.battery_capacity_kwh"] ?? 0),
    Number(read["variant.electric_range_km"] ?? 0),
  ];
  // A range beyond is one with a full tank.
  return battery >= CHARGED.battery || (range >= CHARGED.range[0] && range <= CHARGED.range[1]);
}

/** "Petrol/Electric" is any hybrid; its own name, or its battery, says of some that they are charged from outside. */
function pluggedIn(fuel: unknown, read: RowReading["read"], repairs: Repair[]): unknown {
  const isNamed = NAMED_IN.some((field) => {
    const name = read[field];
    return typeof name === "string" && namesPlugIn(name);
  });
  if (fuel !== "Hybrid" || !(isNamed || isCharged(read))) return fuel;
  const change = { field: "simple_fuel", before: "Hybrid", after: "PHEV" };
  repairs.push(isNamed ? { code: "plug-in-by-name", ...change } : { code: "plug-in-by-battery", ...change });
  return "PHEV";
}

function fuelOfEngine(read: RowReading["read"], unread: RowReading["unread"]) {
  const engine = read["engine_size"] ?? read["variant.enginesize"];
  // A word that was not understood is told, and not guessed at from elsewhere.
  if (typeof engine !== "string" || unread.some(({ field }) => field === "simple_fuel")) return null;
  if (!NAMES_FUEL.test(foldText(engine))) return null;
  const fuel = fuelOf(engine);
  // An engine with litres or cylinders burns something: "3.0L I6 Electric Supercharger".
  const burns = [...SAYS_NONE].some((field) => read[field] !== undefined);
  return fuel === "Electric" && burns ? null : fuel;
}
