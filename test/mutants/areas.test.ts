import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { AREAS, filesOf, LEFT_OUT, sampleOf } from "./areas";

it("has areas whose folders are there, without tests and styles", () => {
  for (const [name, folders] of Object.entries(AREAS)) {
    expect(
      folders.filter((folder) => !existsSync(folder)),
      name,
    ).toEqual([]);
    const files = filesOf([name]);
    expect(files.length, name).toBeGreaterThan(5);
    expect(files.filter((file) => /\.(?:test|css)\.tsx?$/.test(file))).toEqual([]);
  }
});

it("takes a file as it is, and says what it does not know", () => {
  expect(filesOf(["test/mutants/areas.ts"])).toEqual(["test/mutants/areas.ts"]);
  expect(() => filesOf(["no-such-area"])).toThrow("no-such-area is no area (money, search, leads, access)");
});

it("takes the same sample for the same seed, and everything where there is no more", () => {
  const files = filesOf(["money"]);
  expect(sampleOf(files, 4, 1)).toEqual(sampleOf(files, 4, 1));
  expect(sampleOf(files, 4, 1)).not.toEqual(sampleOf(files, 4, 2));
  expect(new Set(sampleOf(files, 4, 1)).size).toBe(4);
  expect([...sampleOf(files, 9_999, 1)].sort()).toEqual([...files].sort());
});

it("leaves out files that are there, and takes one that is asked for by its name", () => {
  const all = filesOf(Object.keys(AREAS));
  for (const file of Object.keys(LEFT_OUT)) {
    expect(existsSync(file), file).toBe(true);
    expect(all).not.toContain(file);
    expect(filesOf([file])).toEqual([file]);
  }
});
