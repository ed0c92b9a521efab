import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openDatabase } from "~/infra/db/database.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { readEnv } from "~/infra/env.server";
import { loadTenants } from "~/infra/tenant/load-tenants.server";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { vehicleWith } from "../../test/fixtures/vehicle";
import { runDealer } from "../run-dealer";

const ROOT = join(import.meta.dirname, "..", "..");
const SLUG = "harbour-city";
const DEALERSHIP = "harbour-city-motors";
const HERE = {
  APP_ENV: "production",
  HOST: "0.0.0.0",
  DATABASE_URL: "postgres://db/site",
  SMTP_URL: "smtp://mail.example",
  LEAD_SECRET_HARBOUR_CITY: "whsec_c2VjcmV0",
  STRIPE_SECRET_KEY: "sk_live_1",
  PATH: "/usr/bin",
};

const dir = mkdtempSync(join(tmpdir(), "forecourt-preview-test-"));
const live = join(dir, "live");
const changed = join(dir, "changed");

beforeAll(async () => {
  cpSync(join(ROOT, "tenant-config"), live, { recursive: true });
  const database = await openDatabase({ dataDir: dir });
  await database.migrate();
  const stock = createStockStore(database);
  const of = (id: number, dealership_id: string) => vehicleWith(id, { dealership_id });
  await stock.publish(DEALERSHIP, [of(1, DEALERSHIP), of(2, DEALERSHIP)]);
  await stock.publish("bluegum-toyota", [of(3, "bluegum-toyota")]);
  await database.close();
});
beforeEach(() => {
  rmSync(changed, { recursive: true, force: true });
  cpSync(join(live, SLUG), changed, { recursive: true });
});
afterAll(() => {
  rmSync(dir, { recursive: true, force: true });
});

type Serve = (environment: Readonly<Record<string, string>>) => Promise<number>;

async function preview(args: readonly string[], serve: Serve = () => Promise.resolve(0)) {
  const said: string[] = [];
  // Any free port, whatever else runs on this machine.
  const port = args.includes("--port") ? [] : ["--port", "0"];
  const code = await runDealer(["preview", ...args, ...port], {
    dir: live,
    root: ROOT,
    presets: TEMPLATE_PRESETS,
    region: null,
    secrets: { secrets: new Map() },
    say: (text) => void said.push(text),
    ask: null,
    site: () => ({ env: readEnv({ DATA_DIR: dir }), environment: HERE, serve }),
  });
  return { code, text: said.join("\n") };
}

const change = (from: string, to: string) => {
  const file = join(changed, "site.json");
  const before = readFileSync(file, "utf8");
  expect(before).toContain(from);
  writeFileSync(file, before.replace(from, to));
};

it("serves the changed folder with a copy of its stock, and takes nothing along that could send", async () => {
  change('"name": "Harbour City', '"name": "New Harbour City');
  let served: Readonly<Record<string, string>> = {};
  const free = await portInUse(() => Promise.resolve());
  const { code, text } = await preview([SLUG, "--with", changed, "--port", String(free)], async (env) => {
    served = env;
    const { dataDir, tenantConfigDir, ...read } = readEnv(env);
    expect(read).toMatchObject({
      port: free,
      preview: true,
      production: false,
      defaultTenant: SLUG,
      host: "127.0.0.1",
      smtpUrl: null,
    });
    const tenants = await loadTenants({ dir: tenantConfigDir, presets: TEMPLATE_PRESETS, region: null });
    expect(tenants.all().map(({ site }) => site.name)).toEqual([expect.stringContaining("New Harbour City")]);
    const database = await openDatabase({ dataDir });
    const stock = createStockStore(database);
    expect([...(await stock.countByDealership())]).toEqual([[DEALERSHIP, 2]]);
    await database.close();
    return 7;
  });
  expect([code, text]).toEqual([7, expect.stringContaining(`${SLUG}: 2 vehicles, copied.`)]);
  expect(text).toContain(`${join(served["TENANT_CONFIG_DIR"] ?? "", SLUG)} is ${changed}`);
  expect(Object.keys(served).sort()).toEqual([
    ...["APP_ENV", "DATA_DIR", "DEFAULT_TENANT", "HOST", "LOG_LEVEL", "PATH", "PORT", "TENANT_CONFIG_DIR"],
  ]);
  expect(existsSync(served["DATA_DIR"] ?? "")).toBe(false);
});

it("does not serve what has a fault, and names the file that was given", async () => {
  change('"template": "', '"template": "no-');
  const { code, text } = await preview([SLUG, "--with", changed], () => Promise.reject(new Error("served")));
  expect(code).toBe(1);
  expect(text).toContain(join(changed, "site.json"));
});

it("judges the change among the other dealers", async () => {
  change('"hosts": [', '"hosts": ["www.bluegum-toyota.example", ');
  const { code, text } = await preview([SLUG, "--with", changed]);
  expect([code, text]).toEqual([1, expect.stringContaining("of one dealer only")]);
  expect(text).toContain(join(live, "bluegum-toyota", "site.json"));
  expect(text).not.toContain("among");
});

it("tells of a slug that is not the folder's, and of nothing that follows from it", async () => {
  await expect(preview(["harbour-ctiy", "--with", changed])).rejects.toThrow(
    /^--with: expected a folder of harbour-ctiy, received .*site\.slug is harbour-city.*\n.*preview harbour-city --with /,
  );
  writeFileSync(join(changed, "site.json"), "{");
  const { code, text } = await preview([SLUG, "--with", changed]);
  expect([code, text]).toEqual([1, expect.stringContaining("not valid JSON")]);
});

/** @returns a port that something used during the work alone */
async function portInUse(work: (port: number) => Promise<void>): Promise<number> {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
  const address = other.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  try {
    await work(port);
  } finally {
    await new Promise((closed) => other.close(closed));
  }
  return port;
}

it("tells of a taken port before it does anything", async () => {
  await portInUse((port) =>
    expect(preview([SLUG, "--with", changed, "--port", String(port)])).rejects.toThrow(
      `--port: expected a free port, received ${port}, which is taken. Another: --port ${port + 1}`,
    ),
  );
});

it.each([
  [["harbour-city"], "--with: expected a folder"],
  [["harbour-city", "--with", "/nowhere"], "--with: expected a dealer's folder with a site.json"],
  [["harbour-city", "--with", ".", "--port", "x"], "--port: expected a number"],
  [["harbour-city", "--with", ".", "--port", "65536"], "--port: expected a number from 0 to 65535"],
  [["harbour-city", "--with", ".", "--name", "x"], '--name: "preview" has no such option'],
])("refuses %j", async (args, message) => {
  await expect(preview(args)).rejects.toThrow(message);
});
