import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FeedEntry } from "~/domain/stock/file/feed-file";
import { openFeed } from "./open-feed.server";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-letters-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function read(path: string) {
  const feed = await openFeed(path);
  const entries: FeedEntry[] = [];
  try {
    for await (const entry of feed.entries) entries.push(entry);
  } finally {
    await feed.close();
  }
  return { facts: feed.facts, entries };
}

it("letters that the sender lost empty their cell alone, and are told", async () => {
  const path = file("lost.csv", "Stock,Make,Colour\n1,Citro\uFFFDn,White\n2,Audi,Red\n");
  const { entries } = await read(path);
  expect(entries).toEqual([
    {
      at: 2,
      cells: { Stock: "1", Make: "", Colour: "White" },
      lost: [{ column: "Make", text: "Citro\uFFFDn" }],
      mended: [],
    },
    { at: 3, cells: { Stock: "2", Make: "Audi", Colour: "Red" }, lost: [], mended: [] },
  ]);
});

it("letters that another program read wrongly are put right, and told, in columns and cells of every format", async () => {
  const columns = ["Stock", "Färg", "Anm."];
  const csv = `${columns.join(",")}\n1,VitÃ³ria,a â€œfineâ€\u009d car\n2,Röd,Citroën\n3,GrÃ?n,ok\n`;
  const right = [
    {
      at: 2,
      cells: { Stock: "1", Färg: "Vitória", "Anm.": "a “fine” car" },
      lost: [],
      mended: [
        { column: "Färg", before: "VitÃ³ria", after: "Vitória" },
        { column: "Anm.", before: "a â€œfineâ€\u009d car", after: "a “fine” car" },
      ],
    },
    { at: 3, cells: { Stock: "2", Färg: "Röd", "Anm.": "Citroën" }, lost: [], mended: [] },
    {
      at: 4,
      cells: { Stock: "3", Färg: "", "Anm.": "ok" },
      lost: [{ column: "Färg", text: "Gr\uFFFDn" }],
      mended: [],
    },
  ];
  const { facts, entries } = await read(file("mojibake.csv", csv.replace("Färg", "FÃ¤rg")));
  expect(facts.columns).toEqual(columns);
  expect(entries).toEqual(right);
  const json = await read(file("mojibake.json", '[{"FÃ¤rg":"VitÃ³ria","bilder":["cafÃ©.jpg","b.jpg"]}]'));
  expect(json.entries).toMatchObject([{ cells: { Färg: "Vitória", bilder: ["café.jpg", "b.jpg"] } }]);
});
