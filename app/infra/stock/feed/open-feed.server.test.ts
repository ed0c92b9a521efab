import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FeedEntry, FeedFileFacts, FeedFileOptions } from "~/domain/stock/file/feed-file";
import { openFeed } from "./open-feed.server";

const MADE = "test/fixtures/stock/feeds";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-open-feed-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A file of a name with a content. */
function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function read(
  path: string,
  options: FeedFileOptions = {},
): Promise<{ facts: FeedFileFacts; entries: FeedEntry[] }> {
  const feed = await openFeed(path, options);
  const entries: FeedEntry[] = [];
  try {
    for await (const entry of feed.entries) entries.push(entry);
  } finally {
    await feed.close();
  }
  return { facts: feed.facts, entries };
}

/** Each entry as its place and its cells, or what is wrong with it. */
async function rows(path: string, options: FeedFileOptions = {}): Promise<readonly unknown[]> {
  const { entries } = await read(path, options);
  return entries.map((entry) => ("fault" in entry ? [entry.at, entry.fault] : [entry.at, entry.cells]));
}

const CARS = [
  [
    2,
    {
      Stock: "A1",
      Make: "Citroën",
      Model: "C4",
      Colour: "Bleu été",
      Price: "12990",
      Notes: '18" alloys, one owner',
    },
  ],
  [
    3,
    {
      Stock: "A2",
      Make: "Škoda",
      Model: "Octavia",
      Colour: "Gris – foncé",
      Price: "9990",
      Notes: "Line one\nLine two",
    },
  ],
  [5, { Stock: "A3", Make: "Renault", Model: "Mégane", Colour: "Blanc", Price: "15500", Notes: "" }],
];

describe("files of other programs", () => {
  it.each([
    ["comma-utf8.csv", { encoding: "utf-8", delimiter: ",", packed: [] }],
    ["semicolon-bom.csv", { encoding: "utf-8", delimiter: ";", packed: [] }],
    ["comma-1252.csv", { encoding: "windows-1252", delimiter: ",", packed: [] }],
    ["utf16-bom.txt", { encoding: "utf-16le", delimiter: ",", packed: [] }],
    ["utf16be-bare.csv", { encoding: "utf-16be", delimiter: ",", packed: [] }],
    ["gzipped.csv", { encoding: "utf-8", packed: ["gzip"], entry: null }],
    ["one.zip", { encoding: "utf-8", packed: ["zip"], entry: "comma-utf8.csv" }],
  ])("%s is read to its letters, and told", async (name, told) => {
    const { facts } = await read(join(MADE, name));
    expect(facts).toMatchObject({ format: "csv", ...told });
    expect(await rows(join(MADE, name))).toEqual(CARS);
  });

  it("comma-latin1.csv is told from Windows-1252 by its bytes", async () => {
    const { facts, entries } = await read(join(MADE, "comma-latin1.csv"));
    expect(facts.encoding).toBe("iso-8859-1");
    expect(entries[0]).toMatchObject({ cells: { Make: "Citroën", Colour: "Bleu été" } });
  });

  it("a zip of several files wants one of them named, and says which there are", async () => {
    const zip = join(MADE, "two.zip");
    await expect(read(zip)).rejects.toThrow(/holds 2 files: .*it has: comma-utf8\.csv, workbook\.xlsx/);
    await expect(read(zip, { entry: "x.csv" })).rejects.toThrow(/no "x\.csv"; it has: comma-utf8\.csv/);
    expect(await rows(zip, { entry: "comma-utf8.csv" })).toEqual(CARS);
    const { facts } = await read(zip, { entry: "workbook.xlsx", sheet: "Stock" });
    expect(facts).toMatchObject({ format: "xlsx", packed: ["zip"], sheet: "Stock" });
  });

  it("a workbook gives its first sheet, and says which others there are", async () => {
    const { facts, entries } = await read(join(MADE, "workbook.xlsx"));
    expect(facts).toMatchObject({ format: "xlsx", encoding: null, sheet: "Read me", entry: null });
    expect(facts.notes).toEqual([
      "the file has a heading and no rows",
      'the sheet "Read me" is read; there are also "Stock"',
    ]);
    expect(entries).toEqual([]);
    await expect(read(join(MADE, "workbook.xlsx"), { sheet: "None" })).rejects.toThrow(
      /no sheet "None"; it has: "Read me", "Stock"/,
    );
  });

  it("a workbook's dates are days, its numbers plain, its errors nothing, its rows those of the sheet", async () => {
    const { facts, entries } = await read(join(MADE, "workbook.xlsx"), { sheet: "stock" });
    expect(facts.columns?.slice(-3)).toEqual(["Notes", "Column 11", "Price (2)"]);
    expect(entries).toMatchObject([
      {
        at: 2,
        cells: {
          Make: "Citroën",
          Price: "12990",
          Listed: "2026-11-30",
          Service: "2026-05-01T14:30:00",
          Year: "2022",
          Litres: "1.4",
          Sold: "true",
          Notes: "One\nTwo",
          "Price (2)": "12500",
        },
      },
      { at: 4, cells: { Price: "9990.5", Listed: "", Sold: "false", Notes: '18" alloys & "sun" roof' } },
      { at: 5, cells: { Stock: "7654321", Price: "POA", Listed: "30/11/2026", Notes: "" } },
    ]);
  });

  it("what was unpacked is removed again, also when reading fails", async () => {
    const left = () => readdirSync(tmpdir()).filter((name) => /^forecourt-feed-\w{6}$/.test(name)).length;
    const before = left();
    await read(join(MADE, "one.zip"));
    await expect(read(file("half.gz", gzipSync("a,b\n1,2\n").subarray(0, 20)))).rejects.toThrow(/cut off/);
    await expect(read(file("page.gz", gzipSync("<html>")))).rejects.toThrow(/is a web page/);
    expect(left()).toBe(before);
  });
});

