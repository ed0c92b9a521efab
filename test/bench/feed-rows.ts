import { createPrng, type Prng } from "~/infra/stock/demo/prng.server";

/** A row as dealer-management systems write it: words, units and lists in cells. */
export type BenchRow = Readonly<Record<string, string>>;

const MODELS = [
  ["Toyota", "RAV4", "SUV"],
  ["Toyota", "Hilux", "Ute"],
  ["Mazda", "CX-5", "SUV"],
  ["Mazda", "3", "Hatchback"],
  ["Ford", "Ranger", "Dual Cab Utility"],
  ["Kia", "Sportage", "Wagon"],
  ["Hyundai", "i30", "Hatchback"],
  ["Mercedes-Benz", "C-Class", "Sedan"],
  ["Land Rover", "Discovery", "SUV"],
  ["Volkswagen", "Golf", "Hatchback"],
] as const;
const BADGES = ["GX", "GXL", "Cruiser", "Sport", "Touring", "XLT (4x4)", "R-Line", "Highlander"];
const COLOURS = ["Glacier White", "Ink Blue", "Sunset Bronze Metallic", "Graphite", "Soul Red", "Silver"];
const EQUIPMENT = [
  "Air conditioning",
  'Alloy wheels, 18"',
  "Apple CarPlay",
  "Blind spot warning",
  "Cruise control, adaptive",
  "Heated front seats",
  "Keyless entry & start",
  "LED headlights",
  "Parking sensors, front and rear",
  "Power tailgate",
  "Reversing camera",
  "Roof rails",
  "Satellite navigation",
  "Tow bar",
  "Tyre pressure warning",
];
const SENTENCE =
  "One owner from new, with books and both keys; serviced here since it was sold. Finance and trade-ins welcome, delivery on request. ";
const VIN_LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";

/** Row `index` of a feed: the same each time. */
export function benchRow(index: number): BenchRow {
  const random = createPrng(`bench ${index}`);
  const [make, model, body] = random.pick(MODELS);
  const year = random.int(2012, 2026);
  const badge = random.pick(BADGES);
  const pictures = Array.from(
    { length: random.int(6, 24) },
    (_, at) => `https://pictures.dms.example/stock/${index}/photo-${at + 1}.jpg`,
  );
  return {
    StockNo: `B${100_000 + index}`,
    VIN: vinOf(random),
    Title: `${year} ${make} ${model} ${badge}`,
    Make: make,
    Model: model,
    Badge: badge,
    Year: String(year),
    Type: random.pick(["Used", "Used", "Used", "Demo", "New"]),
    Price: `$${random.int(9, 90)},${random.int(100, 990)}`,
    Kilometres: `${random.int(10, 240_000)} km`,
    Body: body,
    Transmission: random.pick(["Automatic", "8-Speed Auto", "Manual", "CVT"]),
    Fuel: random.pick(["Unleaded Petrol", "Diesel", "Petrol/Electric", "Electric"]),
    Engine: random.pick(["2.0L", "2.5 litre", "1998 cc", "3.0L turbo"]),
    Drive: random.pick(["AWD", "2WD", "4x4", "FWD"]),
    Doors: String(random.int(2, 5)),
    Seats: String(random.int(2, 8)),
    Colour: random.pick(COLOURS),
    Rego: random.pick(["", `${random.int(100, 999)}-XYZ`]),
    Comments: SENTENCE.repeat(random.int(1, 6)),
    Options: random.sample(EQUIPMENT, random.int(3, 12)).join("|"),
    Photos: pictures.join("|"),
  };
}

function vinOf(random: Prng): string {
  return Array.from({ length: 17 }, () => VIN_LETTERS.charAt(random.int(0, VIN_LETTERS.length - 1))).join("");
}
