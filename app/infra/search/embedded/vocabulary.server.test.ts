import { expect, it } from "vitest";
import { sampleVehicle } from "../../../../test/contract/search-service/sample-vehicle";
import { atOnce } from "~/infra/turns.server";
import { StockTableBuilder } from "./stock-table.server";
import { MATCH, Vocabulary } from "./vocabulary.server";

const VEHICLES = [
  sampleVehicle(1, { make: "Toyota", model: "HiLux", badge: "White", stocknum: "U-1" }),
  sampleVehicle(2, { make: "Toyota", model: "Land Cruiser", badge: "Whitehaven", stocknum: "Toyota" }),
  sampleVehicle(3, { make: "Mercedes-Benz", model: "C200", badge: null, stocknum: "U1" }),
  sampleVehicle(4, { make: "Kia", model: "Rio", badge: "Form From", stocknum: "U-4" }),
];
const builder = new StockTableBuilder();
for (const vehicle of VEHICLES) builder.add(vehicle);
const table = atOnce(builder.finish((row) => VEHICLES[row]?.stocknum ?? ""));
const words = atOnce(Vocabulary.of(table));

/** Where a word is found and how well, by text; rows for stock numbers. */
function found(word: string, leniency: { prefix?: boolean; typos?: boolean } = {}): unknown[] {
  return words
    .lookup(word, { prefix: false, typos: false, plates: true, ...leniency })
    .flatMap((match): unknown[] =>
      "rows" in match
        ? [match.rows]
        : [...match.kinds].flatMap((kind, code) => (kind === 0 ? [] : [[match.column.values[code], kind]])),
    );
}

it("finds a word exactly as it is written, in whichever form", () => {
  expect(found("hilux")).toEqual([["Toyota HiLux", MATCH.exact]]);
  expect(found("landcruiser")).toEqual([["Toyota Land Cruiser", MATCH.exact]]);
  expect([found("hil"), found("spaceship"), found("")]).toEqual([[], [], []]);
});

it("finds what begins with a word that is still being typed, the word itself better", () => {
  expect(found("white", { prefix: true })).toEqual([
    ["White", MATCH.exact],
    ["Whitehaven", MATCH.prefix],
  ]);
});

it("finds near spellings where it is asked to: a wrong letter, two in a long word, two letters swapped", () => {
  expect(found("whote", { typos: true })).toEqual([["White", MATCH.typo]]);
  expect(found("whote")).toEqual([]);
  expect(found("wihte", { typos: true })).toEqual([["White", MATCH.typo]]);
  expect(found("wihte")).toEqual([]);
  expect(found("marcedez", { typos: true })).toEqual([["Mercedes-Benz C200", MATCH.typo]]);
  expect(found("c201", { typos: true }), "a number is never a near one").toEqual([]);
});

it("calls a word found that stands there, though a near spelling stands beside it", () => {
  expect(found("form", { typos: true })).toEqual([["Form From", MATCH.exact]]);
});

it("finds stock numbers whole only, however they are punctuated", () => {
  expect(found("u1")).toEqual([[0, 2]]);
  expect(found("u", { prefix: true })).toEqual([]);
  expect(found("toyota")).toEqual([["Toyota HiLux", MATCH.exact], ["Toyota Land Cruiser", MATCH.exact], [1]]);
});
