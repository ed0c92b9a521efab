import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, describe, it } from "vitest";
import { car, MAPPING, stockCommand } from "../test/fixtures/stock-command";

const { desk, run, feed, fileOf } = stockCommand();

const cars = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    car(`A${String(at).padStart(3, "0")}`, { VIN: `JM0BP2HL6000${1_000 + at}` }),
  );

describe("a file that was cut off at the end of a line", () => {
  it("is published below the guards' share, but never as if all were well", async () => {
    expect(await feed(cars(100))).toBe(0);
    expect(await feed(cars(90))).toBe(0);
    expect(await feed(cars(72), "--dry-run")).toBe(2);
    expect(desk.printed).toMatch(/^UNUSUAL: the feed lacks 20 % of the published vehicles$/m);
    expect(desk.printed).toContain("do not import it\ndry run: nothing published");
    const report = join(desk.folder, "report.csv");
    expect(await feed(cars(72), "--report", report)).toBe(2);
    expect(readFileSync(report, "utf8")).toContain("unusual,,,,the feed lacks 20 %");
    const lines = desk.printed.trimEnd().split("\n");
    expect(lines[1]).toBe("UNUSUAL: the feed lacks 20 % of the published vehicles");
    expect(lines.at(-4)).toBe(lines[1]);
    expect(lines.at(-3)).toMatch(/^is that usual here\? Otherwise the file may be cut off/);
    expect(lines.at(-1)).toMatch(/`npm run stock -- rollback 2` undoes it$/);
    await run("show", "3");
    expect(desk.printed).toContain("  UNUSUAL: the feed lacks 20 % of the published vehicles");
    expect(await feed(cars(72))).toBe(0);
  });

  it("says what publishes a refused one", async () => {
    await feed(cars(100));
    expect(await feed(cars(40))).toBe(1);
    expect(desk.printed).toContain(
      "if the file is right, the same command with `--force`, or a larger `--max-drop`",
    );
    expect(await feed(cars(40), "--force")).toBe(2);
    expect(desk.printed).toMatch(/^UNUSUAL: the feed lacks 60 % of the published vehicles$/m);
    expect(await feed(cars(40), "--force"), "nothing is unusual any more").toBe(0);
  });

  it("says of a forced one what spoke against it, in the report and in the history", async () => {
    await feed(cars(100));
    const why = "FORCED: the feed lacks 60 % of the published vehicles; at most 30 % is allowed";
    const report = join(desk.folder, "report.csv");
    await feed(cars(40), "--force", "--report", report);
    expect(desk.printed.split("\n").filter((line) => line === why)).toHaveLength(2);
    expect(readFileSync(report, "utf8")).toContain("forced,,,,the feed lacks 60 %");
    await run("history");
    expect(desk.printed).toContain(`60 sold; ${why}\n`);
    await run("show", "2");
    expect(desk.printed).toContain(`\n  ${why}\n`);
    await feed(cars(40), "--force");
    expect(desk.printed).not.toContain("FORCED");
    await feed([], "--force");
    expect(desk.printed).toContain("FORCED: the feed holds no usable vehicle: it has no rows");
  });

  it("says what to do where force is not the answer", async () => {
    await feed(cars(20));
    expect(await feed(cars(20).map(({ Price: _, ...row }) => row))).toBe(1);
    expect(desk.printed).toContain(
      "\ncorrect the mapping, or ask for a file with what it reads; the same command",
    );
    expect(await feed(cars(20).map((row) => ({ ...row, Type: "Parts" })))).toBe(1);
    expect(desk.printed).toContain("\nask for another file; the same command");
  });

  it("is no wonder where a few go from a small stock", async () => {
    expect(await feed(cars(14))).toBe(0);
    expect(await feed(cars(10))).toBe(0);
  });

  it("is like one that lost the prices of many", async () => {
    await feed(cars(100));
    const poa = cars(100).map((row, at) => ({ ...row, Price: at < 20 ? "POA" : row.Price }));
    expect(await feed(poa)).toBe(2);
    expect(desk.printed).toContain(
      "UNUSUAL: price: 80 % of the vehicles have it, 100 % of those published\n",
    );
  });
});

