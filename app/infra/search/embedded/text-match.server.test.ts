import { describe, expect, it } from "vitest";
import { atOnce } from "~/infra/turns.server";
import type { Column } from "./column.server";
import { matchText } from "./text-match.server";
import { MATCH } from "./vocabulary.server";

/** One text a row, each a value of one column; a word is found where it is one of the text's. */
function wordsOf(texts: readonly string[]) {
  const column: Column = {
    values: ["", ...texts],
    codes: Uint16Array.from(texts, (_, row) => row + 1),
    starts: null,
  };
  const lookup = (word: string) => {
    const kinds = Uint8Array.from(column.values, (text) =>
      text.split(" ").includes(word) ? MATCH.exact : 0,
    );
    return kinds.some((kind) => kind > 0) ? [{ column, kinds }] : [];
  };
  return { lookup };
}

const match = (texts: readonly string[], text: string) => {
  const rows = Uint32Array.from(texts, (_, row) => row);
  const found = atOnce(matchText(wordsOf(texts), texts.length, rows, { text, plates: true }));
  return [...found.rows].map((row) => [texts[row], found.quality[row]]);
};

describe("matchText", () => {
  it("finds the rows that have every word", () => {
    expect(match(["toyota hilux", "toyota", "hilux"], "toyota hilux")).toEqual([["toyota hilux", 7]]);
  });

  it("counts two words written as one for both: the order of hits does not depend on a space", () => {
    expect(match(["hilux", "hi lux"], "hi lux")).toEqual([
      ["hilux", 7],
      ["hi lux", 7],
    ]);
  });

  it("finds nothing where a word is nowhere", () => {
    expect(match(["toyota"], "toyota spaceship")).toEqual([]);
    expect(match([], "toyota")).toEqual([]);
  });

  it("looks among the rows it is given only", () => {
    const texts = ["toyota", "toyota hilux", "toyota"];
    const found = atOnce(
      matchText(wordsOf(texts), 3, Uint32Array.of(1, 2), { text: "toyota", plates: true }),
    );
    expect([...found.rows]).toEqual([1, 2]);
    const joined = atOnce(
      matchText(wordsOf(["hilux", "hilux", "hi lux"]), 3, Uint32Array.of(1, 2), {
        text: "hi lux",
        plates: true,
      }),
    );
    expect([...joined.rows]).toEqual([1, 2]);
  });

  it("reads a word in its parts where nobody writes it whole", () => {
    expect(match(["mazda 3", "mazda"], "mazda3")).toEqual([["mazda 3", 7]]);
    expect(match(["cx5", "cx 5"], "CX-5")).toEqual([["cx5", 4]]);
  });

  it("joins two words in the middle of others", () => {
    expect(match(["toyota hilux white", "toyota white"], "toyota hi lux white")).toEqual([
      ["toyota hilux white", 13],
    ]);
    expect(match(["hilux"], "hi lux spaceship")).toEqual([]);
  });

  it("takes near spellings only when nothing matches as typed, and the last word as one begun", () => {
    const asked: { word: string; prefix: boolean; typos: boolean }[] = [];
    const nothing = {
      lookup: (word: string, { prefix, typos }: { prefix: boolean; typos: boolean }) => {
        asked.push({ word, prefix, typos });
        return [];
      },
    };
    expect([
      ...atOnce(matchText(nothing, 1, Uint32Array.of(0), { text: "red ute", plates: true })).rows,
    ]).toEqual([]);
    expect(asked).toEqual([
      { word: "red", prefix: false, typos: false },
      { word: "redute", prefix: true, typos: false },
      { word: "ute", prefix: true, typos: false },
      { word: "red", prefix: false, typos: true },
      { word: "redute", prefix: true, typos: true },
      { word: "ute", prefix: true, typos: true },
    ]);
  });

  it("finds stock numbers whole, among the rows it is given", () => {
    const numbers = { lookup: (word: string) => (word === "u1" ? [{ rows: [0, 2] }] : []) };
    const found = atOnce(matchText(numbers, 3, Uint32Array.of(1, 2), { text: "u1", plates: true }));
    expect([...found.rows].map((row) => [row, found.quality[row]])).toEqual([[2, 4]]);
  });
});