describe("the format", () => {
  it.each([
    ["feed.txt", "Make|Model\nAudi|A4\n", { format: "csv", delimiter: "|" }],
    ["feed.json", "Make;Model\nAudi;A4\n", { format: "json" }, /is not JSON/],
    ["feed.csv", '[{"Make":"Audi"}]', { format: "json", records: null }],
    ["feed.txt", '{"Make":"Audi"}\n{"Make":"BMW"}\n', { format: "ndjson" }],
    ["feed.ndjson", '{"Make":"Audi"}', { format: "ndjson" }],
    ["feed.json", '{"data":{"vehicles":[{"Make":"Audi"}]}}', { format: "json", records: "data.vehicles" }],
    ["feed.csv", '\uFEFF<?xml version="1.0"?><r><v><m>A</m></v></r>', { format: "xml", records: "v" }],
    ["feed.csv", "sep=;\nMake;Model, trim\nAudi;A4\n", { format: "csv", delimiter: ";" }],
    ["feed.csv", "Make\tModel\nAudi\tA4, S line; black\n", { format: "csv", delimiter: "tab" }],
    ["feed.csv", "", { format: "csv", columns: [] }],
  ])("of %s is found from %j", async (name, content, told, message?: RegExp) => {
    if (message) await expect(read(file(name, content))).rejects.toThrow(message);
    else expect((await read(file(name, content))).facts).toMatchObject(told);
  });

  it("can be told, and what was told goes before what is found", async () => {
    const path = file("told.csv", "Make;Model, trim\nAudi;A4, S\n");
    const { facts, entries } = await read(path, { format: "csv", delimiter: "," });
    expect(facts).toMatchObject({ delimiter: ",", columns: ["Make;Model", "trim"] });
    expect(entries).toMatchObject([{ cells: { "Make;Model": "Audi;A4", trim: "S" } }]);
    await expect(read(path, { format: "xlsx" })).rejects.toThrow(/is no XLSX file/);
    await expect(read(join(MADE, "workbook.xlsx"), { format: "csv" })).rejects.toThrow(/is an XLSX file/);
  });

  it.each([
    ["%PDF-1.7", /is a PDF/],
    [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /is an old Excel file \(\.xls\), or one with a password/],
    ["<!DOCTYPE html><html><body>Sign in", /is a web page/],
    ["PK\x03\x04 and no more", /is cut off, or no zip file/],
  ])("of no use is told: %j", async (content, message) => {
    await expect(read(file("other", content))).rejects.toThrow(message);
  });
});

