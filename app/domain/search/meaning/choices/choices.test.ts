import { describe, expect, it } from "vitest";
import { EMPTY_QUERY } from "../../query";
import { queriesAsMeant } from "../read-meaning";
import { searchVocabulary } from "../vocabulary";

const vocabulary = searchVocabulary({
  make: ["Toyota", "Mazda"],
  make_model: ["Toyota Corolla", "Mazda 3", "Mazda CX-5"],
  body: ["suv", "hatch"],
  colour: ["white", "silver", "blue"],
  fuel: ["Petrol", "Hybrid"],
  transmission: ["Automatic", "Manual"],
  filtered_features: ["Tow Bar", "Leather Seats"],
});
const choices = (text: string) =>
  queriesAsMeant({ ...EMPTY_QUERY, text }, vocabulary, 2026).choices.map(
    ({ refinements, ranges, aside = "" }) => [
      Object.values(refinements).flat().concat(Object.keys(ranges)).join(" "),
      aside,
    ],
  );

describe("wishes", () => {
  it("are asked for first, and told one after another, the last one first", () => {
    expect(choices("corolla ideally white, leather would be nice")).toEqual([
      ["Toyota Corolla white Leather Seats", ""],
      ["Toyota Corolla white", "leather"],
      ["Toyota Corolla", "white leather"],
    ]);
    expect(choices("white corolla with leather")).toEqual([["white Toyota Corolla Leather Seats", ""]]);
  });

  it("stand in front of their word, or behind it in the same clause", () => {
    const hatch = (wish: string) => ["hatch", wish];
    expect(choices("hatch, white if possible").at(-1)).toEqual(hatch("white"));
    expect(choices("hatch, if possible white").at(-1)).toEqual(hatch("white"));
    expect(choices("hatch preferably white or silver").at(-1)).toEqual(hatch("white silver"));
    expect(choices("hatch white or silver preferred").at(-1)).toEqual(hatch("white silver"));
    expect(choices("hatch, ideally hybrid but must be white").at(-1)).toEqual(["hatch white", "hybrid"]);
    expect(choices("automatic hatch under 20k if poss").at(-1)).toEqual(["Automatic hatch", "under 20k"]);
  });

  it("may be words of an advert, and no names", () => {
    expect(choices("hatch, tow bar, spoiler preferably").at(-1)).toEqual(["hatch Tow Bar", "spoiler"]);
    expect(choices("hatch, ideally a ferrari").at(-1)).toEqual(["hatch", ""]);
  });

  it("are said in many ways", () => {
    for (const soft of ["wouldn't mind", "wouldn't say no to", "would also love", "extra points for"])
      expect(choices(`hatch, ${soft} leather`).at(-1)).toEqual(["hatch", "leather"]);
    for (const soft of ["desirable", "would be a big plus", "is my preference", "would be my first choice"])
      expect(choices(`hatch, leather ${soft}`).at(-1)).toEqual(["hatch", "leather"]);
  });

  it("are no wishes where nothing else says what is wanted", () => {
    expect(choices("ideally a corolla")).toEqual([["Toyota Corolla", ""]]);
    expect(choices("hatch, preferably a corolla").at(-1)).toEqual(["hatch", "corolla"]);
  });

  it("are told at once where they decide nothing", () => {
    expect(choices("corolla hybrid, leather not essential")).toEqual([["Toyota Corolla Hybrid", "leather"]]);
  });

  it("keep the vehicle that they are said of", () => {
    const both = [
      ["Toyota Corolla Tow Bar", ""],
      ["Toyota Corolla", "tow bar"],
    ];
    expect(choices("corolla optional tow bar")).toEqual(both);
    expect(choices("corolla, optional tow bar")).toEqual(both);
  });

  it("are told together from the sixth on", () => {
    const wishes =
      "ideally white hybrid automatic leather, tow bar if possible, preferably under 20k, under 100000 km if poss";
    const all = choices(`corolla ${wishes}`);
    expect(all.length).toBeLessThanOrEqual(8);
    expect(all.at(-1)?.[0]).toBe("Toyota Corolla");
  });
});
