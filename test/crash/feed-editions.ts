import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type FeedMapping, feedMappingSchema } from "~/domain/stock/feed-mapping";

/** Dealerships whose stock comes in files, each in a format of its own. */
export const FED_DEALERSHIPS = ["csv", "packed", "json", "ndjson", "xml"] as const;
/** One of them. */
export type FedDealership = (typeof FED_DEALERSHIPS)[number];

/** The price of a vehicle is this and the number of its edition. */
export const BASE_PRICE = 10_000;
const MOST_VEHICLES = 300;

/** How every file of {@link writeEdition} is read. */
export const EDITION_MAPPING: FeedMapping = feedMappingSchema.parse({
  identity: ["stock"],
  fields: {
    name: { from: "name" },
    make: { default: "Kia" },
    model: { default: "Rio" },
    year: { default: 2020 },
    car_type: { default: "used" },
    stocknum: { from: "stock" },
    price: { from: "price", as: "money" },
    dealercomments: { from: "notes", as: "paragraphs" },
  },
});

/** The stock numbers of a dealership's edition: which and how many differ from edition to edition. */
export function stockOf(edition: number): readonly string[] {
  const count = 40 + ((edition * 7_919) % MOST_VEHICLES);
  const numbers = Array.from({ length: count }, (_, at) => (at * 7 + edition * 13) % (MOST_VEHICLES * 2));
  return [...new Set(numbers)].map((number) => `S${number}`);
}

/** Writes a dealership's edition. @returns the file */
export function writeEdition(folder: string, dealership: FedDealership, edition: number): string {
  const rows = stockOf(edition).map((stock) => ({
    stock,
    name: `2020 Kia Rio ${stock}`,
    price: String(BASE_PRICE + edition),
    notes: `one of edition ${edition} `.repeat(20),
  }));
  const file = join(folder, `${dealership}-${edition}.${EXTENSIONS[dealership]}`);
  writeFileSync(file, WRITERS[dealership](rows));
  return file;
}

type Row = Readonly<Record<"stock" | "name" | "price" | "notes", string>>;

const EXTENSIONS = { csv: "csv", packed: "csv.gz", json: "json", ndjson: "ndjson", xml: "xml" } as const;

const csv = (rows: readonly Row[]) =>
  ["stock,name,price,notes", ...rows.map((row) => Object.values(row).join(","))].join("\n") + "\n";

const element = (row: Row) =>
  `<car>${Object.entries(row)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join("")}</car>`;

const WRITERS: Readonly<Record<FedDealership, (rows: readonly Row[]) => string | Buffer>> = {
  csv,
  packed: (rows) => gzipSync(csv(rows)),
  json: (rows) => JSON.stringify({ vehicles: rows }),
  ndjson: (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join(""),
  xml: (rows) => `<stock>${rows.map(element).join("")}</stock>`,
};
