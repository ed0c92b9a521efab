import {
  FACET_ATTRIBUTES,
  OWN_RANGES,
  type FacetAttribute,
  type RangeAttribute,
} from "~/domain/search/attributes";
import { RULE_FLAGS, RULE_KEYS, RULE_NUMBERS, type ValueField } from "~/domain/search/condition";
import { toIndexFields, type IndexFields } from "~/domain/search/index-document";
import type { StandingSort } from "~/domain/search/query";
import { TEXT_FIELDS, textSources, type TextField } from "~/domain/search/searchable-text";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Steps } from "~/infra/turns.server";
import { ColumnBuilder, type Column, valuesAt } from "./column.server";
import { GrowingArray } from "./growing-arrays.server";
import { rowOrder, rowRanks } from "./row-order.server";
import { type StockNumberOf, type StockNumbers, StockNumbersBuilder } from "./stock-numbers.server";
import { positionText } from "./position-text.server";
import { type VehicleCodeRows, VehicleCodeRowsBuilder } from "./vehicle-code-rows.server";

/** Fields that many vehicles have the same value in. */
type SharedField = Exclude<ValueField, "stocknum">;
const isShared = (field: ValueField): field is SharedField => field !== "stocknum";
const VALUE_FIELDS: readonly SharedField[] = [...FACET_ATTRIBUTES, ...RULE_KEYS].filter(isShared);
const NUMBER_FIELDS = [
  ...OWN_RANGES,
  ...RULE_NUMBERS,
  "custom_rank",
  "id_number",
  "price_drop",
  "value_ratio",
] as const;
const LIST_FIELDS: readonly FacetAttribute[] = ["categories", "filtered_features", "highlights"];
type NumberName = (typeof NUMBER_FIELDS)[number];
type Flag = (typeof RULE_FLAGS)[number];

const SORTS: Readonly<Record<StandingSort, readonly [NumberName, "asc" | "desc"]>> = {
  relevant: ["custom_rank", "desc"],
  latest: ["created_at_timestamp", "desc"],
  price_desc: ["price", "desc"],
  price_asc: ["price", "asc"],
  km_asc: ["km", "asc"],
  km_desc: ["km", "desc"],
  year_desc: ["year", "desc"],
  year_asc: ["year", "asc"],
  price_drop: ["price_drop", "desc"],
  best_value: ["value_ratio", "asc"],
};

/** All published stock of the region, one row a vehicle in ascending id, held column by column. */
export interface StockTable {
  readonly rowCount: number;
  readonly values: Readonly<Record<SharedField, Column>>;
  readonly numbers: Readonly<Record<NumberName, Float64Array>>;
  readonly flags: Readonly<Record<Flag, Uint8Array>>;
  /** Texts as written; the vocabulary breaks each distinct one into words. */
  readonly texts: Readonly<Record<TextField, Column>>;
  readonly stockNumbers: StockNumbers;
  readonly vins: VehicleCodeRows;
  readonly plates: VehicleCodeRows;
  /** Where each vehicle's yard is, as {@link positionText} writes it. */
  readonly positions: Column;
  /** Per sort all rows in order, and the place of each row in it. */
  readonly orders: Readonly<
    Record<StandingSort, { readonly order: Uint32Array; readonly rank: Uint32Array }>
  >;
}

/** What one query looks at: the table, and what the dealer that is asked says of its rows. */
export type AskedTable = Pick<StockTable, "values" | "positions"> & {
  readonly numbers: Readonly<Record<RangeAttribute, Float64Array>>;
};

/** An object with one entry per name; the names decide the keys. */
function forEachName<Name extends string, Item>(names: readonly Name[], make: (name: Name) => Item) {
  // fromEntries forgets that the keys are exactly `names`.
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Item>;
}

/** Like {@link forEachName}, for what is made in steps. */
function* forEachInTurn<Name extends string, Item>(
  names: readonly Name[],
  make: (name: Name) => Steps<Item>,
): Steps<Record<Name, Item>> {
  const entries: [Name, Item][] = [];
  for (const name of names) {
    entries.push([name, yield* make(name)]);
    yield;
  }
  // As above.
  return Object.fromEntries(entries) as Record<Name, Item>;
}

