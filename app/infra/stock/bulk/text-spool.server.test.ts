import { mkdirSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PackedLines } from "../report/packed-lines.server";
import { makeTemporaryFolder } from "../feed/temporary-folder.server";
import { sameButTimes } from "./same-but-times.server";
import { TextSpool } from "./text-spool.server";

const mine = () => readdirSync(tmpdir()).filter((name) => name.includes(`-${process.pid}-`));

it("gives texts back from a file without a name, whatever their letters and lengths", () => {
  const before = mine();
  const spool = new TextSpool();
  expect(mine()).toEqual(before);
  const texts = [
    "",
    "Ō日本😀\n",
    "x".repeat(2_000_000),
    ...Array.from({ length: 3_000 }, (_, at) => `é${at}`.repeat(at % 300)),
  ];
  const places = texts.map((text) => spool.add(text));
  expect(places.map((place) => spool.at(place)).every((text, at) => text === texts[at])).toBe(true);
  const late = spool.add("late");
  expect([spool.at(late), spool.at(places[1] ?? late)]).toEqual(["late", "Ō日本😀\n"]);
  spool.close();
});

it("removes the folders of processes that were killed, and of no other", () => {
  const own = makeTemporaryFolder();
  const [, prefix = ""] = /(forecourt-feed-[0-9a-f]{8}-)\d+-/.exec(own) ?? [];
  // No process has so large a number.
  const dead = join(tmpdir(), `${prefix}99999999-abc`);
  const other = join(tmpdir(), "forecourt-feed-00000000-99999999-abc");
  for (const folder of [dead, other]) mkdirSync(folder, { recursive: true });
  makeTemporaryFolder();
  const names = readdirSync(tmpdir()).map((name) => join(tmpdir(), name));
  expect([own, dead, other].map((folder) => names.includes(folder))).toEqual([true, false, true]);
});

it("packs the lines of a report and gives them back, as often as they are asked for", () => {
  const lines = new PackedLines();
  const line = (at: number) => ({
    at,
    file: "",
    stocknum: `S${at}`,
    name: "line\nbreak",
    event: "same" as const,
    why: "",
    changes: [],
    repairs: [],
    left: [],
    unread: [],
  });
  const all = Array.from({ length: 1_203 }, (_, at) => line(at));
  for (const one of all) lines.add(one);
  expect([...lines]).toEqual(all);
  expect([...lines]).toHaveLength(1_203);
});

const NOW = "2026-05-02T00:00:00Z";
const vehicle = (created: string, updated: string, notes = "x") =>
  JSON.stringify({ id: "1", dealercomments: notes, created_at: created, updated_at: updated, rank: 0 });

it.each([
  [
    "the same but for both times",
    vehicle(NOW, NOW),
    vehicle("2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z"),
    true,
  ],
  ["with a listing date of its own", vehicle("2025-01-01", NOW), vehicle("2025-01-01", "2026-02-01"), true],
  ["with another listing date", vehicle("2025-01-01", NOW), vehicle("2025-01-02", "2026-02-01"), false],
  ["with another text", vehicle(NOW, NOW, "x"), vehicle("2026-01-01", "2026-02-01", "y"), false],
  [
    "a field's name in a text",
    vehicle(NOW, NOW, `"created_at":"${NOW}"`),
    vehicle("a", "b", `"created_at":"a"`),
    false,
  ],
  ["without times", "{}", vehicle("a", "b"), false],
])("compares what was read with what is stored: %s", (_, read, stored, expected) => {
  expect(sameButTimes(read, stored, NOW)).toBe(expected);
});