describe("a file that was cut off within its last cell", () => {
  const sendText = (text: string, ...flags: string[]) => {
    const file = fileOf(cars(8));
    writeFileSync(file, text);
    const mapping = join(desk.folder, "mapping.json");
    return run("import", file, "--dealership", "yard", "--mapping", mapping, "--dry-run", ...flags);
  };
  const listed = () =>
    readFileSync(fileOf(cars(8).map(({ Sold: _, ...row }) => ({ ...row, Sold: "2026-04-30" }))), "utf8");

  it("is told where the half cell shows it", async () => {
    const whole = listed().trimEnd();
    const column = whole.split("\n")[0]?.split(",").at(-1) ?? "";
    expect(column).toBe("Sold");
    expect(await sendText(whole.slice(0, -1))).toBe(2);
    expect(desk.printed).toContain(
      'UNUSUAL: the file ends without a line break in line 9 and may be cut off there: its last cell is "2026-04-3", where other rows have "2026-04-30"',
    );
    await run("inspect", join(desk.folder, "feed.csv"));
    expect(desk.printed).toContain("may be cut off there");
  });

  it("is no wonder where only the last line break is missing", async () => {
    expect(await sendText(listed().trimEnd())).toBe(0);
    expect(desk.printed).not.toContain("cut off");
  });
});

describe("figures out of line with the rest of the file", () => {
  const priced = (count: number, wrong: number) =>
    cars(count).map((row, at) => ({ ...row, Price: at < wrong ? "2199000" : "21990" }));

  it("are told row by row, and nothing is left out", async () => {
    const report = join(desk.folder, "report.csv");
    expect(await feed(priced(60, 1), "--report", report)).toBe(0);
    const said = "price 2199000, where 21990 is usual for Kia in this file";
    expect(desk.printed).toContain(`\n  looks wrong: line 2 (A000): ${said}\n`);
    expect(desk.printed).toContain(" price 100 %,");
    expect(readFileSync(report, "utf8")).toContain(`looks wrong,price,2199000,2199000,"${said}"`);
  });

  it("are unusual where they are more than slips of the keyboard", async () => {
    expect(await feed(priced(60, 3), "--dry-run")).toBe(0);
    expect(await feed(priced(60, 4), "--dry-run")).toBe(2);
    expect(desk.printed).toContain(
      "UNUSUAL: 4 of 60 vehicles have a price or an odometer reading that looks wrong, such as price 2199000, where 21990",
    );
  });
});

describe("a first import", () => {
  it("says that demonstration stock goes", async () => {
    const spec = {
      seed: "yard",
      groups: [{ count: 9, carTypes: { used: 1 }, makes: { Kia: 1 }, price: [0, 90_000] }],
    };
    writeFileSync(join(desk.folder, "tenants", "yard", "demo-stock.json"), JSON.stringify(spec));
    await run("demo");
    expect(await feed(cars(6), "--dry-run")).toBe(0);
    expect(desk.printed).toContain(
      "would replace 9 vehicles of demonstration stock, made up to try the site",
    );
    await feed(cars(6));
    expect(desk.printed).toContain("  replaces 9 vehicles of demonstration stock");
    await feed(cars(6));
    expect(desk.printed).not.toContain("demonstration");
  });

  it("is doubted where the mapping seems to misread it", async () => {
    const all = (change: Parameters<typeof car>[1]) => cars(6).map((row) => ({ ...row, ...change }));
    expect(await feed(all({ Price: "ask" }), "--dry-run")).toBe(2);
    expect(desk.printed).toContain(
      "UNUSUAL: price: 0 % of the vehicles have it, though the mapping reads it",
    );
    expect(await feed(all({ Status: "Available" }), "--dry-run")).toBe(2);
    expect(desk.printed).toContain("UNUSUAL: 0 of 6 vehicles are for sale (available 6)");
    expect(desk.printed).toContain('not understood as status: "Available", 6 rows');
    expect(await feed(all({}), "--dry-run")).toBe(0);
  });

  it("is doubted where no column became the price, and where shoppers would see no picture", async () => {
    const { price: _, ...fields } = MAPPING.fields;
    desk.mapping = { ...MAPPING, fields };
    expect(await feed(cars(6), "--dry-run")).toBe(2);
    expect(desk.printed).toContain("UNUSUAL: price: the mapping reads no column for it");
    desk.mapping = { ...MAPPING, fields: { ...MAPPING.fields, image_urls: { from: "Photos", as: "list" } } };
    const shown = cars(6).map((row) => ({ ...row, Photos: "https://cdn.example/1.jpg" }));
    expect(await feed(shown, "--dry-run")).toBe(2);
    const images = "UNUSUAL: images: 6 of 6 vehicles have pictures of cdn.example, which show";
    expect(desk.printed).toContain(images);
    expect(await feed(shown)).toBe(2);
    expect(desk.printed).toContain(images);
    expect(await feed(shown), "it was told").toBe(0);
    expect(desk.printed).toContain("  noted picture-host-not-allowed cdn.example: 6");
  });
});

