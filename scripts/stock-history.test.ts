import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { car, FOUR, stockCommand } from "../test/fixtures/stock-command";

const { desk, run, feed, stock } = stockCommand();

describe("the way back", () => {
  it("lists, shows, compares and brings back", async () => {
    await feed(FOUR);
    const before = await stock();
    expect(desk.printed).toMatch(/kept as import 1\n$/);
    desk.today = "2026-05-02T00:00:00Z";
    await feed([car("A", { Price: "18000" }), ...FOUR.slice(1, 3), car("E")]);
    expect(desk.printed).toMatch(/kept as import 2; `npm run stock -- rollback 1` undoes it\n$/);
    await feed([car("X")]);
    await run("history", "--dealership", "yard");
    expect(desk.printed.split("\n").map((line) => line.slice(0, 28))).toEqual([
      "3  2026-05-02 00:00  yard  r",
      "2  2026-05-02 00:00  yard  i",
      "1  2026-05-01 00:00  yard  i",
      "",
    ]);
    await run("show", "2");
    for (const line of ["~ A 2020 Kia Rio S: price 20000 → 18000", "+ E 2020 Kia Rio S", "3 vehicles differ"])
      expect(desk.printed).toContain(line);
    await run("diff", "1");
    expect(desk.printed).toMatch(/^from the stock after import 1 to now:\n/);
    expect(await run("rollback", "1")).toBe(0);
    expect(desk.printed).toContain(
      'the stock of "yard" as it stood after import 1: 0 brought back, 2 changed back, 1 removed, 2 untouched; kept as import 4',
    );
    expect(await stock()).toEqual(before);
    await run("diff", "1");
    expect(desk.printed).toContain("0 vehicles differ");
  });

  it("says one figure and one number of an import, wherever it is told", async () => {
    await feed(FOUR);
    await feed([car("A", { Price: "18000" }), car("B"), car("C")]);
    const told = "0 new, 1 changed, 2 the same, 1 sold";
    expect(desk.printed).toContain(`\n  ${told}; in the feed`);
    expect(desk.printed).toMatch(/\npublished\nkept as import 2; /);
    expect(desk.printed).not.toMatch(/version|2 changed/);
    await run("history");
    expect(desk.printed).toContain(`feed.csv: ${told}\n`);
    await run("show", "2");
    expect(desk.printed).toContain(`feed.csv: ${told}\n`);
    await run("rollback", "1");
    expect(desk.printed).toMatch(/^published the stock of "yard" as it stood after import 1: /);
  });

  it("shows of each import what it said and changed, whatever came later", async () => {
    await feed(FOUR);
    await feed([...FOUR.slice(0, 3), car("D", { Status: "Sold" })]);
    await feed([car("A", { Price: "18000" }), ...FOUR.slice(1), car("E", { Type: "Parts" })]);
    await run("rollback", "1");
    await run("show", "2");
    expect(desk.printed).toContain(
      "  ~ D 2020 Kia Rio S: status in_stock → sold, sold false → true, sold_date_timestamp nothing → 2026-05-01T00:00:00Z\n",
    );
    expect(desk.printed).toMatch(/\n1 vehicle differs\n$/);
    expect(desk.printed).toContain("\n    price 100 %, km 0 %, images 0 %, ");
    await run("show", "3");
    for (const line of [
      "  rows 5, accepted 4 (0 repaired), rejected 1",
      "  0 new, 1 back, 1 changed, 2 the same; in the feed: in_stock 4",
      "  rejected line 6 (E): no car_type",
      '  not understood as car_type: "Parts", 1 row',
      "2 vehicles differ",
    ])
      expect(desk.printed).toContain(line);
    expect(desk.printed, "no JSON").not.toMatch(/[{}[\]]/);
    await run("show", "4");
    expect(desk.printed, "what import 1 said is not said again").toBe(
      "4  2026-05-01 00:00  yard  rollback import 1: 0 added, 1 changed, 0 removed, 3 unchanged\n" +
        "  ~ A 2020 Kia Rio S: price 18000 → 20000\n1 vehicle differs\n",
    );
  });

  it("says why an import was refused, by its number, and shows no changes of it", async () => {
    await feed(FOUR);
    expect(await feed([car("X")])).toBe(1);
    expect(desk.printed).toMatch(/\nnothing published\nkept as import 2\n$/);
    await run("history");
    expect(desk.printed).toMatch(
      /^2 .* refused \S+: nothing published: the feed lacks 100 % of the published vehicles; at most 30 % is allowed\n1 /,
    );
    await feed([car("A", { Price: "18000" }), ...FOUR.slice(1)]);
    await run("show", "2");
    expect(desk.printed).toContain("\n  REFUSED: the feed lacks 100 % of the published vehicles");
    expect(desk.printed).toContain("\n  would have been: 1 new, 0 changed, 0 the same, 4 sold; ");
    expect(desk.printed).not.toMatch(/differ|~/);
  });

  it.each([
    [["rollback", "9"], /there is no import 9: `npm run stock -- history` lists/],
    [["show", "0"], /expected the number of an import, received "0"/],
    [["diff", "1", "x"], /expected the number of an import, received "x"/],
    [["rollback"], /^rollback: the number of an import is missing; .*\nnpm run stock -- rollback N$/],
  ])("says why %j makes no sense", async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });
});

