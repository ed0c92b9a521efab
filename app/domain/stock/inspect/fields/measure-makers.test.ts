import { describe, expect, it } from "vitest";
import { proposedFor, times } from "../../../../../test/feeds/proposed-for";

const pick = (words: readonly string[], at: number) => words[at % words.length] ?? "";
const VAN = { "Stock No": "C1", Make: "Jayco", Model: "Journey", Year: "2022", Condition: "Used" };

describe("a file of caravans", () => {
  it("says what they measure in the trade's names and units", () => {
    const { mapping, questions } = proposedFor(
      times(9, (at) => ({
        ...VAN,
        "Stock No": `C${at}`,
        Berths: pick(["4", "4 Berth", "2+2", "", "0"], at),
        "Tare Weight (kg)": pick(["2150", "2,240"], at),
        ATM: pick(["2,800kg", "2.9t"], at),
        "Body Length": pick([`22'6"`, "21ft", "6.8m"], at),
        "Internal Width": pick([`7'10"`, "2.4m"], at),
        "External Length": pick(["8.4m", "8.1m"], at),
        "Travel Height": pick(["2.95", "3.1"], at),
        Axles: pick(["Tandem Axle", "Single", "2"], at),
        Payload: "550kg",
      })),
    );
    expect(mapping.ignored ?? []).toEqual([]);
    expect(mapping.fields).toMatchObject({
      item_type: { default: "caravan" },
      "caravan.sleeps": { from: "Berths", as: "berths" },
      "caravan.tare_weight": { from: "Tare Weight (kg)", as: "kilograms" },
      "caravan.aggregate_trailer_mass": { from: "ATM", as: "kilograms" },
      "caravan.body_length": { from: "Body Length", as: "caravanLength" },
      "caravan.body_width": { from: "Internal Width", as: "caravanWidth" },
      "variant.vehiclelength": { from: "External Length", as: "millimetres" },
      "variant.vehicleheight": { template: "{Travel Height} m", as: "millimetres" },
      "caravan.axle_type": { from: "Axles", values: { "Tandem Axle": "Tandem", "2": "Tandem" } },
      "variant.payload": { from: "Payload", as: "kilograms" },
    });
    expect(questions.join()).toContain("all are caravans. Right?");
  });

  it.each([
    [{ Length: "22.5" }, { from: "Length", as: "caravanLength" }, false],
    [{ Length: "6.8" }, { from: "Length", as: "caravanLength" }, true],
    [{ Length: "6800" }, { from: "Length", as: "caravanLength" }, false],
    [{ "Length (m)": "6.8" }, { template: "{Length (m)} m", as: "caravanLength" }, false],
    [{ "Length (ft)": "8" }, { template: "{Length (ft)} ft", as: "caravanLength" }, false],
    [{ length_cm: "680" }, { template: "{length_cm} cm", as: "caravanLength" }, false],
    [{ Length: `22'6"` }, { from: "Length", as: "caravanLength" }, false],
  ])("knows the unit of a bare number by the column's name, or by its size: %j", (row, field, isAsked) => {
    const { mapping, questions } = proposedFor(
      times(9, (at) => ({ ...VAN, "Stock No": `C${at}`, Sleeps: "4", ...row })),
    );
    expect(mapping.fields["caravan.body_length"]).toEqual(field);
    expect(questions.some((one) => one.includes("taken for metres"))).toBe(isAsked);
    // One column is one figure of the page.
    expect(mapping.fields).not.toHaveProperty("variant.vehiclelength");
  });
});

describe("a file of cars", () => {
  it("says what they weigh, pull and measure, and has nothing of a caravan", () => {
    const { mapping, questions } = proposedFor(
      times(9, (at) => ({
        ...VAN,
        "Stock No": `C${at}`,
        Make: "Ford",
        Model: "Ranger",
        Length: "5370",
        Width: "1,918 mm",
        Height: "1.88m",
        Torque: "500",
        "Engine Power": "154kW @ 3750rpm",
        "Braked Towing Capacity": "3,500 kg",
        "Fuel Tank": "80 L",
        ANCAP: "5 Stars",
        GVM: "3,230kg",
        Tare: "2246",
        Axles: "2",
      })),
    );
    expect(mapping.fields).toMatchObject({
      "variant.vehiclelength": { from: "Length", as: "millimetres" },
      "variant.vehiclewidth": { from: "Width", as: "millimetres" },
      "variant.vehicleheight": { from: "Height", as: "millimetres" },
      "variant.torque": { from: "Torque", as: "torque" },
      "variant.power": { from: "Engine Power", as: "power" },
      "variant.towingcapacitybraked": { from: "Braked Towing Capacity", as: "kilograms" },
      "variant.fuelcapacity": { from: "Fuel Tank", as: "number" },
      "variant.ancaprating": { from: "ANCAP" },
      "variant.grossvehiclemass": { from: "GVM", as: "kilograms" },
    });
    expect(Object.keys(mapping.fields).filter((name) => name.startsWith("caravan."))).toEqual([]);
    expect(mapping.fields).not.toHaveProperty("item_type");
    expect(mapping.ignored).toEqual(["Tare", "Axles"]);
    expect(questions.join()).not.toContain("caravan");
  });
});

it("a file of caravans and cars keeps their lengths apart", () => {
  const { mapping } = proposedFor(
    times(9, (at) => ({
      ...VAN,
      "Stock No": `C${at}`,
      Type: pick(["Caravan", "Car"], at),
      Length: pick(["6.8m", "4.6m"], at),
      "Body Length": pick([`22'6"`, ""], at),
      Berth: pick(["4", ""], at),
    })),
  );
  expect(mapping.fields).toMatchObject({
    item_type: { from: "Type" },
    "caravan.body_length": { from: "Body Length" },
    "variant.vehiclelength": { from: "Length" },
    "caravan.sleeps": { from: "Berth" },
  });
});