describe("rows that are no vehicles", () => {
  const dated = (count: number, wrong: number) =>
    cars(count).map((row, at) => ({ ...row, Year: at < wrong ? "18" : row.Year }));

  it("are unusual where they are many, in a first import too", async () => {
    expect(await feed(dated(60, 14))).toBe(2);
    expect(desk.printed).toMatch(
      /^UNUSUAL: 14 of 60 rows \(23.3 %\) were rejected, such as for "year: expected 1900 to \d{4}"$/m,
    );
    expect(desk.printed).toMatch(/rejected line 2 \(A000\): year: expected 1900 to \d{4} \(18\)/);
    await run("history");
    expect(desk.printed).toMatch(/46 new, 0 changed, 0 the same, 14 rejected\n/);
    await run("show", "1");
    expect(desk.printed).toMatch(/\n {2}rejected line 2 \(A000\): year: expected 1900 to \d{4} \(18\)\n/);
    await feed(dated(60, 6));
    expect(desk.printed).not.toContain("UNUSUAL");
    await feed(dated(20, 4));
    expect(desk.printed).not.toContain("were rejected");
  });
});

describe("columns that name other vehicles than before", () => {
  it("refuse a file in which make and model changed places", async () => {
    await feed(cars(20));
    const swapped = cars(20).map((row) => ({ ...row, Make: row.Model, Model: row.Make }));
    expect(await feed(swapped)).toBe(1);
    expect(desk.printed).toMatch(
      /^REFUSED: 20 of 20 vehicles have another make than before, such as \S+ for Kia; at most 30 % may$/m,
    );
  });

  it("refuse a file in which model and badge changed places, or used vehicles became new, and doubt a few", async () => {
    await feed(cars(20));
    const swapped = cars(20).map((row) => ({ ...row, Model: row.Badge, Badge: row.Model }));
    expect(await feed(swapped)).toBe(1);
    expect(desk.printed).toMatch(/^REFUSED: 20 of 20 vehicles have another model than before, such as /m);
    const renewed = (count: number) =>
      cars(20).map((row, at) => ({ ...row, Type: at < count ? "New" : row.Type }));
    expect(await feed(renewed(12))).toBe(1);
    expect(desk.printed).toMatch(
      /^REFUSED: 12 of 20 vehicles have another car_type than before, such as new for used; at most 30 % may$/m,
    );
    expect(await feed(renewed(5))).toBe(2);
    expect(desk.printed).toMatch(/^UNUSUAL: 5 of 20 vehicles have another car_type than before/m);
    expect(await feed(renewed(8))).toBe(0);
  });

  it("are told where one stock number stands on rows of different vehicles", async () => {
    const rows = [...cars(9), car("A001", { Make: "Ford", Model: "Ranger" })];
    expect(await feed(rows)).toBe(2);
    expect(desk.printed).toContain(
      "UNUSUAL: 1 stock number stands on rows of different vehicles, of which one alone is taken, such as A001: ",
    );
    expect(desk.printed).toMatch(
      /more than once: A001, lines 3, 11; line 11 was taken; they are different vehicles: .*Ranger/,
    );
    expect(await feed([...cars(9), car("A001", { Price: "9990" })]), "one vehicle twice").toBe(0);
  });
});

it("tells of rows that are of no dealership, unless the mapping says that they are nobody's", async () => {
  const file = fileOf(cars(3).map((row, at) => ({ ...row, Yard: at < 2 ? "North" : "Nowhere" })));
  const importWith = (dealerships: object) => {
    const mapping = join(desk.folder, "split.json");
    writeFileSync(mapping, JSON.stringify({ ...MAPPING, dealershipColumn: "Yard", dealerships }));
    return run("import", file, "--mapping", mapping);
  };
  expect(await importWith({ North: "yard" })).toBe(2);
  expect(desk.printed).toContain("UNUSUAL: 1 row is of no dealership that the mapping names");
  expect(await importWith({ North: "yard", Nowhere: "" })).toBe(0);
  expect(desk.printed).not.toContain("Nowhere");
  await expect(importWith({ North: "yard", Nowhere: "none" })).rejects.toThrow(/names a dealership "none"/);
  expect(desk.printed).toBe("");
});
