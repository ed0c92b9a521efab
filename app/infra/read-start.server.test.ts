import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { createDealerFolder, type DealerFolder, dealerFile } from "../../test/fixtures/dealer-folder";
import { silentLogger } from "../../test/doubles/silent-logger";
import { readStart } from "./read-start.server";

const SECRET = "s".repeat(32);
const hook = { id: "hook", type: "webhook", url: "https://hook.example/a", secretEnv: "LEAD_SECRET_A" };
let folder: DealerFolder;
beforeEach(async () => {
  folder = await createDealerFolder();
});
afterEach(() => folder.remove());

const start = (source: Record<string, string>) =>
  readStart(
    { TENANT_CONFIG_DIR: folder.dir, DATA_DIR: folder.dir, ...source },
    { ...TEMPLATE_PRESETS, plain: { values: {}, colours: {} } },
    () => silentLogger,
  );
const faults = async (source: Record<string, string>) =>
  start(source).then(
    () => [],
    (error: unknown) => String(error).split("\n").slice(1),
  );

describe("a start", () => {
  it("tells every fault of environment, files, regions and secrets in one go", async () => {
    await folder.write("emu", dealerFile("emu", { leads: { sinks: [hook] } }, { country: "XX" }));
    await folder.write(
      "kea",
      dealerFile("kea", { leads: { sinks: [hook] }, results: { gridColumns: "many" } }),
    );
    await folder.write(
      "owl",
      dealerFile("owl", { leads: { sinks: [{ ...hook, url: "https://o.example/" }] } }),
    );
    const found = await faults({
      APP_ENV: "production",
      PORT: "eighty",
      TYPESENSE_URL: "http://a:8108",
      STRIPE_SECRET_KEY: "nonsense",
      LOG_LEVEL: "loud",
      DEFAULT_TENANT: "emu",
    });
    for (const begin of [
      "PORT: expected a whole number from 0 to 65535",
      "LOG_LEVEL: expected one of trace, debug, info, warn, error, fatal, silent",
      "STRIPE_SECRET_KEY: expected a secret key of Stripe",
      "STRIPE_WEBHOOK_SECRET: required",
      "TYPESENSE_API_KEY or TYPESENSE_SEARCH_KEY: one is required",
      "SESSION_SECRET: required",
      "DEFAULT_TENANT: not allowed",
      `${folder.dir}/emu/site.json: site.country`,
      `${folder.dir}/kea/site.json: results.gridColumns`,
      `${folder.dir}/owl/site.json: leads.sinks[0].secretEnv: expected a secret`,
    ])
      expect(
        found.filter((line) => line.trim().startsWith(begin)),
        begin,
      ).toHaveLength(1);
    expect(found.join("\n")).not.toMatch(/nonsense|loud|Invalid|Too /);
  });

  it("gives environment and dealers when nothing is wrong", async () => {
    await folder.write("emu", dealerFile("emu"));
    const { env, tenants } = await start({ APP_ENV: "production", SESSION_SECRET: SECRET });
    expect(env.production).toBe(true);
    expect(tenants.all().map(({ site }) => site.slug)).toEqual(["emu"]);
  });

  it("counts a misspelt APP_ENV as production, so that what that needs is told at once", async () => {
    await folder.write("emu", dealerFile("emu"));
    expect((await faults({ APP_ENV: "prod" })).map((line) => line.trim())).toEqual([
      "APP_ENV: expected one of production, demo, preview",
      "SESSION_SECRET: required when APP_ENV=production (at least 32 random characters)",
    ]);
  });
});
