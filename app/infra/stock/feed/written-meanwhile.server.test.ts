import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFeed } from "./open-feed.server";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-written-meanwhile-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("a file that is written while it is read", () => {
  async function readWhile(change: (path: string) => void): Promise<number> {
    const path = join(folder, "growing.csv");
    writeFileSync(path, "Stock,Make\nA1,Kia\nA2,Kia\n");
    const feed = await openFeed(path);
    let count = 0;
    try {
      for await (const _ of feed.entries) {
        count += 1;
        if (count === 1) change(path);
      }
    } finally {
      await feed.close();
    }
    return count;
  }

  it("is refused: the rest of it may be still to come", async () => {
    await expect(readWhile((path) => appendFileSync(path, "A3,Kia\n"))).rejects.toThrow(
      "growing.csv was changed while it was read. Wait until whoever writes it has finished",
    );
  });

  it("is taken where it was only moved away", async () => {
    expect(await readWhile((path) => rmSync(path))).toBe(2);
    expect(await readWhile(() => undefined)).toBe(2);
  });
});
