import { describe, expect, it } from "vitest";
import { vehicleWith } from "../../../../test/fixtures/vehicle";
import { exchangedValues, type Looks, looksOf } from "./exchanged-values";

const COLOURS = ["red", "blue"];
const yard = Array.from({ length: 20 }, (_, at): Looks => ({
  id: `v${at}`,
  model: "RAV4",
  car_type: "used",
  paint: COLOURS[at % 2] ?? null,
  picture: at + 1,
}));
const known = (cars: readonly Looks[]) => new Map(cars.map((one) => [one.id, one]));
type Change = (one: Looks, at: number) => Partial<Looks>;
const said = (change: Change, cars = yard, allowed = 0.3) =>
  exchangedValues(
    known(cars),
    cars.map((one, at) => ({ ...one, ...change(one, at) })),
    allowed,
  );

const EXCHANGES: readonly (readonly [what: string, change: Change, sentence: string])[] = [
  [
    "models",
    () => ({ model: "Cruiser" }),
    "20 of 20 vehicles have another model than before, such as Cruiser for RAV4",
  ],
  [
    "conditions",
    () => ({ car_type: "new" }),
    "20 of 20 vehicles have another car_type than before, such as new for used",
  ],
  [
    "colours",
    ({ paint }) => ({ paint: paint === "red" ? "blue" : "red" }),
    "20 of 20 vehicles have another colour than before, such as blue for red",
  ],
  [
    "pictures",
    (_, at) => ({ picture: ((at + 1) % 20) + 1 }),
    "20 of 20 vehicles have the first of their images from another vehicle",
  ],
];

describe("columns that were exchanged", () => {
  it.each(EXCHANGES)("are told by their %s", (_, change, sentence) => {
    expect(said(change)).toEqual([sentence]);
  });

  it("are told of more than the share that is allowed, and of no fewer than ten vehicles", () => {
    const changing = (most: number) => (_: Looks, at: number) => (at < most ? { model: "Yaris" } : {});
    expect(said(changing(6))).toEqual([]);
    expect(said(changing(7))).toHaveLength(1);
    expect(said(changing(9), yard.slice(0, 9))).toEqual([]);
    expect(said(changing(10), yard.slice(0, 10))).toHaveLength(1);
    expect(exchangedValues(new Map(), yard, 0)).toEqual([]);
  });

  it("are not told of a name written otherwise, of what one of the two does not say, or of nothing changed", () => {
    expect(said(() => ({}))).toEqual([]);
    expect(said(() => ({ model: "RAV 4 Hybrid" }))).toEqual([]);
    expect(said(() => ({ paint: null, picture: null }))).toEqual([]);
  });

  it("are not told of pictures that nobody had, or that several had", () => {
    expect(said((_, at) => ({ picture: 1_000 + at }))).toEqual([]);
    const shared = yard.map((one) => ({ ...one, picture: 5 }));
    expect(said(() => ({ picture: 5 }), shared)).toEqual([]);
  });
});

describe("what is looked at of a vehicle", () => {
  const image = (url: string) => ({ image: { url, thumb: { url } } });
  it("is its basic colour, by the maker's name where that alone is known, and its first picture", () => {
    const [one, other] = ["https://a.example/1.jpg", "https://a.example/2.jpg"].map((url) =>
      looksOf(vehicleWith(1, { simple_colour: null, colour: "Glacier White", images: [image(url)] })),
    );
    expect(one?.paint).toBe("white");
    expect(one?.picture).not.toBe(other?.picture);
    expect(looksOf(vehicleWith(1, { images: [], colour: null, simple_colour: null }))).toMatchObject({
      picture: null,
      paint: null,
    });
  });
});
