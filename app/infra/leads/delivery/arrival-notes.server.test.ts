import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { silentLogger } from "../../../../test/doubles/silent-logger";
import { createArrivalNotes } from "./arrival-notes.server";

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "forecourt-arrived-"));
  folder = join(root, "arrived");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));
const files = () => readdirSync(folder);
const notesOf = () => createArrivalNotes(folder, silentLogger);

it("tells the next process what arrived and was not kept, until that has kept it", () => {
  const killed = notesOf();
  for (const id of ["a", "b", "c"]) killed.arrived(id);
  killed.kept("b");
  const next = notesOf();
  expect(next.left(), "what is kept may be written down again").toEqual(["a", "b", "c"]);
  next.leftIsKept(["a", "b", "c"]);
  expect([next.left(), files()]).toEqual([[], []]);
  expect(notesOf().left()).toEqual([]);
});

it("leaves no file once all that arrived is kept", () => {
  const notes = notesOf();
  notes.arrived("a");
  notes.arrived("b");
  notes.kept("a");
  expect(files()).toHaveLength(1);
  notes.kept("b");
  expect(files()).toEqual([]);
  notes.arrived("c");
  expect(notesOf().left()).toEqual(["c"]);
});

it("names in the same process what the database did not take", () => {
  const notes = notesOf();
  notes.arrived("a");
  expect(notes.left(), "somebody is about to write it down").toEqual([]);
  notes.notKept("a");
  expect(notes.left()).toEqual(["a"]);
  notes.leftIsKept(["a"]);
  expect([notes.left(), files()]).toEqual([[], []]);
});

it("reads no id that was half written, and keeps no file without one", () => {
  createArrivalNotes(folder, silentLogger).arrived("first");
  const [name = ""] = files();
  writeFileSync(join(folder, name), "whole\nhal");
  expect(notesOf().left()).toEqual(["whole"]);
  writeFileSync(join(folder, name), "hal");
  expect([notesOf().left(), files()]).toEqual([[], []]);
});

it("says when nothing can be noted, and goes on", () => {
  writeFileSync(folder, "a file where the folder should be");
  const said: string[] = [];
  const notes = createArrivalNotes(folder, { warn: (_: object, text: string) => void said.push(text) });
  notes.arrived("a");
  notes.kept("a");
  expect(said[0]).toBe("that a delivery arrived could not be noted beside the database");
  expect(notes.left()).toEqual([]);
});
