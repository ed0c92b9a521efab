import { describe, expect, it } from "vitest";
import { atNoYard, broughtToNoYard, doubtfulValues, onNoList } from "./doubtful-values";

const told = (change: Partial<Parameters<typeof doubtfulValues>[0]>) =>
  doubtfulValues({
    ...{ car_type: "used", km: 50_000, price: 20_000, offer_price: null, before_price: null },
    ...change,
  }).map(({ code, before }) => `${code}: ${before}`);

describe("values of which not all can be right", () => {
  it.each([
    [{ car_type: "new", km: 5_000 }, []],
    [{ car_type: "new", km: 5_001 }, ["new-with-kilometres: new, with 5001 km"]],
    [{ car_type: "demo", km: 9_000 }, []],
    [{ offer_price: 18_000 }, []],
    [{ offer_price: 20_000 }, []],
    [{ offer_price: 20_001 }, ["offer-not-lower: 20001 beside a price of 20000"]],
    [{ offer_price: 18_000, price: null }, ["offer-not-lower: 18000 beside no price"]],
    [{ price: null }, []],
    [{ before_price: 20_001 }, []],
    [{ before_price: 20_000 }, []],
    [{ before_price: 19_999 }, ["before-not-higher: 19999 before a price of 20000"]],
    [{ before_price: 19_999, price: null }, []],
  ] as const)("%j", (change, notes) => {
    expect(told(change)).toEqual(notes);
  });
});

describe("a vehicle that no list of the dealer's sites shows", () => {
  const lists = [
    { carTypes: ["used", "demo"], itemTypes: ["car"] },
    { carTypes: ["used"], itemTypes: ["car", "caravan"] },
  ];
  it.each([
    ["used", "car", []],
    ["used", "caravan", []],
    ["new", "car", ["car_type new"]],
    ["demo", "caravan", ["car_type demo"]],
    ["used", "motorcycle", ["item_type motorcycle"]],
  ] as const)("%s, %s", (car_type, item_type, told) => {
    const notes = onNoList({ car_type, item_type }, lists);
    expect(notes.map(({ code, field, before }) => [code, `${field} ${before}`])).toEqual(
      told.map((text) => ["on-no-list", text]),
    );
  });
});

describe("a vehicle at a place that is no yard", () => {
  const nowhere = { name: null, city: null, state: null };
  const toldAt = (said: Partial<typeof nowhere> | object, id: string, ...yards: string[]) =>
    atNoYard(
      { ...nowhere, ...said },
      { location_id: id },
      yards.map((yard) => ({ id: yard, name: `${yard} Yard` })),
    ).map(({ code, before, after }) => `${code}: ${before} -> ${after}`);

  it("is told with the place in the feed's words", () => {
    const said = { name: "Blacktown Holding Yard", city: "Blacktown", state: "NSW" };
    const place = "Blacktown Holding Yard, Blacktown, NSW";
    expect(toldAt(said, "blacktown-nsw", "penrith")).toEqual([`at-no-yard: ${place} -> ${place}`]);
    expect(toldAt({}, "wattle-vans", "penrith", "parramatta")).toEqual(["at-no-yard:  -> "]);
  });

  it("is told where only its city says which yard it is", () => {
    const said = { name: "Holding Yard", city: "Penrith" };
    expect(toldAt(said, "penrith", "penrith")).toEqual([
      "yard-by-city: Holding Yard, Penrith -> penrith Yard",
    ]);
    expect(toldAt({ ...said, name: null }, "penrith", "penrith")).toEqual([]);
    expect(toldAt({ name: "PENRITH yard" }, "penrith", "penrith")).toEqual([]);
  });

  it("is told where it can be brought to one that is none", () => {
    const brought = [
      { id: "penrith", name: "Penrith" },
      { id: "airport-hub", name: "Airport Hub" },
    ];
    expect(broughtToNoYard(brought, [{ id: "penrith" }])).toEqual([
      {
        code: "at-no-yard",
        field: "location.distribution_locations",
        before: "Airport Hub",
        after: "Airport Hub",
      },
    ]);
    expect(broughtToNoYard(brought, undefined)).toEqual([]);
    expect(broughtToNoYard(brought, [])).toEqual([]);
  });

  it("is told of a dealership without any yard, and not where nobody knows its yards", () => {
    expect(toldAt({ city: "Penrith" }, "penrith")).toEqual(["dealership-without-yard: Penrith -> Penrith"]);
    expect(atNoYard(nowhere, { location_id: "penrith" }, undefined)).toEqual([]);
  });
});
