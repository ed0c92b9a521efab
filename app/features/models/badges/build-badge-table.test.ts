import { describe, expect, it } from "vitest";
import { modelsSiteOf, testModel } from "../../../../test/fixtures/models";
import { buildBadgeTable } from "./build-badge-table";

const BADGES = [
  { name: "XL", fromPrice: 48_240, note: "Work", consumption: 7.2 },
  { name: "XLT", fromPrice: 62_190, consumption: 7.2 },
  { name: "Wildtrak", consumption: 8.4 },
];
const FUEL = [
  ["Fuel use, combined", ["7.2 L/100 km", "7.2 L/100 km", "8.4 L/100 km"]],
  ["Fuel for a year", ["$1,591", "$1,591", "$1,856"]],
];

const tableOf = (own: object, counted: Parameters<typeof buildBadgeTable>[1] = [], fuel: object = {}) => {
  const model = testModel("ranger", { name: "Ranger", ...own });
  const site = modelsSiteOf([model]);
  return buildBadgeTable(model, counted, {
    ...site,
    config: { ...site.config, fuel: { ...site.config.fuel, ...fuel } },
  });
};
const rowsOf = (table: ReturnType<typeof tableOf>) =>
  table?.rows.map(({ label, values }) => [label, values.map(({ value }) => value)]);

describe("the badges of a model side by side (ROUTE-39)", () => {
  it("begins with what differs, says once what all have, and marks where a value changes", () => {
    const table = tableOf({
      badges: BADGES,
      specifications: [
        { label: "Gearbox", values: ["Automatic", "Automatic", "Automatic"] },
        { label: "Drive", values: ["4x2", "4x4", "4x4"] },
      ],
    });
    expect(table).toMatchObject({
      title: "The Ranger badge by badge",
      corner: "Badge",
      sameIn: "in every badge",
    });
    expect(rowsOf(table)).toEqual([
      ["Drive", ["4x2", "4x4", "4x4"]],
      ...FUEL,
      ["Gearbox", ["Automatic", "Automatic", "Automatic"]],
    ]);
    expect(table?.rows[0]?.values.map(({ differs }) => differs)).toEqual([false, true, false]);
    expect(table?.rows.map(({ same }) => same)).toEqual([false, false, false, true]);
  });

  it("has one badge without calling its values the same in all, and none at all without a badge", () => {
    const one = tableOf({ badges: [{ name: "XL" }], specifications: [{ label: "Drive", values: ["4x4"] }] });
    expect(one?.rows[0]?.same).toBe(false);
    expect(tableOf({})).toBeNull();
  });

  it("draws each badge in another colour, unless the dealer has a picture of its own or there is one badge", () => {
    const colours = [
      { name: "Deep blue", paint: "blue" },
      { name: "Arctic white", paint: "white" },
    ];
    const drawn = (own: object) =>
      tableOf({ badges: BADGES, colours, ...own })?.columns.map(
        ({ image }) => image?.src.replace(/.*hero-/, "") ?? null,
      );
    const [first, second, third] = drawn({}) ?? [];
    expect([first === second, first === third, first === null]).toEqual([false, true, false]);
    expect(drawn({ badges: BADGES.slice(0, 1) })).toEqual([null]);
    expect(drawn({ image: { src: "/media/own.jpg", alt: "" } })).toEqual([null, null, null]);
  });

  it("says what each lists at and how many of it are in stock, with the way to exactly those", () => {
    const counted = [
      { value: "XLT", count: 3 },
      { value: "xlt", count: 1 },
      { value: "Raptor", count: 9 },
    ];
    expect(tableOf({ badges: BADGES }, counted)?.columns).toMatchObject([
      {
        name: "XL",
        from: "From $48,240",
        note: "Work",
        stock: { label: "No new one in stock", href: null },
      },
      {
        name: "XLT",
        from: "From $62,190",
        note: "",
        stock: {
          label: "4 new in stock",
          href: "/search/ford/ranger?car_type=new&badge=XLT&badge=xlt&status=in_stock&status=coming_soon",
        },
      },
      { name: "Wildtrak", from: null, note: "", stock: { label: "No new one in stock", href: null } },
    ]);
  });

  it.each([
    ["nobody can count", { badges: BADGES }, null],
    ["the model is to come", { badges: BADGES, status: "coming_soon" }, []],
  ])("says nothing of stock while %s", (_, own, counted) => {
    expect(tableOf(own, counted)?.columns.map(({ stock }) => stock)).toEqual([null, null, null]);
  });

  it("works a year's fuel out at the dealer's price and distance, and leaves out what burns none", () => {
    const table = tableOf({ badges: [{ name: "Diesel", consumption: 8 }, { name: "Electric" }] }, [], {
      pricePerLitre: 2,
      kmPerWeek: 100,
    });
    expect(rowsOf(table)).toEqual([
      ["Fuel use, combined", ["8.0 L/100 km", "–"]],
      ["Fuel for a year", ["$832", "–"]],
    ]);
    expect(table?.note).toMatch(/^Fuel for a year is worked out at \$2 a litre and 100 km a week/);
    const electric = tableOf({ badges: [{ name: "Air" }, { name: "Earth" }] });
    expect([rowsOf(electric), electric?.note]).toEqual([[], null]);
  });
});
