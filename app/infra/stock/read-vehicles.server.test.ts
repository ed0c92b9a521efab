import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feedMappingSchema } from "~/domain/stock/feed-mapping";
import { readVehicles } from "./read-vehicles.server";
import { owner } from "../../../test/fixtures/feed-owner";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-feed-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("readVehicles", () => {
  it("reads nested records, lists of pictures, miles, and one vehicle that stands there twice", async () => {
    const car = (vin: string, price: number, images: unknown) => ({
      vin,
      title: "2022 Invented Motor",
      mileage: "45,123",
      price,
      specs: {
        body: "4D Double Cab Utility",
        gearbox: "7-Speed Porsche Doppelkupplung",
        fuel: "Diesel/Electric",
      },
      images,
      seats: 500,
      equipment: ["Tow bar", "x".repeat(300)],
    });
    const list = ["https://pictures.example/w_800,h_600/1.jpg", "https://pictures.example/2.jpg"];
    const file = join(folder, "nested.json");
    const vehicles = [
      car("A", 20_000, list),
      car("A", 18_000, list),
      car(
        "B",
        9_000,
        list.map((url) => ({ url })),
      ),
    ];
    writeFileSync(file, JSON.stringify({ vehicles }));
    const fields = {
      name: { from: "title" },
      make: { default: "Invented" },
      model: { default: "Motor" },
      year: { from: "title", as: "year" },
      car_type: { default: "used" },
      vin: { from: "vin" },
      price: { from: "price", as: "money" },
      km: { from: "mileage", as: "kilometres" },
      simple_body: { from: "specs.body", as: "simpleBody" },
      simple_transmission: { from: "specs.gearbox", as: "transmission" },
      simple_fuel: { from: "specs.fuel", as: "fuel" },
      seats: { from: "seats", as: "number" },
      standardEquipment: { from: "equipment", as: "list" },
      image_urls: { from: ["images[].url", "images"], as: "list" },
    };
    const mapping = feedMappingSchema.parse({
      records: "vehicles",
      identity: ["vin"],
      distances: "mi",
      duplicates: "dearest",
      fields,
    });
    const report = await readVehicles({ file, mapping, owner });
    expect(report).toMatchObject({
      duplicates: [{ rows: [1, 2], taken: 1 }],
      repairs: { "miles-converted": 2, "field-left-out": 2 },
    });
    expect(report.left.map(({ at, field, value }) => [at, field, value.length])).toEqual([
      [1, "seats", 3],
      [1, "standardEquipment.1", 100],
      [3, "seats", 3],
      [3, "standardEquipment.1", 100],
    ]);
    const found = report.vehicles;
    expect(found.map(({ price, images }) => [price, images.map(({ image }) => image.url)])).toEqual([
      [20_000, list],
      [9_000, list],
    ]);
    for (const vehicle of found)
      expect(vehicle).toMatchObject({
        km: 72_618,
        simple_body: "ute",
        simple_transmission: "Automatic",
        simple_fuel: "Hybrid",
        seats: null,
        standardEquipment: ["Tow bar"],
      });
  });

  it("takes stock numbers that differ in case for one, and a state for the yard in it", async () => {
    const file = join(folder, "case.csv");
    const rows = ["x1,Kia,QLD", "X1,Kia,QLD", "Y1,Kia,WA"];
    writeFileSync(file, ["Stock,Make,State", ...rows, ""].join("\n"));
    const mapping = feedMappingSchema.parse({
      identity: ["Stock"],
      fields: {
        stocknum: { from: "Stock" },
        make: { from: "Make" },
        model: { default: "Rio" },
        year: { default: 2020 },
        car_type: { default: "used" },
        state: { from: "State" },
      },
    });
    const address = {
      street: "1 Yard Road",
      city: "Moorooka",
      state: "QLD",
      postcode: "4105",
      placeUrl: null,
      lat: null,
      long: null,
    };
    const yards = [{ id: "moorooka", name: "Moorooka", slug: "moorooka", phone: null, address }];
    const report = await readVehicles({ file, mapping, owner: { ...owner, yards } });
    expect(report.duplicates).toEqual([{ identity: "x1", rows: [2, 3], taken: 3, different: [] }]);
    expect(report.vehicles.map(({ stocknum, location_id: yard, state }) => [stocknum, yard, state])).toEqual([
      ["X1", "moorooka", "QLD"],
      ["Y1", expect.not.stringMatching(/^moorooka$/), "WA"],
    ]);
  });

  it("reads a list of all its columns, and a word that the mapping says means nothing as none", async () => {
    const file = join(folder, "lists.ndjson");
    const [one, two] = ["https://a.example/1.jpg", "https://a.example/2.jpg"];
    const row = { stock: "1", name: "X 2021", vin: "0", main: one, more: [two, one], none: "" };
    writeFileSync(file, JSON.stringify(row));
    const mapping = feedMappingSchema.parse({
      identity: ["stock"],
      fields: {
        name: { from: "name" },
        make: { default: "X" },
        model: { default: "Y" },
        year: { from: "name", as: "year" },
        car_type: { default: "used" },
        vin: { from: "vin", values: { "0": "" } },
        image_urls: { from: ["main", "none", "more"], as: "list", all: true },
      },
    });
    const [vehicle] = (await readVehicles({ file, mapping, owner })).vehicles;
    expect(vehicle).toMatchObject({ vin: null, year: 2021 });
    expect(vehicle?.images.map(({ image }) => image.url)).toEqual([one, two]);
  });

  it("reads a whole column's dates in the order that its values prove, and says so", async () => {
    const file = join(folder, "dates.ndjson");
    const rows = ["2/3/2026", "1/13/2026", "4/5/2026"].map((expiry, at) => ({ stock: `S${at}`, expiry }));
    writeFileSync(file, rows.map((one) => JSON.stringify(one)).join("\n"));
    const mapping = feedMappingSchema.parse({
      identity: ["stock"],
      fields: {
        make: { default: "X" },
        model: { default: "Y" },
        year: { default: 2020 },
        car_type: { default: "used" },
        rego_expiry: { from: "expiry", as: "date" },
      },
    });
    const { vehicles, file: facts } = await readVehicles({ file, mapping, owner });
    expect(vehicles.map(({ rego_expiry: expiry }) => expiry)).toEqual([
      "2026-02-03",
      "2026-01-13",
      "2026-04-05",
    ]);
    expect(facts.notes).toContainEqual(
      expect.stringMatching(/^dates of rego_expiry are read with the month first: 1 or more/),
    );
  });

  it("rejects a row that nothing tells from another, and one from after next year", async () => {
    const file = join(folder, "rows.ndjson");
    const row = { stock: "", name: "X", make: "X", model: "X", year: "2020", type: "used" };
    const rows = [row, { ...row, stock: "1", year: "2060" }, { ...row, stock: "2", year: "2027" }];
    writeFileSync(file, rows.map((one) => JSON.stringify(one)).join("\n"));
    const fields = {
      name: { from: "name" },
      make: { from: "make" },
      model: { from: "model" },
      year: { from: "year", as: "year" },
      car_type: { from: "type", as: "carType" },
    };
    const report = await readVehicles({
      file,
      owner,
      mapping: feedMappingSchema.parse({ identity: ["stock"], fields }),
    });
    expect(report.rejected.map(({ at, reason }) => [at, reason])).toEqual([
      [1, "no stock to know it by"],
      [2, "year: expected 1900 to 2027"],
    ]);
    expect(report.vehicles).toHaveLength(1);
  });

  it("names rows by their line, rejects broken ones alone, and leaves out what the sender lost", async () => {
    const file = join(folder, "lines.csv");
    const lines = [
      "Stock;Name;Make;Model;Year;Type;Colour;Notes",
      '1;2020 Audi A4;Audi;A4;2020;used;Red;"two',
      'lines"',
      '2;2020 Audi A4;Audi;A4;2020;used;Red;"a";"b";"c"',
      "",
      '3;2020 Audi A4;Audi;A4;2020;used;Gr\uFFFDn;18" alloys',
      ";2020 Audi A4;Audi;A4;2020;used;Red;none",
    ];
    writeFileSync(file, `${lines.join("\r\n")}\r\n`);
    const fields = {
      name: { from: "Name" },
      make: { from: "Make" },
      model: { from: "Model" },
      year: { from: "Year", as: "year" },
      car_type: { from: "Type", as: "carType" },
      colour: { from: "Colour" },
      dealercomments: { from: "Notes", as: "paragraphs" },
    };
    const report = await readVehicles({
      file,
      owner,
      mapping: feedMappingSchema.parse({ identity: ["Stock"], fields }),
    });
    expect(report.file).toMatchObject({ format: "csv", delimiter: ";", encoding: "utf-8" });
    expect(report.rejected.map(({ at, reason }) => [at, reason])).toEqual([
      [4, "it has 10 cells for 8 columns"],
      [7, "no Stock to know it by"],
    ]);
    expect(report.vehicles.map(({ colour, dealercomments }) => [colour, dealercomments])).toEqual([
      ["Red", "two\nlines"],
      [null, '18" alloys'],
    ]);
    expect(report.left).toMatchObject([
      { at: 6, field: "Colour", expected: expect.stringMatching(/lost/) as unknown },
    ]);
    expect(report.repairs).toMatchObject({ "letters-lost": 1 });
  });

  it("reads several files as one stock, and of a file of several dealerships the rows of one", async () => {
    const heading = "Stock,Name,Make,Model,Year,Type,Yard";
    const car = (stock: string, yard: string) => `${stock},2020 Audi A4,Audi,A4,2020,used,${yard}`;
    const first = join(folder, "first.csv");
    const second = join(folder, "second.txt");
    writeFileSync(
      first,
      `${[heading, car("1", "North"), car("2", "South"), car("3", "constructor")].join("\n")}\n`,
    );
    writeFileSync(second, `${[heading, car("4", "North"), car("", "North"), "5,short"].join("\n")}\n`);
    const fields = {
      name: { from: "Name" },
      make: { from: "Make" },
      model: { from: "Model" },
      year: { from: "Year", as: "year" },
      car_type: { from: "Type", as: "carType" },
      stocknum: { from: "Stock" },
    };
    const stocksOf = async (split: object) => {
      const mapping = feedMappingSchema.parse({ identity: ["Stock"], fields, ...split });
      const report = await readVehicles({ file: first, others: [second], owner, mapping });
      return { report, stocks: report.vehicles.map(({ stocknum }) => stocknum) };
    };
    expect((await stocksOf({})).stocks).toEqual(["1", "2", "3", "4"]);
    const { report, stocks } = await stocksOf({
      dealershipColumn: "Yard",
      dealerships: { North: "yard", South: "other" },
    });
    expect(stocks).toEqual(["1", "4"]);
    expect(report.rejected.map(({ in: file, at }) => [file, at])).toEqual([
      ["second.txt", 3],
      ["second.txt", 4],
    ]);
    expect(report.file.notes).toEqual([
      "second.txt is read too, as CSV, utf-8",
      'Yard "constructor" (1 row) is no dealership of the mapping',
    ]);
  });
});
