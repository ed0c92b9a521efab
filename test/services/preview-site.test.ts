import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { type Services, services } from "~/services.server";
import { createDealerFolder, dealerFile } from "../fixtures/dealer-folder";
import { newLead } from "../fixtures/lead";
import { FIRST_DEALER } from "../setup/dealers";

const HOOK = {
  id: "hook",
  type: "webhook",
  url: "https://hooks.crm-service.net/a",
  secretEnv: "LEAD_SECRET_A",
};
const FEED = {
  id: "main",
  dealership: "mart",
  mapping: "easycars.json",
  everyMinutes: 5,
  source: { type: "folder", files: ["stock.csv"] },
};
const SOON = { timeout: 15_000, interval: 50 };

/** The services of a site of two dealers: one of demonstration, one with a feed and a webhook. */
async function siteAs(
  appEnv: string,
  work: (site: Services, dataDir: string) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-preview-site-"));
  const dealers = await createDealerFolder();
  const groups = { leads: { sinks: [HOOK] }, stock: { feeds: [FEED] } };
  await dealers.write("mart", dealerFile("mart", groups, { template: "classic" }));
  cpSync(join("tenant-config", FIRST_DEALER.slug), join(dealers.dir, FIRST_DEALER.slug), { recursive: true });
  writeFileSync(join(dataDir, "stock.csv"), "Stock No,Make,Model\n");
  const folders = { DATA_DIR: dataDir, STOCK_FEEDS_DIR: dataDir, TENANT_CONFIG_DIR: dealers.dir };
  const env = { ...folders, APP_ENV: appEnv, LOG_LEVEL: "silent" };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  globalThis.forecourtServices = undefined;
  const site = await services();
  try {
    await work(site, dataDir);
  } finally {
    await site.close();
    globalThis.forecourtServices = undefined;
    vi.unstubAllEnvs();
    await dealers.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Whether the feed was looked at: its age is measured then. */
const isFeedWatched = async ({ metrics }: Services) =>
  (await metrics.exposition()).text.includes('feed="main"');

it("a preview makes no stock, pulls no feed and writes what would be sent into files", async () => {
  let watchedAfter = 0;
  await siteAs("demo", async (site) => {
    const start = performance.now();
    await vi.waitFor(async () => expect(await isFeedWatched(site)).toBe(true), SOON);
    watchedAfter = performance.now() - start;
    expect((await site.stock.countByDealership()).size).toBeGreaterThan(0);
  });
  await siteAs("preview", async (site, dataDir) => {
    await site.leads.submit(newLead({ tenant: "mart", websiteId: "mart", dealershipId: "mart" }));
    const outbox = join(dataDir, "outbox");
    const written = () => readdirSync(outbox).map((name) => readFileSync(join(outbox, name), "utf8"));
    await vi.waitFor(() => expect(written().join()).toContain(HOOK.url), SOON);
    await pause(2 * watchedAfter);
    expect((await site.stock.countByDealership()).size).toBe(0);
    expect(await isFeedWatched(site)).toBe(false);
  });
});