describe("letters", () => {
  const feed = (make: Uint8Array) => Buffer.concat([Buffer.from("Make,Model\n"), make, Buffer.from(",C4\n")]);

  it("that mix encodings are refused with the line, and never published", async () => {
    const mixed = Buffer.concat([feed(Buffer.from("Citroën")), Buffer.from([0x53, 0xeb, 0x2c, 0x42, 0x0a])]);
    await expect(read(file("mixed.csv", mixed))).rejects.toThrow(
      /mixes encodings: 1 of its letters are UTF-8, 1 are not \(the first in line 3\)/,
    );
    // A person can decide all the same.
    const { entries } = await read(file("mixed.csv", mixed), { encoding: "windows-1252" });
    expect(entries).toMatchObject([{ cells: { Make: "Citroën" } }, { cells: { Make: "Së" } }]);
  });

  it("that cannot be Windows-1252 are refused: DOS, Mac, Cyrillic", async () => {
    const dos = feed(Buffer.from([...Buffer.from("Citro"), 0x89, 0x6e]));
    await expect(read(file("dos.csv", dos))).rejects.toThrow(
      /cannot be told .* for example `--encoding cp850`/,
    );
    expect(await rows(file("dos.csv", dos), { encoding: "cp850" })).toEqual([
      [2, { Make: "Citroën", Model: "C4" }],
    ]);
    const mac = feed(Buffer.from([...Buffer.from("Citro"), 0x91, 0x6e, 0x20, 0x8f]));
    await expect(read(file("mac.csv", mac))).rejects.toThrow(/cannot be told/);
    // "Автомобиль в хорошем состоянии" in Windows-1251.
    const words = "c0e2f2eeeceee1e8ebfc20e220f5eef0eef8e5ec20f1eef1f2eeffede8e8".repeat(4);
    const cyrillic = feed(Buffer.from(words, "hex"));
    await expect(read(file("ru.csv", cyrillic))).rejects.toThrow(
      /looks like [\w-]+: .* for example `--encoding [a-z\d-]+`/,
    );
    expect(await rows(file("ru.csv", cyrillic), { encoding: "windows-1251" })).toMatchObject([
      [2, { Make: expect.stringMatching(/^Автомобиль/) as unknown }],
    ]);
  });

  it("are held to an encoding that was told", async () => {
    const latin = file("latin.csv", feed(Buffer.from([...Buffer.from("Citro"), 0xeb, 0x6e])));
    await expect(read(latin, { encoding: "utf-8" })).rejects.toThrow(/is not UTF-8: line 2 is wrong in it/);
    await expect(read(latin, { encoding: "nonsense" })).rejects.toThrow(/encoding "nonsense" is not known/);
    const windows = file("windows.csv", feed(Buffer.from([0x8a])));
    await expect(read(windows, { encoding: "ISO-8859-1" })).rejects.toThrow(
      /is not ISO-8859-1.*windows-1252/,
    );
    const half = Buffer.from("Make,Model\r\nAudi,A4", "utf16le").subarray(0, -1);
    await expect(read(file("half.csv", Buffer.concat([Buffer.from([0xff, 0xfe]), half])))).rejects.toThrow(
      /is cut off, or not utf-16le/,
    );
  });

  it("are found in UTF-8 where they lie across pieces that are read", async () => {
    const long = `Make,Model\n${"x".repeat(256 * 1024 - 13)},é\nš,ž\n`;
    const { facts, entries } = await read(file("long.csv", long));
    expect(facts.encoding).toBe("utf-8");
    expect(entries[1]).toMatchObject({ cells: { Make: "š", Model: "ž" } });
  });

  it("of an XML file's own declaration are read by it, unless its bytes say otherwise", async () => {
    const xml = (declared: string) =>
      `<?xml version="1.0" encoding="${declared}"?><r><v><m>Škoda</m></v></r>`;
    const polish = Buffer.from(xml("windows-1250").replace("Š", "\x8a"), "latin1");
    expect((await read(file("pl.xml", polish))).facts.encoding).toBe("windows-1250");
    const { facts, entries } = await read(file("utf.xml", xml("ISO-8859-1")));
    expect(facts.encoding).toBe("utf-8");
    expect(entries).toMatchObject([{ cells: { m: "Škoda" } }]);
  });

  it("are found in a file that changes within the second megabyte", async () => {
    const bytes = Buffer.concat([
      Buffer.from(`Make,Model\n${"Audi,A4\n".repeat(200_000)}`),
      Buffer.from([0x43, 0xe9, 0x2c, 0x42, 0x0a]),
    ]);
    expect((await read(file("late.csv", bytes))).facts.encoding).toBe("iso-8859-1");
  });
});

describe("limits", () => {
  it("cut-off files are refused, whatever their format", async () => {
    const cut: Readonly<Record<string, string | Uint8Array>> = {
      "row.csv": "Make,Model,Price\nAudi,A4,12990\nBMW,X",
      "quote.csv": 'Make,Model,Notes\nAudi,A4,"one owner\nBMW',
      "last.csv": 'Make,Model,Notes\nAudi,A4,"one own',
      "list.json": '[{"Make":"Audi"},{"Make":"BM',
      "lines.ndjson": '{"Make":"Audi"}\n{"Make":"BM',
      "feed.xml": "<r><v><m>Audi</m></v><v><m>BM",
      "packed.csv": gzipSync("Make,Model\nAudi,A4\n").subarray(0, -12),
      "book.xlsx": readFileSync(join(MADE, "workbook.xlsx")).subarray(0, 4000),
    };
    for (const [name, content] of Object.entries(cut))
      await expect(read(file(name, content)), name).rejects.toThrow(/cut off/);
  });

  it("a row that is endless is left out alone, and not shown whole", async () => {
    const long = `Make,Notes\nAudi,"${"x".repeat(20_000_000)}"\nBMW,short\n`;
    const { entries } = await read(file("endless.csv", long));
    expect(entries).toMatchObject([
      { at: 2, fault: "it is longer than 8388608 letters" },
      { at: 3, cells: { Make: "BMW" } },
    ]);
    expect(JSON.stringify(entries).length).toBeLessThan(6_000);
  });
});
