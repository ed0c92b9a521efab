import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FeedFileFacts } from "~/domain/stock/file/feed-file";
import { openFeed } from "./open-feed.server";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-beginning-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function factsOf(name: string, content: string | Uint8Array): Promise<FeedFileFacts> {
  const path = join(folder, name);
  writeFileSync(path, content);
  const feed = await openFeed(path);
  try {
    for await (const _ of feed.entries);
    return feed.facts;
  } finally {
    await feed.close();
  }
}

it.each([
  ["nothing.json", ""],
  ["nothing.xml", ""],
  ["packed.xml.gz", gzipSync("")],
  ["blank.json", " \n"],
])("an empty file is called so: %s", async (name, content) => {
  await expect(factsOf(name, content)).rejects.toThrow(
    new RegExp(`${name.replace(".gz", "")}: the file is empty$`),
  );
});

it.each(["", "\uFEFF \r\n\n"])("an empty table is noted: %j", async (content) => {
  expect((await factsOf("nothing.csv", content)).notes).toEqual(["the file is empty"]);
});

it("a file that ends with its heading is noted, one with a row is not", async () => {
  expect((await factsOf("heading.csv", "Stock,Make\n\n")).notes).toEqual([
    "the file has a heading and no rows",
  ]);
  expect((await factsOf("row.csv", "Stock,Make\nA1,Kia\n")).notes).toEqual([]);
});

it.each([
  ["title.csv", "Our cars\nStock,Make,Price\nA1,Kia,9990\n", 2],
  ["padded.csv", '"Our cars",,\n\nStock,Make,Price\nA1,Kia,9990\nA2,Kia,8990\n', 3],
])("a title above the heading is told with where the heading is: %s", async (name, content, line) => {
  await expect(factsOf(name, content)).rejects.toThrow(
    `${name}: the heading seems to stand in line ${line}; above it stands "Our cars"`,
  );
});

it("JSON that is no stock but says why is quoted, in short", async () => {
  await expect(factsOf("key.json", '{"error":"Invalid API key"}')).rejects.toThrow(
    'expected a list of records; it has none, but says {"error":"Invalid API key"}',
  );
  const long = factsOf("long.json", JSON.stringify({ error: "x".repeat(5_000) }));
  await expect(long).rejects.toThrow(/x…$/);
});

it("an answer that tells faults is quoted, and its faults are no records", async () => {
  const errors = [{ code: 401, message: "The key has expired" }, { code: 402 }];
  for (const answer of [{ errors }, { data: [], errors }, { result: { messages: errors } }])
    await expect(factsOf("api.json", JSON.stringify(answer))).rejects.toThrow(
      `expected a list of records; it has none, but says ${JSON.stringify(answer)}`,
    );
  const xml = "<errors><error><code>401</code></error><error><code>402</code></error></errors>";
  await expect(factsOf("api.xml", xml)).rejects.toThrow(
    "has no element that holds others, so no record; it has: error, code, errors",
  );
  const stock =
    "<r><errors><error><code>1</code></error></errors><car><id>1</id></car><car><id>2</id></car></r>";
  expect((await factsOf("both.xml", stock)).records).toBe("car");
});
