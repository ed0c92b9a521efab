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
  const found = atOnce(matchText(wordsOf(texts), texts.length, rows, text));
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
});
