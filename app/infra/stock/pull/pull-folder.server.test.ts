import { existsSync, mkdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { JudgedFiles } from "~/domain/stock/feeds/feed-state";
import { createFeedWorld, stockFile } from "../../../../test/fixtures/feed-world";
import { pullFeed } from "./pull-feed.server";
import { createPullFolders } from "./pull-folder.server";

let world: Awaited<ReturnType<typeof createFeedWorld>>;
let judged: JudgedFiles | null;
beforeEach(async () => {
  world = await createFeedWorld();
  judged = null;
  world.configure({ type: "folder", files: ["yard/stock-*.csv"] });
});
afterEach(() => world.end());

/** Leaves a file so many minutes ago. */
function leave(name: string, content: Buffer, minutes: number): void {
  const file = join(world.dir, "feeds", name);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, content);
  const at = new Date(world.now.getTime() - minutes * 60_000);
  utimesSync(file, at, at);
}

async function pull(): Promise<string> {
  const [feed] = world.dealers[0]?.stock.feeds ?? [];
  if (feed === undefined) throw new Error("no feed");
  const signal = new AbortController().signal;
  const { outcome } = await pullFeed(world.context, { tenant: "yard", feed }, { judged, signal });
  if ("judged" in outcome) judged = outcome.judged;
  if (outcome.kind === "failed") return `${outcome.isStanding ? "standing" : "passing"}: ${outcome.reason}`;
  return outcome.kind;
}

/** Pulls a feed of its own. */
function pullAs(source: object, mode: "full" | "delta" | null): Promise<string> {
  judged = null;
  world.configure({ type: "folder", ...source }, { mode });
  return pull();
}

describe("a feed in a folder", () => {
  it("is the newest finished file; the files stay where they are", async () => {
    leave("yard/stock-1.csv", stockFile(["A", "B"]), 60);
    leave("yard/stock-2.csv", stockFile(["A", "B", "C"]), 30);
    leave("yard/.stock-3.csv", stockFile(["X"]), 20);
    expect(await pull()).toBe("published");
    expect(Object.keys(await world.forSale())).toEqual(["A", "B", "C"]);
    expect(await pull()).toBe("unchanged");
    leave("yard/stock-3.csv", stockFile(["A", "B", "C", "D"]), 0);
    expect(await pull()).toBe("waiting");
    leave("yard/stock-3.csv", stockFile(["A", "B", "C", "D"]), 2);
    expect(await pull()).toBe("published");
    expect(existsSync(join(world.dir, "feeds", "yard", "stock-1.csv"))).toBe(true);
  });

  it("may be changes beside another that is the whole stock, by one mapping", async () => {
    leave("whole.csv", stockFile(["A", "B"]), 60);
    expect(await pullAs({ files: ["whole.csv"] }, "full")).toBe("published");
    leave("changes.csv", stockFile(["B", "C"], { Price: "18000" }), 30);
    expect(await pullAs({ files: ["changes.csv"] }, "delta")).toBe("published");
    expect(await world.forSale()).toEqual({ A: 20_000, B: 18_000, C: 18_000 });
    expect(await pullAs({ files: ["changes.csv"] }, null), "what is no delta is everything").toBe("refused");
  });

  it("may be several files that are one stock", async () => {
    leave("cars.csv", stockFile(["A"]), 60);
    leave("utes/1.csv", stockFile(["B"]), 60);
    world.configure({ type: "folder", files: ["cars.csv", "utes/*.csv"] });
    expect(await pull()).toBe("published");
    expect(Object.keys(await world.forSale())).toEqual(["A", "B"]);
  });

  it("is nothing that a link outside leads to", async () => {
    mkdirSync(join(world.dir, "elsewhere"));
    writeFileSync(join(world.dir, "elsewhere", "stock-1.csv"), stockFile(["A"]));
    symlinkSync(join(world.dir, "elsewhere"), join(world.dir, "feeds", "yard"));
    expect(await pull()).toMatch(/^standing: the folder has "yard", which leads out of it$/);
  });

  it("that is not there is told", async () => {
    expect(await pull()).toBe("standing: the folder has no such file or folder");
    mkdirSync(join(world.dir, "feeds", "yard"));
    expect(await pull()).toBe('standing: the folder has no file "stock-*.csv"');
  });
});

describe("what a killed process left", () => {
  it("is removed, and nothing of one that runs", () => {
    const root = join(world.dir, "pulls");
    const host = hostname().replaceAll(/[^\w]/g, "_");
    const names = {
      dead: `${host}-999999999-a`,
      earlier: `${host}-${process.pid}-b`,
      running: `${host}-${process.ppid}-c`,
      elsewhere: "another_machine-7-d",
      oldElsewhere: "another_machine-7-e",
    };
    for (const name of Object.values(names)) mkdirSync(join(root, name), { recursive: true });
    const old = new Date(world.now.getTime() - 7 * 3_600_000);
    utimesSync(join(root, names.elsewhere), world.now, world.now);
    utimesSync(join(root, names.oldElsewhere), old, old);
    const folders = createPullFolders(world.dir, () => world.now);
    const own = folders.make();
    folders.sweep();
    expect(
      Object.keys(names).filter((key) => existsSync(join(root, names[key as keyof typeof names]))),
    ).toEqual(["running", "elsewhere"]);
    expect(existsSync(own)).toBe(true);
    folders.remove(own);
    expect(existsSync(own)).toBe(false);
  });
});
