import { describe, expect, it } from "vitest";
import { citedIds, codeFiles, idsIn, isTest } from "../../scripts/requirement-ids";
import { requirementGroups } from "../../scripts/requirements";
import { fileText, PAPERS, ROOT } from "./papers";

const PAGE = "docs/requirements.md";
const groups = requirementGroups(ROOT);
const told = groups.flatMap(({ ids }) => Object.entries(ids));
const sentenceOf = new Map(told);
const cited = citedIds(ROOT);

describe("ids in a text", () => {
  it.each([
    ["The price (PRICE-02, OPEN-76), else none.", ["PRICE-02", "OPEN-76"]],
    ["TEN-09 to TEN-11, and TEN-10", ["TEN-09", "TEN-10", "TEN-11"]],
    ["(OPEN-99 to\n * OPEN-101)", ["OPEN-99", "OPEN-100", "OPEN-101"]],
    ["UTF-8, UTF-16, SHA-256, ISO-8859-1, a Mazda CX-60, XTEN-01x, TEN-1", []],
  ])("of %j are %j", (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });
});

describe("every requirement", () => {
  it("that code or tests cite has a sentence", () => {
    expect(cited.size).toBeGreaterThan(700);
    const nameless = [...cited].filter(([id]) => !sentenceOf.has(id));
    expect(nameless.map(([id, files]) => `${id}: ${files.join(", ")}`)).toEqual([]);
  });

  it("that documentation names has one too", () => {
    const named = PAPERS.filter(({ file }) => file !== PAGE).flatMap(({ file, text }) =>
      idsIn(text).map((id) => ({ file, id })),
    );
    expect(named.filter(({ id }) => !sentenceOf.has(id))).toEqual([]);
  });

  it("that has a sentence is cited, by a test at least", () => {
    const unshown = told.map(([id]) => id).filter((id) => !(cited.get(id) ?? []).some(isTest));
    expect(unshown).toEqual([]);
  });

  it("is told in one sentence, and in one of its own", () => {
    const sentences = told.map(([, sentence]) => sentence);
    expect(sentences.filter((one) => !/^\S.*\S\."?$/.test(one))).toEqual([]);
    const plain = sentences.map((one) => one.toLowerCase().replace(/[^a-z0-9]+/g, " "));
    expect(plain.filter((one, at) => plain.indexOf(one) !== at)).toEqual([]);
  });

  it("stands in the group it is named after, in the order of its number", () => {
    for (const { name, ids } of groups) {
      const keys = Object.keys(ids);
      expect(keys.filter((id) => !id.startsWith(`${name}-`))).toEqual([]);
      expect(keys).toEqual([...keys].sort((a, b) => numberOf(a) - numberOf(b)));
    }
  });
});

it("nothing cites a paragraph of a paper that is not here", () => {
  const texts = [
    ...codeFiles(ROOT).map((file) => ({ file, text: fileText(file) })),
    ...PAPERS.map(({ file, text }) => ({ file, text })),
  ];
  const paragraph = /\b(?:P|V|DESIGN(?:\.md)?) §/;
  expect(texts.filter(({ text }) => paragraph.test(text)).map(({ file }) => file)).toEqual([]);
});

function numberOf(id: string): number {
  return Number(id.split("-")[1]);
}
