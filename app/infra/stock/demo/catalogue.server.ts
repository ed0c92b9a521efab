import * as z from "zod";
import { BODY_TYPES } from "~/domain/vehicle/body-types";
import { ITEM_TYPES, type ItemType } from "~/domain/vehicle/vehicle";
import americas from "./catalogue/cars-americas.json" with { type: "json" };
import china from "./catalogue/cars-china.json" with { type: "json" };
import europe from "./catalogue/cars-europe.json" with { type: "json" };
import japan from "./catalogue/cars-japan.json" with { type: "json" };
import japaneseImports from "./catalogue/cars-kei-imports.json" with { type: "json" };
import korea from "./catalogue/cars-korea.json" with { type: "json" };
import caravans from "./catalogue/caravans.json" with { type: "json" };
import motorcycles from "./catalogue/motorcycles.json" with { type: "json" };
import segmentTable from "./catalogue/segments.json" with { type: "json" };
import trucks from "./catalogue/trucks.json" with { type: "json" };

const segmentSchema = z.strictObject({
  body: z.string(),
  simpleBody: z.enum(BODY_TYPES).nullable().default(null),
  item: z.enum(ITEM_TYPES).default("car"),
  doors: z.number().nullable(),
  seats: z.number().nullable(),
  /** Length, width, height in millimetres. */
  size: z.tuple([z.number(), z.number(), z.number()]),
  gvm: z.number(),
  tow: z.number(),
  tank: z.number(),
  /** 1 plain to 5 exotic: how much equipment to expect. */
  tier: z.int().min(1).max(5),
});
/** How a model is built: body, measures in millimetres and kilograms, and how much equipment to expect. */
export type Segment = z.infer<typeof segmentSchema>;

/**
 * One trim level of a model: `words` may overrule the model's drive line and shape, e.g. `hybrid`, `awd`, `2.3`, `8cyl`,
 * `turbo`, `7seat`, `3door`, `3500kg` (towing, braked); range, battery and charging, `450km 77.4kwh 11ac 233dc`; of a caravan its layout, `16.51-2`.
 */
export interface Badge {
  readonly name: string;
  /** The price of a new one today, whoever sells it; the dealers' own price lists (`content/models`) have the same. */
  readonly price: number;
  readonly words: readonly string[];
}

/** One model: a line of the catalogue. */
export interface DemoModel {
  readonly make: string;
  readonly model: string;
  readonly segment: Segment;
  readonly from: number;
  /** Last year on sale; null when it still is. */
  readonly until: number | null;
  /**
   * Litres of a fuel engine, kilowatts of an electric one, then fuel, drive and gearbox, and words as badges have them;
   * for caravans length and berths.
   */
  readonly powertrain: string;
  /** Litres per 100 km. */
  readonly consumption: number;
  readonly badges: readonly Badge[];
  readonly series: string | null;
  readonly imported: boolean;
}

const segments = z.record(z.string(), segmentSchema).parse(segmentTable);

// name | segment | first year - last year | powertrain | (cars) litres per 100 km | badges with prices | series
function parseModel(make: string, line: string, imported: boolean): DemoModel {
  const cells = line.split("|").map((cell) => cell.trim());
  const [model = "", segmentName = "", years = "", powertrain = ""] = cells;
  const segment = segments[segmentName];
  if (!segment) throw new Error(`catalogue: unknown segment "${segmentName}" of ${make} ${model}`);
  const [, from = "", until = ""] = /^(\d{4})-(\d{4})?$/.exec(years) ?? [];
  const [consumption, badges = "", series] =
    segment.item === "caravan" ? ["0", ...cells.slice(4)] : cells.slice(4);
  return {
    make,
    model,
    segment,
    from: Number(from),
    until: until ? Number(until) : null,
    powertrain,
    consumption: Number(consumption),
    badges: badges.split(";").map((badge) => parseBadge(badge.trim(), `${make} ${model}`)),
    series: series ?? null,
    imported,
  };
}

function parseBadge(text: string, where: string): Badge {
  const [, name, price, words = ""] = /^(.+?) (\d{4,6})((?: [a-z0-9.-]+)*)$/.exec(text) ?? [];
  if (!name || !price) throw new Error(`catalogue: cannot read badge "${text}" of ${where}`);
  return { name, price: Number(price), words: words.split(" ").filter(Boolean) };
}

function parseFile(file: Readonly<Record<string, readonly string[]>>, imported = false): DemoModel[] {
  return Object.entries(file).flatMap(([make, lines]) =>
    lines.map((line) => parseModel(make, line, imported)),
  );
}

const models: readonly DemoModel[] = [
  ...[japan, korea, americas, europe, china, motorcycles, trucks, caravans].flatMap((file) =>
    parseFile(file),
  ),
  ...parseFile(japaneseImports, true),
];

const IMPORTED_MAKES: ReadonlySet<string> = new Set(Object.keys(japaneseImports));

/** Whether used ones of a make are brought from Japan. */
export function isImportedMake(make: string): boolean {
  return IMPORTED_MAKES.has(make);
}

const known = new Map<string, readonly DemoModel[]>();

/** The models of one kind; used imports from Japan only when asked for. */
export function catalogueOf(itemType: ItemType, withImports: boolean): readonly DemoModel[] {
  const key = `${itemType} ${String(withImports)}`;
  const found =
    known.get(key) ??
    models.filter((model) => model.segment.item === itemType && (withImports || !model.imported));
  known.set(key, found);
  return found;
}