describe("an export that is imported again", () => {
  it("changes nothing, with sold vehicles and times as they are", async () => {
    await feed(FOUR);
    desk.today = "2026-05-02T00:00:00Z";
    await feed([...FOUR.slice(0, 2), car("C", { Status: "Sold" })]);
    const before = await stock();
    const file = join(desk.folder, "export_without_extension");
    await run("export", "--dealership", "yard", "--out", file);
    desk.today = "2026-05-03T00:00:00Z";
    expect(await run("import", file, "--dealership", "yard")).toBe(0);
    expect(desk.printed).toContain("read as an export of this platform");
    expect(desk.printed).toContain("\n  0 new, 0 changed, 4 the same; ");
    expect(await stock()).toEqual(before);
  });

  it("spells a make as pages do, whatever the feed's spelling (SRCH-29)", async () => {
    const makes = ["KIA", "Mercedes-benz", "Isuzu UTE", "Nonesuch"];
    await feed(makes.map((Make, at) => car(`M${at}`, { Make, Model: "Seven" })));
    const spelt = async () => [...(await stock()).values()].map(({ make }) => make).sort();
    expect(await spelt()).toEqual(["Isuzu", "Kia", "Mercedes-Benz", "Nonesuch"]);
    const file = join(desk.folder, "export.ndjson");
    await run("export", "--out", file);
    expect(await run("import", file, "--dealership", "yard")).toBe(0);
    expect(await spelt()).toEqual(["Isuzu", "Kia", "Mercedes-Benz", "Nonesuch"]);
  });

  it("brings back what was exported over other stock, and rejects a line that was spoiled", async () => {
    await feed(FOUR);
    const before = await stock();
    const file = join(desk.folder, "export.ndjson");
    await run("export", "--out", file);
    desk.today = "2026-05-02T00:00:00Z";
    await feed(FOUR.map((row) => ({ ...row, Price: "1000" })));
    writeFileSync(file, `${readFileSync(file, "utf8")}{"id":"1"}\n`);
    expect(await run("import", file, "--dealership", "yard")).toBe(2);
    expect(desk.printed).toContain("rejected line 5: no vehicle of an export");
    expect(await stock()).toEqual(before);
  });

  it("says so when it holds vehicles of other dealerships only", async () => {
    await feed(FOUR);
    const file = join(desk.folder, "export.ndjson");
    await run("export", "--out", file);
    writeFileSync(
      file,
      readFileSync(file, "utf8").replaceAll('"dealership_id":"yard"', '"dealership_id":"two"'),
    );
    await expect(run("import", file, "--dealership", "yard")).rejects.toThrow(
      /holds 4 vehicles, none of them of dealership "yard"/,
    );
  });
});
