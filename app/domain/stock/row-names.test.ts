import { describe, expect, it } from "vitest";
import { rowNames } from "./row-names";

function named(read: Readonly<Record<string, unknown>>) {
  const notes: string[] = [];
  const names = rowNames(read, ({ code, before, after }) => notes.push(`${code}: ${before} -> ${after}`));
  return { ...names, notes };
}

describe("a row without a name", () => {
  it("is named by year, make, model and badge, as shoppers know them", () => {
    expect(named({ year: 2019, make: "merc", model: "C Class", badge: "AMG Line" })).toEqual({
      name: "2019 Mercedes-Benz C Class AMG Line",
      make: "merc",
      model: "C Class",
      badge: "AMG Line",
      notes: [],
    });
    expect(named({ year: 2014, make: "Mazda", model: "Mazda2" }).name).toBe("2014 Mazda2");
    expect(named({ year: 2014, make: "Mazda", model: "3" }).name).toBe("2014 Mazda3");
  });

  it("is named by the naming rules of its dealer's site, where there are any", () => {
    const read = { year: 2014, make: "Mazda", model: "3" };
    const rules = { makeAliases: {}, makePrefixedModels: {} };
    expect(rowNames(read, () => undefined, rules).name).toBe("2014 Mazda 3");
    const aliases = { makeAliases: { Mazda: "Matsuda" }, makePrefixedModels: {} };
    expect(rowNames(read, () => undefined, aliases).name).toBe("2014 Matsuda 3");
  });

  it("has its make joined and what follows the model as its badge", () => {
    expect(named({ year: 2021, make: "Land", model: "Rover Range Rover Sport HST" })).toMatchObject({
      name: "2021 Land Rover Range Rover Sport HST",
      make: "Land Rover",
    });
  });

  it("has a name that fits its field, however long the parts are", () => {
    expect(named({ year: 2021, make: "Ford", model: "x".repeat(300) }).name).toHaveLength(200);
  });
});

describe("a title with a year", () => {
  it.each([
    [2018, "2016 Ford Focus", ["title-year-differs: 2016 Ford Focus -> 2018"]],
    [2016, "2016 Ford Focus", []],
    [2016, "Ford Focus 2018", ["title-year-differs: Ford Focus 2018 -> 2016"]],
    [2016, "Ford Focus (2018)", ["title-year-differs: Ford Focus (2018) -> 2016"]],
    [2018, "Ford Focus 2018", []],
    [2018, "2018 Ford Focus 2016", []],
    [2016, "2008 Peugeot", ["title-year-differs: 2008 Peugeot -> 2016"]],
    [2016, "2016/17 Ford Focus", []],
  ])("of a vehicle of %i: %s", (year, name, notes) => {
    expect(named({ year, name, make: "Ford", model: "Focus" })).toMatchObject({ name, notes });
  });
});

describe("a badge that the title says", () => {
  const badgeOf = (name: string, model = "Focus") => named({ year: 2018, name, make: "Ford", model }).badge;

  it.each([
    ["Ford Focus 2018", null],
    ["Ford Focus (2018)", null],
    ["Ford Focus Titanium 2018", "Titanium"],
    ["Ford Focus 2016", null],
    ["Ford Focus S2018", "S2018"],
    ["Ford Focus 2018 Titanium", "2018 Titanium"],
    ["Ford Focus", null],
  ])("is without the year at the end: %s", (name, badge) => {
    expect(badgeOf(name)).toBe(badge);
  });

  it("is the feed's own where a column has it, year or not", () => {
    expect(named({ year: 2018, name: "Ford Focus", make: "Ford", model: "Focus", badge: "2018" }).badge).toBe(
      "2018",
    );
  });

  it("says no year where the model is one", () => {
    expect(named({ year: 2019, name: "Peugeot 2008", make: "Peugeot", model: "2008" }).notes).toEqual([]);
    expect(named({ year: 2019, name: "Peugeot 2008 GT 2019", make: "Peugeot", model: "2008" })).toMatchObject(
      {
        badge: "GT",
        notes: [],
      },
    );
  });
});