function* ordered(numbers: Float64Array, direction: "asc" | "desc") {
  const order = yield* rowOrder(numbers, direction);
  return { order, rank: yield* rowRanks(order) };
}

/** Takes vehicles in ascending id and makes the table of them. */
export class StockTableBuilder {
  readonly #values = forEachName(VALUE_FIELDS, (field) => new ColumnBuilder(isList(field)));
  readonly #texts = forEachName(TEXT_FIELDS, () => new ColumnBuilder(false));
  readonly #stockNumbers = new StockNumbersBuilder();
  readonly #vins = new VehicleCodeRowsBuilder();
  readonly #plates = new VehicleCodeRowsBuilder();
  readonly #positions = new ColumnBuilder(false);
  readonly #numbers = forEachName(NUMBER_FIELDS, () => new GrowingArray(Float64Array));
  readonly #flags = forEachName(RULE_FLAGS, () => new GrowingArray(Uint8Array));
  #lastId = 0;

  /** Rejects vehicles that do not come in ascending id: the order of equal vehicles depends on it. */
  add(vehicle: Vehicle): void {
    const fields = toIndexFields(vehicle);
    this.#follow(fields.id_number);
    this.#addFields(fields);
    const texts = textSources(vehicle);
    for (const field of TEXT_FIELDS) this.#texts[field].push(texts[field]);
    this.#positions.push(positionText(vehicle.location.position));
  }

  /** Adds a row of a finished table, as it is there. Rejects it when it does not come in ascending id. */
  copy(table: StockTable, row: number): void {
    this.#follow(table.numbers.id_number[row] ?? 0);
    for (const field of VALUE_FIELDS) this.#values[field].push(valuesAt(table.values[field], row));
    for (const name of NUMBER_FIELDS) this.#numbers[name].push(table.numbers[name][row] ?? NaN);
    for (const flag of RULE_FLAGS) this.#flags[flag].push(table.flags[flag][row] ?? 0);
    for (const field of TEXT_FIELDS) this.#texts[field].push(valuesAt(table.texts[field], row));
    this.#stockNumbers.copy(table.stockNumbers, row);
    this.#vins.copy(table.vins, row);
    this.#plates.copy(table.plates, row);
    this.#positions.push(valuesAt(table.positions, row));
  }

  /** The table; nothing may be added afterwards. */
  *finish(stockNumberOf: StockNumberOf): Steps<StockTable> {
    const numbers = yield* forEachInTurn(NUMBER_FIELDS, (name) => this.#numbers[name].finish());
    return {
      rowCount: numbers.id_number.length,
      values: yield* forEachInTurn(VALUE_FIELDS, (field) => this.#values[field].finish()),
      numbers,
      flags: yield* forEachInTurn(RULE_FLAGS, (flag) => this.#flags[flag].finish()),
      texts: yield* forEachInTurn(TEXT_FIELDS, (field) => this.#texts[field].finish()),
      positions: yield* this.#positions.finish(),
      stockNumbers: yield* this.#stockNumbers.finish(stockNumberOf),
      vins: yield* this.#vins.finish(),
      plates: yield* this.#plates.finish(),
      orders: yield* forEachInTurn(sortKeys, (sort) => ordered(numbers[SORTS[sort][0]], SORTS[sort][1])),
    };
  }

  #follow(id: number): void {
    if (id <= this.#lastId) throw new Error(`stock is not in ascending id at ${id}`);
    this.#lastId = id;
  }

  #addFields(fields: IndexFields): void {
    for (const field of VALUE_FIELDS) this.#values[field].push(fields[field]);
    for (const name of NUMBER_FIELDS) this.#numbers[name].push(fields[name] ?? NaN);
    for (const flag of RULE_FLAGS) this.#flags[flag].push(fields[flag] ? 1 : 0);
    this.#stockNumbers.push(fields.stocknum_text);
    this.#vins.push(fields.vin_text);
    this.#plates.push(fields.plate_text);
  }
}

// Object.keys forgets that the keys are sort keys.
const sortKeys = Object.keys(SORTS) as StandingSort[];
const isList = (field: ValueField) => LIST_FIELDS.some((list) => list === field);
