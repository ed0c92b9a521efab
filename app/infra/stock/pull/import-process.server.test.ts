import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { feedMappingSchema } from "~/domain/stock/feed-mapping";
import { createFeedWorld, stockFile } from "../../../../test/fixtures/feed-world";
import { siteConfig } from "../../../../test/fixtures/site";
import { MAPPING } from "../../../../test/fixtures/stock-command";
import { importApart } from "./import-process.server";

let world: Awaited<ReturnType<typeof createFeedWorld>>;
beforeEach(async () => {
  world = await createFeedWorld();
  const { site, theme } = siteConfig({ site: { email: "hello@yard.example" } });
  writeFileSync(join(world.dir, "tenants", "yard", "site.json"), JSON.stringify({ site, theme }));
});
afterEach(() => world.end());

function importing(stocknums: readonly string[], signal = new AbortController().signal) {
  const file = join(world.dir, "stock.csv");
  writeFileSync(file, stockFile(stocknums));
  const env = {
    ...process.env,
    DATA_DIR: world.dir,
    TENANT_CONFIG_DIR: join(world.dir, "tenants"),
    LOG_LEVEL: "silent",
  };
  const job = {
    dealershipId: "yard",
    files: [file],
    source: "feed main (stock.csv)",
    mapping: feedMappingSchema.parse(MAPPING),
    allowEmpty: false,
    maxDrop: 0.3,
    maxRejected: 0.4,
  };
  return importApart(env)(job, signal);
}

// Its processes leave the way to all others: on a busy machine each start may take long.
const PATIENCE = { timeout: 240_000 };

it("a process of its own imports, and answers what came of it", PATIENCE, async () => {
  expect(await importing(["A", "B", "C"])).toMatchObject({ rows: 3, rejected: 0, published: { added: 3 } });
  expect(Object.keys(await world.forSale())).toEqual(["A", "B", "C"]);
  const [kept] = await world.context.history.list();
  expect(kept?.source).toBe("feed main (stock.csv)");
  expect(await importing(["A"])).toMatchObject({
    published: null,
    refusals: [expect.stringContaining("66.7 %")],
  });
  writeFileSync(join(world.dir, "tenants", "yard", "site.json"), "{}");
  await expect(importing(["A"])).rejects.toThrow("Dealer configuration");
});

it("is killed when the server stops, and then nothing happened", PATIENCE, async () => {
  const stop = new AbortController();
  const running = importing(["A", "B"], stop.signal);
  const ended = running.catch((error: unknown) => String(error));
  await pause(50);
  stop.abort();
  expect(await ended).toContain("the import ended without an answer (SIGKILL)");
  expect(await world.forSale()).toEqual({});
  const aborted = new AbortController();
  aborted.abort();
  await expect(importing(["A"], aborted.signal)).rejects.toThrow("aborted");
});
