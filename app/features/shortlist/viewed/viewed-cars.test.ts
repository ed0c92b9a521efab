import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readViewed, recordViewed } from "./viewed-cars";

const car = (id: number) => ({
  id: String(id),
  stocknum: `S${id}`,
  make: "Mazda",
  model: "CX-5",
  body: "Wagon",
  simple_body: "suv",
});
const ids = () => readViewed("bay-cars").map(({ id }) => id);

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe("viewed vehicles (FAV-05, ENT-48)", () => {
  it("are remembered under the site's name, the newest first, none twice (ENT-38)", () => {
    for (const id of [1, 2, 3, 1]) recordViewed("bay-cars", car(id));
    expect([...stored.keys()]).toEqual(["bay-cars.viewedCars"]);
    expect(readViewed("bay-cars")).toEqual([car(1), car(3), car(2)]);
  });

  it("are twenty at the most (OPEN-99)", () => {
    for (let id = 1; id <= 25; id++) recordViewed("bay-cars", car(id));
    expect(ids()).toEqual(Array.from({ length: 20 }, (_, index) => String(25 - index)));
  });

  it.each(["not json", '{"a":1}', '[{"id":"1"}]'])("are none where storage holds %s", (text) => {
    stored.set("bay-cars.viewedCars", text);
    expect(ids()).toEqual([]);
    recordViewed("bay-cars", car(1));
    expect(ids()).toEqual(["1"]);
  });

  it("are not missed where storage is refused (ERR-16)", () => {
    const refuse = () => {
      throw new Error("refused");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    expect(() => recordViewed("bay-cars", car(1))).not.toThrow();
    expect(ids()).toEqual([]);
  });
});
