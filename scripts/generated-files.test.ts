import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { generatedFiles, GENERATED, type GeneratingCommand } from "./generated-files";

// Object.keys forgets that the keys are exactly those of the table.
const COMMANDS = Object.keys(GENERATED) as GeneratingCommand[];

describe.each(COMMANDS)("the files of npm run %s", (command) => {
  it("are what the code says: run the command after changing a field", async () => {
    const files = await generatedFiles(command);
    expect(files.length).toBeGreaterThan(1);
    for (const [file, text] of files) expect((await readFile(file, "utf8")) === text, file).toBe(true);
  });
});
