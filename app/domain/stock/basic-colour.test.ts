import { describe, expect, it } from "vitest";
import { feedMappingSchema } from "./feed-mapping";
import { createRowReader } from "./row-to-vehicle";

const OWNER = {
  dealershipId: "d1",
  dealershipName: "Yard",
  dealershipSlug: "yard",
  country: "au",
  currency: "AUD",
  now: "2026-03-01T00:00:00Z",
};
const ROW = { Id: "1", Name: "2020 Kia Rio", Make: "Kia", Model: "Rio", Year: "2020", Type: "used" };

function outcomeOf(colourFields: object, cells: Readonly<Record<string, string>>) {
  const mapping = feedMappingSchema.parse({
    identity: ["Id"],
    emptyWords: ["-"],
    fields: {
      name: { from: "Name" },
      make: { from: "Make" },
      model: { from: "Model" },
      year: { from: "Year", as: "year" },
      car_type: { from: "Type", as: "carType" },
      colour: { from: "Colour", as: "colour", optional: true },
      ...colourFields,
    },
  });
  const read = createRowReader(mapping, OWNER)({ ...ROW, ...cells });
  if (!("vehicle" in read)) throw new Error(JSON.stringify(read));
  return { basic: read.vehicle.simple_colour, name: read.vehicle.colour, unread: read.unread };
}

describe("the basic colour of a row", () => {
  it("is read from the maker's name, which stays", () => {
    const read = outcomeOf({}, { Colour: "Glacier White Pearl / Black" });
    expect(read).toEqual({ basic: "white", name: "Glacier White Pearl", unread: [] });
  });

  it("is empty where the name says none, and that is told", () => {
    const unread = [{ field: "simple_colour", word: "Zinger" }];
    expect(outcomeOf({}, { Colour: "Zinger" })).toEqual({ basic: null, name: "Zinger", unread });
  });

  it.each(["-", "", "- / Black", "5 years / Unlimited km"])(
    "is not missed where %j is no colour",
    (Colour) => {
      const mapped = { simple_colour: { from: "Colour", as: "simpleColour" } };
      for (const fields of [{}, mapped])
        expect(outcomeOf(fields, { Colour })).toEqual({ basic: null, name: null, unread: [] });
    },
  );

  const own = {
    simple_colour: { from: "Basic", as: "simpleColour", values: { Zinger: "yellow", W1: "white" } },
  };

  it("is the feed's own where it has one", () => {
    expect(outcomeOf(own, { Colour: "Titanium", Basic: "SILVER" }).basic).toBe("silver");
    expect(outcomeOf(own, { Colour: "Titanium", Basic: "W1" }).basic).toBe("white");
    expect(outcomeOf(own, { Basic: "أزرق" })).toEqual({ basic: "blue", name: null, unread: [] });
  });

  it("falls back to the maker's name where the feed's own cannot be read", () => {
    const read = outcomeOf(own, { Colour: "Titanium", Basic: "B7" });
    expect(read).toEqual({ basic: "grey", name: "Titanium", unread: [] });
  });

  it("is told once where neither can be read, and where there is no other column", () => {
    const unread = (word: string) => [{ field: "simple_colour", word }];
    expect(outcomeOf(own, { Colour: "Zing", Basic: "B7" }).unread).toEqual(unread("Zing"));
    expect(outcomeOf(own, { Basic: "B7" }).unread).toEqual(unread("B7"));
  });
});
