import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { processorMs } from "../../../../../test/setup/processor-time";
import type { DelimiterName } from "~/domain/stock/file/feed-file";
import { openFeed } from "../open-feed.server";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-csv-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Each row of a CSV file as its line and its cells, or what is wrong with it. */
async function rowsOf(text: string, delimiter: DelimiterName | null = null): Promise<readonly unknown[]> {
  const path = join(folder, "feed.csv");
  writeFileSync(path, text);
  const feed = await openFeed(path, { format: "csv", delimiter });
  const rows: unknown[] = [];
  for await (const entry of feed.entries)
    rows.push([entry.at, "fault" in entry ? entry.fault : Object.values(entry.cells)]);
  return rows;
}

describe("quotes that break the rules", () => {
  const heading = "Stock,Notes,Price\n";

  it.each([
    ['1,18" alloys,9990\n', ["1", '18" alloys', "9990"]],
    ['1,"18" alloys",9990\n', ["1", '18" alloys', "9990"]],
    ['1,"18" alloys, leather",9990\n', ["1", '18" alloys, leather', "9990"]],
    ['1,"18"" alloys, leather",9990\n', ["1", '18" alloys, leather', "9990"]],
    ['1,"18\\" alloys, leather",9990\n', ["1", '18" alloys, leather', "9990"]],
    ['1,the "sport" pack,9990\n', ["1", 'the "sport" pack', "9990"]],
    ['1, "leather, heated" ,9990\n', ["1", "leather, heated", "9990"]],
    ['1,"18 inch alloys,9990\n', ["1", '"18 inch alloys', "9990"]],
  ])("are read where the row has its columns: %j", async (row, cells) => {
    const well = '2,"one, two",8000\n';
    expect(await rowsOf(heading + row + well)).toEqual([
      [2, cells],
      [3, ["2", "one, two", "8000"]],
    ]);
  });

  it("cost one row alone where it has not, with its line, and not the rows of two lines after it", async () => {
    const broken = '1,"17", 18" and 19" wheels",9990\n';
    const well = '2,"line one\nline two",8000\n3,"a ""b""",7000\n';
    expect(await rowsOf(heading + well + broken + well.replaceAll(/^[23]/gm, "9$&"))).toEqual([
      [2, ["2", "line one\nline two", "8000"]],
      [4, ["3", 'a "b"', "7000"]],
      [5, expect.stringMatching(/^it has 4 cells for 3 columns/)],
      [6, ["92", "line one\nline two", "8000"]],
      [8, ["93", 'a "b"', "7000"]],
    ]);
  });

  it("that open a cell and never close it swallow no other row", async () => {
    const many = Array.from({ length: 3000 }, (_, at) => `${at},plain,${at}\n`).join("");
    const rows = await rowsOf(`${heading}x,"never closed,1\n${many}`);
    expect(rows).toHaveLength(3001);
    expect(rows[0]).toEqual([2, ["x", '"never closed', "1"]]);
    expect(rows.at(-1)).toEqual([3002, ["2999", "plain", "2999"]]);
  });

  it("take time in proportion to the file", async () => {
    const line = `1,${'"a,'.repeat(60_000)}\n`;
    const read = async () =>
      expect(await rowsOf(heading + line)).toEqual([[2, expect.stringMatching(/^it has \d+ cells/)]]);
    expect(await processorMs(read)).toBeLessThan(5_000);
  });
});

describe("a table", () => {
  it("has its rows numbered by the lines of the file: blank ones and breaks within cells count", async () => {
    const text = 'A,B\r\n\r\n1,"x\r\ny"\r\n,\r\n \r\n2,z\r\n';
    expect(await rowsOf(text)).toEqual([
      [3, ["1", "x\ny"]],
      [7, ["2", "z"]],
    ]);
  });

  it.each([
    ["LF", "A,B\n1,2\n"],
    ["CRLF", "A,B\r\n1,2\r\n"],
    ["CR", "A,B\r1,2\r"],
    ["no break at its end", "A,B\n1,2"],
    ["zero bytes", "A\0,B\n1\0,2\n"],
    ["a separator too many", "A,B,\n1,2,\n"],
    ["separators too many in a row alone", "A,B\n1,2,,,\n"],
  ])("is the same with %s", async (_, text) => {
    expect(await rowsOf(text)).toEqual([[2, ["1", "2"]]]);
  });

  it("rejects a row of too few or too many cells alone", async () => {
    expect(await rowsOf("A,B,C\n1,2\n1,2,3,4\n1,2,3\n")).toEqual([
      [2, "it has 2 cells for 3 columns"],
      [3, "it has 4 cells for 3 columns"],
      [4, ["1", "2", "3"]],
    ]);
  });

  it("of any texts and any separator is read back as it was written", async () => {
    const cell = fc
      .string({
        maxLength: 12,
        unit: fc.constantFrom("a", "b", ",", ";", "|", "\t", '"', " ", "\n", "'", "é", "18"),
      })
      .map((text) => text.trim());
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 12 }),
        fc.constantFrom<DelimiterName>(",", ";", "tab", "|"),
        async (cells, name) => {
          const delimiter = name === "tab" ? "\t" : name;
          const written = stringify([["A", "B", "C"], ...cells], { delimiter });
          const wanted = cells.filter((row) => row.some((text) => text !== ""));
          const rows = await rowsOf(written, name);
          expect(rows.map((row) => (Array.isArray(row) ? (row[1] as unknown) : null))).toEqual(wanted);
        },
      ),
      { numRuns: 150 },
    );
  });
});
