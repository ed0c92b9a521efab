import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { car, FOUR, MAPPING, stockCommand } from "../test/fixtures/stock-command";

const { desk, run, fileOf, feed, stock } = stockCommand();

/** `expect.stringMatching` gives any. */
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

describe("rejected rows", () => {
  it("refuses a first import of which nearly all rows are rejected", async () => {
    const rows = Array.from({ length: 100 }, (_, at) => car(`S${at}`, { Type: at === 0 ? "Used" : "Parts" }));
    expect(await feed(rows)).toBe(1);
    expect(desk.printed).toContain("REFUSED: 99 of 100 rows (99 %) were rejected; at most 40 % is allowed");
    expect((await stock()).size).toBe(0);
    expect(await feed(rows, "--max-rejected", "1")).toBe(2);
    expect((await stock()).size).toBe(1);
  });

  it("allows as many as it says, that share included", async () => {
    const rows = (parts: number) =>
      Array.from({ length: 10 }, (_, at) => car(`S${at}`, at < parts ? { Type: "Parts" } : {}));
    expect(await feed(rows(5))).toBe(1);
    expect(await feed(rows(4))).toBe(2);
  });
});

describe("the report", () => {
  const rows = [
    car("A", { Price: "$19,500 now" }),
    car("B", { Type: "Spare parts" }),
    car("C"),
    car("C", { Price: "21000" }),
    car("E", { Badge: "=cmd" }),
  ];

  it("names every row by line and stock number, with every change and repair, before and after", async () => {
    await feed(FOUR);
    const report = join(desk.folder, "report.json");
    expect(await feed(rows, "--report", report, "--max-drop", "0.6")).toBe(2);
    // What the command wrote.
    const { lines, coverage } = JSON.parse(readFileSync(report, "utf8")) as Record<
      string,
      Record<string, unknown>[]
    >;
    expect(lines).toMatchObject([
      {
        at: 2,
        stocknum: "A",
        event: "changed",
        changes: [{ field: "price", before: "20000", after: "19500" }],
        repairs: [{ code: "price-text", field: "price", before: "$19,500 now", after: "19500" }],
      },
      {
        at: 3,
        stocknum: "B",
        event: "rejected",
        why: matching(/^no car_type.*; the vehicle stays as it was$/),
      },
      { at: 4, stocknum: "C", event: "duplicate", why: "line 5 was taken" },
      { at: 5, stocknum: "C", event: "changed" },
      { at: 6, stocknum: "E", event: "new" },
      { at: null, stocknum: "D", event: "sold" },
    ]);
    expect(coverage?.[0]).toEqual({ field: "price", now: 1, before: 1 });
  });

  it("is written as CSV too, a line for each thing, nothing a spreadsheet would run", async () => {
    await feed(FOUR);
    const file = join(desk.folder, "report.csv");
    await feed(rows, "--report", file, "--max-drop", "0.6");
    const text = readFileSync(file, "utf8");
    const lines = parse<Record<string, string>>(text, { columns: true });
    expect(text).toMatch(/^file,line,stock_number,vehicle,what,field,before,after,note\n/);
    expect(lines.slice(0, 3)).toEqual([
      {
        file: "",
        line: "2",
        stock_number: "A",
        vehicle: "2020 Kia Rio S",
        what: "changed",
        field: "price",
        before: "20000",
        after: "19500",
        note: "",
      },
      {
        file: "",
        line: "2",
        stock_number: "A",
        vehicle: "2020 Kia Rio S",
        what: "repaired",
        field: "price",
        before: "$19,500 now",
        after: "19500",
        note: "price-text",
      },
      {
        file: "",
        line: "3",
        stock_number: "B",
        vehicle: "",
        what: "rejected",
        field: "",
        before: "",
        after: "",
        note: matching(/^no car_type/),
      },
    ]);
    expect(lines.filter(({ what }) => what === "coverage").length).toBeGreaterThan(5);
  });

  it("says first and last that it was refused, and of each row what would become of it", async () => {
    await feed(FOUR);
    expect(await feed([car("A", { Price: "1000" })])).toBe(1);
    const refusal = "REFUSED: the feed lacks 75 % of the published vehicles; at most 30 % is allowed";
    const [, second, ...lines] = desk.printed.trimEnd().split("\n");
    expect(second).toBe(refusal);
    expect(lines.slice(-4)).toEqual([
      refusal,
      "if the file is right, the same command with `--force`, or a larger `--max-drop` or `--max-rejected`, publishes it",
      "nothing published",
      "kept as import 2",
    ]);
    for (const line of [
      "  would be: 0 new, 1 changed, 0 the same, 3 sold; in the feed: in_stock 1",
      "  would be changed: line 2 (A): price 20000 → 1000",
      "  would be sold: D, 2020 Kia Rio S; the feed lacks it",
    ])
      expect(lines).toContain(line);
    await feed([car("A", { Price: "1000" })], "--max-drop", "1");
    expect(desk.printed).toContain("\n  0 new, 1 changed, 0 the same, 3 sold; ");
    expect(desk.printed).toContain("\n  sold: D, ");
    expect(desk.printed).not.toMatch(/would be|REFUSED/);
  });

  it("tells a share beside the last one only where what is printed differs", async () => {
    const many = Array.from({ length: 3_000 }, (_, at) => car(`S${at}`, at < 20 ? { Price: "POA" } : {}));
    await feed(many);
    await feed(many.slice(1));
    expect(desk.printed, "99.33 % and 99.37 %").toContain("price 99.4 % (was 99.3 %)");
    await feed(many.slice(2));
    expect(desk.printed, "99.37 % and 99.40 %").toMatch(/ price 99\.4 %, /);
  });

  it("is whole on a check, whatever speaks against the feed, and nothing is kept or published", async () => {
    await feed(FOUR);
    const file = fileOf([car("A", { Price: "EUR 9000" }), car("Z", { Type: "Parts" })]);
    const args = ["--dealership", "yard", "--mapping", join(desk.folder, "mapping.json")];
    expect(await run("check", file, ...args)).toBe(1);
    for (const line of [
      "rows 2, accepted 1 (0 repaired, 1 with something left out), rejected 1",
      "changed: line 2 (A): price 20000 → nothing",
      "rejected line 3 (Z): no car_type",
      "price 0 % (was 100 %)",
      "REFUSED: 1 of 2 rows (50 %) were rejected",
      "dry run: nothing published; the import would be refused",
    ])
      expect(desk.printed).toContain(line);
    await run("history");
    expect(desk.printed.trim().split("\n")).toHaveLength(1);
  });

  it("tells a VIN under which two stock numbers stand, on the screen and in both files", async () => {
    const VIN = "JM0BP2S8A11234567";
    const twice = [car("A", { VIN }), car("B"), car("C", { VIN: VIN.toLowerCase() })];
    const [csv, json] = [join(desk.folder, "report.csv"), join(desk.folder, "report.json")];
    await feed(twice, "--dry-run", "--report", csv);
    expect(desk.printed).toContain(
      `\n  one VIN, 2 vehicles: ${VIN}, line 2 (A) and line 4 (C); all of them are published\n`,
    );
    const lines = parse<Record<string, string>>(readFileSync(csv, "utf8"), { columns: true });
    expect(lines.filter(({ what }) => what === "VIN of several").map(({ line }) => line)).toEqual(["2", "4"]);
    await feed(twice, "--dry-run", "--report", json);
    expect(JSON.parse(readFileSync(json, "utf8"))).toMatchObject({
      sharedVins: [{ vin: VIN, rows: [{ stocknum: "A" }, { stocknum: "C" }] }],
    });
    await feed([car("A", { VIN }), car("A", { VIN })], "--dry-run");
    expect(desk.printed, "one row was taken").not.toContain("one VIN");
  });

  it("names the rows whose price was left out, with what stood there, and writes the report once for each", async () => {
    const odd = ["EUR 9000", "12,000-15,000", "12", "12", "12", "12", "12", "12"];
    const rows = odd.map((Price, at) => car(`S${at}`, { Price }));
    const file = join(desk.folder, "report.csv");
    await feed([...rows, car("OK")], "--dry-run", "--report", file);
    for (const lines of [
      '  left out price-other-currency: 1\n    line 2 (S0): price "EUR 9000"\n',
      '  left out price-unreadable: 1\n    line 3 (S1): price "12,000-15,000"\n',
      '  left out price-implausible: 6\n    line 4 (S2): price "12"\n',
      '    line 8 (S6): price "12"\n    … 1 more: --report FILE writes all of them\n',
    ])
      expect(desk.printed).toContain(lines);
    const written = parse<Record<string, string>>(readFileSync(file, "utf8"), { columns: true });
    expect(written.filter(({ what }) => what === "left out")).toHaveLength(odd.length);
  });

  it("tells a lost letter and a number beyond what can be once, with what stood there", async () => {
    const rows = [car("A", { Badge: "Kangar\uFFFD" }), car("B", { Price: "200000000" }), car("C")];
    const file = join(desk.folder, "report.csv");
    await feed(rows, "--dry-run", "--report", file);
    expect(desk.printed.split("\n").filter((line) => line.includes("(A)"))).toEqual([
      '  left out of line 2 (A): Badge, expected its letters (the sender lost some: \uFFFD), received "Kangar\uFFFD"',
    ]);
    expect(desk.printed.split("\n").filter((line) => line.includes("(B)"))).toEqual([
      '    line 3 (B): price "200000000"',
    ]);
    const written = parse<Record<string, string>>(readFileSync(file, "utf8"), { columns: true });
    expect(written.filter(({ what }) => what === "left out").map(({ field }) => field)).toEqual([
      "Badge",
      "price",
    ]);
  });

  it("calls nothing repaired that was not: pictures of a host that is not allowed", async () => {
    desk.mapping = { ...MAPPING, fields: { ...MAPPING.fields, image_urls: { from: "Badge", as: "list" } } };
    const pictures = car("A", { Badge: "https://cdn.example.com/a.jpg" });
    await feed([pictures, car("B", { Badge: "http://cdn.example.com/b.jpg", Price: "$19,500 drive away" })]);
    expect(desk.printed).toContain("\nrows 2, accepted 2 (1 repaired, 2 with a remark), rejected 0\n");
    expect(desk.printed).toContain("\n  noted picture-host-not-allowed cdn.example.com: 1\n");
    expect(desk.printed).toContain("\n  repaired price-text: 1\n");
    expect(desk.printed).not.toContain("repaired picture");
    await run("show", "1");
    expect(desk.printed).toContain("accepted 2 (1 repaired, 2 with a remark)");
  });

  it("tells a status that hides a vehicle, unless the mapping means it (B13)", async () => {
    const rows = [
      car("A", { Status: "In Stok" }),
      car("B", { Status: "Coming soon" }),
      car("C", { Status: "Sold" }),
    ];
    await feed(rows, "--dry-run");
    expect(desk.printed).toContain('\n  not understood as status: "In Stok", 1 row\n');
    const status = { from: "Status", as: "status", values: { "In Stok": "workshop" } };
    desk.mapping = { ...MAPPING, fields: { ...MAPPING.fields, status } };
    await feed(rows, "--dry-run");
    expect(desk.printed).not.toContain("not understood");
    expect(desk.printed).toContain("workshop 1");
  });
});
