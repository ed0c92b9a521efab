import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import type { FormKey } from "./form-catalogue";
import { formLocations, placeChoices } from "./place-choices";

type Location = NonNullable<NonNullable<Parameters<typeof siteConfig>[0]>["site"]>["locations"];
const place = (id: string, own: object = {}): NonNullable<Location>[number] => ({
  id,
  name: `Yard ${id}`,
  slug: id,
  dealershipId: "yard",
  address: { street: "1 Street", city: "Moorooka", state: "QLD", postcode: "4105" },
  ...own,
});
const dealer = (...locations: NonNullable<Location>) => siteConfig({ site: { locations } });

const standingAt = (id: string, ...brought: readonly string[]) => {
  const vehicle = vehicleWith(1, { location_id: id });
  const distribution_locations = brought.map((one) => ({ id: one, name: one }));
  return { ...vehicle, location: { ...vehicle.location, distribution_locations } };
};

const showroom = place("showroom", { locationType: "sales" });
const workshop = place("workshop", { locationType: "service" });
const counter = place("counter", { locationType: "parts" });
const whole = place("whole");
const buying = place("buying", { locationType: "sales", locationSubtype: "buying" });
const hidden = place("hidden", { visible: false });
const all = dealer(showroom, workshop, counter, whole, buying, hidden);

describe("the places a form can be about", () => {
  const ids = (key: FormKey, of = all, vehicleAt?: string) =>
    formLocations(of, key, vehicleAt === undefined ? null : standingAt(vehicleAt)).map(({ id }) => id);

  it("are those that have its work, or all that visitors see", () => {
    expect(ids("testDrive"), "the label below a department decides nothing (OPEN-49)").toEqual([
      "showroom",
      "whole",
      "buying",
    ]);
    expect(ids("service")).toEqual(["workshop", "whole"]);
    expect(ids("contact")).toEqual(["showroom", "workshop", "counter", "whole", "buying"]);
    expect(formLocations(all, "testDrive")).toHaveLength(3);
  });

  it("are also where the vehicle stands, for a drive in it", () => {
    expect(ids("testDrive", all, "counter")).toEqual(["showroom", "counter", "whole", "buying"]);
    expect(ids("testDrive", all, "hidden")).toEqual(["showroom", "whole", "buying"]);
    expect(ids("service", all, "counter")).toEqual(["workshop", "whole"]);
  });

  it("are near the vehicle for a drive in it, and where its yard brings vehicles to", () => {
    const at = (lat: number, long: number) => ({
      address: { street: "1 Street", city: "A", state: "QLD", postcode: "4105", lat, long },
    });
    const [brisbane, logan, perth, cairns] = [
      place("brisbane", at(-27.47, 153.02)),
      place("logan", at(-27.64, 153.11)),
      place("perth", at(-31.95, 115.86)),
      place("cairns", at(-16.92, 145.77)),
    ];
    const group = dealer(brisbane, logan, perth, cairns, place("unknown"));
    expect(ids("testDrive", group)).toHaveLength(5);
    expect(ids("testDrive", group, "brisbane")).toEqual(["brisbane", "logan"]);
    expect(formLocations(group, "testDrive", standingAt("brisbane", "cairns")).map(({ id }) => id)).toEqual([
      "brisbane",
      "logan",
      "cairns",
    ]);
    const bikes = place("bikes", { ...at(-27.48, 153.03), dealershipId: "motorcycles" });
    expect(ids("testDrive", dealer(brisbane, bikes), "brisbane"), "another dealership").toEqual(["brisbane"]);
    expect(ids("testDrive", group, "unknown"), "nothing says how far they are").toHaveLength(5);
    expect(ids("testDrive", group, "elsewhere")).toHaveLength(5);
    expect(ids("service", group, "brisbane"), "the shopper's own car").toHaveLength(5);
    for (const [withinKm, count] of [
      [0, 1],
      [null, 5],
    ] as const) {
      const forms = { visits: { withinKm } };
      const own = siteConfig({
        site: { locations: [brisbane, logan, perth, cairns, place("unknown")] },
        forms,
      });
      expect(formLocations(own, "testDrive", standingAt("brisbane"))).toHaveLength(count);
    }
  });

  it("are all that visitors see where none has the work", () => {
    expect(ids("service", dealer(counter, buying, hidden))).toEqual(["counter", "buying"]);
  });
});

describe("what there is to choose", () => {
  it("names places with their town, unless the name has it already", () => {
    const named = dealer(place("a", { name: "Moorooka North" }), place("b", { name: "The Yard" }));
    const choices = placeChoices(named, "careers", null);
    const places = [
      { value: "a", label: "Moorooka North" },
      { value: "b", label: "The Yard, Moorooka" },
    ];
    expect([choices["location"], choices["work_location"]]).toEqual([places, places]);
  });

  it("is a place for a job once, without the department its name ends with (LOC-15)", () => {
    const pialba = { street: "2 Street", city: "Pialba", state: "QLD", postcode: "4655" };
    const group = dealer(
      place("sales", { name: "Moorooka", locationType: "sales" }),
      place("workshop", { name: "Moorooka Service", locationType: "service" }),
      place("lone", { name: "Hervey Bay Service", locationType: "service", address: pialba }),
    );
    expect(placeChoices(group, "careers", null)["work_location"]).toEqual([
      { value: "sales", label: "Moorooka" },
      { value: "lone", label: "Hervey Bay, Pialba" },
    ]);
  });

  it("is nothing where there is one place, but for a drive, whose place decides its times (LOC-16)", () => {
    const one = dealer(whole);
    expect(placeChoices(one, "careers", null)).toMatchObject({ location: [], work_location: [] });
    expect(placeChoices(one, "testDrive", null)).toMatchObject({
      location: [{ value: "whole", label: "Yard whole, Moorooka" }],
      work_location: [],
    });
  });

  it("is one of the dealerships that visitors see, where there are two of them", () => {
    const of = (...hiddenOnes: boolean[]) => {
      const dealerships = hiddenOnes.map((isHidden, at) => ({
        id: `d${at}`,
        name: `Dealer ${at}`,
        slug: `dealer-${at}`,
        visible: !isHidden,
      }));
      return placeChoices(siteConfig({ site: { dealerships, locations: [] } }), "contact", null)[
        "preferredDealership"
      ];
    };
    expect(of(false, false, true)).toEqual([
      { value: "dealer-0", label: "Dealer 0" },
      { value: "dealer-1", label: "Dealer 1" },
    ]);
    expect(of(false, true)).toEqual([]);
  });

  it("is a state of the country, and a place that the vehicle can be brought to (FORM-12)", () => {
    const { location } = vehicleWith(1);
    const away = vehicleWith(1, {
      location: { ...location, distribution_locations: [{ id: "h", name: "Hub" }] },
    });
    const choices = placeChoices(all, "service", away);
    expect(choices["regoState"]).toContainEqual({ value: "qld", label: "Queensland" });
    expect(choices["distribution_location"]).toEqual([{ value: "h", label: "Hub" }]);
  });
});
