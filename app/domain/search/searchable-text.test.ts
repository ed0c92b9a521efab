import { describe, expect, test } from "vitest";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { searchWords, textSources } from "./searchable-text";

describe("searchWords", () => {
  test("adds what else shoppers call a word", () => {
    expect(searchWords("8 speed Automatic")).toContain("auto");
    expect(searchWords("Ute")).toEqual(expect.arrayContaining(["ute", "pickup", "utility"]));
  });

  test.each(["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"])(
    "%s is a word like any other",
    (word) => {
      const words: readonly unknown[] = searchWords(`Formula ${word}`);
      expect(words.filter((one) => typeof one !== "string")).toEqual([]);
      expect(words).toContain("formula");
    },
  );
});

describe("textSources", () => {
  test("are what a record says, the simple word and the feed's own", () => {
    const vehicle = vehicleWith(1, {
      make: "Isuzu UTE",
      model: "D-MAX",
      badge: "X-Terrain",
      series: "RG",
      colour: "Glacier Pearl",
      simple_colour: "white",
      simple_body: "ute",
      body: "Crew Cab",
      simple_fuel: "Diesel",
      fuel: "D",
      simple_transmission: "Automatic",
      trans: "6 sp",
      drive: "4WD",
      city: "Cairns",
      state: "QLD",
    });
    expect(textSources(vehicle)).toEqual({
      make_model: "Isuzu D-MAX",
      badge: "X-Terrain",
      series: "RG",
      year: "2020",
      colour: "Glacier Pearl white",
      body: "ute Crew Cab",
      fuel: "Diesel D",
      transmission: "Automatic 6 sp",
      drive: "4WD",
      equipment: "",
      city: "Cairns",
      state: "QLD",
    });
  });

  test("have what a caravan is furnished with, and no gearbox that sounds like a badge", () => {
    const furnished = { item_type: "caravan" as const, standardEquipment: ["Washing Machine", "Queen Bed"] };
    expect(textSources(vehicleWith(1, furnished)).equipment).toBe("Washing Machine Queen Bed");
    const listed = vehicleWith(1, { standardEquipment: ["Sports Seats"], trans: "6 sp Sports Automatic" });
    expect(textSources(listed).equipment).toBe("");
    expect(textSources(listed).transmission).toBe("6 sp Automatic");
  });

  test("call a motorcycle for sport by a word of its own, one for touring and a car not", () => {
    const bodyOf = (vehicle: Parameters<typeof vehicleWith>[1]) => textSources(vehicleWith(1, vehicle)).body;
    expect(bodyOf({ item_type: "motorcycle", simple_body: null, body: "Sport" })).toBe("Sport sportbike");
    expect(bodyOf({ item_type: "motorcycle", simple_body: null, body: "Sports Touring" })).not.toContain(
      "sportbike",
    );
    expect(bodyOf({ body: "Sports Wagon" })).not.toContain("sportbike");
  });

  test("take the body's own name for its type, and nothing for what is not said", () => {
    const bare = textSources(vehicleWith(1, { body: "Wagon" }));
    expect(bare.body).toBe("wagon Wagon");
    expect(textSources(vehicleWith(1, { colour: "Navy" })).colour).toBe("Navy blue");
    expect([bare.badge, bare.series, bare.fuel, bare.transmission]).toEqual(["", "", "", ""]);
  });
});
