import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "~/infra/db/database.server";
import { createApiKeys } from "~/infra/api/api-keys.server";
import { putEmptyDatabase } from "../test/fixtures/empty-database";
import { siteConfig } from "../test/fixtures/site";
import { silentLogger } from "../test/doubles/silent-logger";
import { runStock } from "./run-stock";

let folder: string;
let dealership: string;
const clock = { now: () => new Date("2026-11-22T10:00:00Z") };
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-keys-"));
  const { site, theme } = siteConfig({ site: { email: "hello@yard.example" } });
  dealership = site.dealerships[0]?.id ?? "";
  const dealer = join(folder, "tenants", "yard");
  mkdirSync(dealer, { recursive: true });
  writeFileSync(join(dealer, "site.json"), JSON.stringify({ site: { ...site, slug: "yard" }, theme }));
  await putEmptyDatabase(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function run(...args: readonly string[]): Promise<string> {
  let printed = "";
  const out = new Writable({
    write(chunk: Buffer, _, done) {
      printed += chunk.toString();
      done();
    },
  });
  const tenantConfigDir = join(folder, "tenants");
  const env = {
    tenantConfigDir,
    region: null,
    databaseUrl: null,
    sessionSecrets: ["of-a-test"] satisfies [string],
    dataDir: folder,
    production: false,
    feedSecrets: new Map<string, string>(),
    stockFeedsDir: folder,
  };
  await runStock(["keys", ...args], { env, logger: silentLogger, now: clock.now, out });
  return printed;
}

async function withKeys<Result>(work: (keys: ReturnType<typeof createApiKeys>) => Promise<Result>) {
  const database = await openDatabase({ dataDir: folder });
  try {
    return {
      result: await work(createApiKeys(database, clock)),
      rows: await database.queries.selectFrom("stock_push_key").selectAll().execute(),
    };
  } finally {
    await database.close();
  }
}

it("a key is shown once, kept as a digest, listed without its secret, and revoked for good", async () => {
  const made = await run("add", "--dealership", dealership, "--name", "their system");
  const secret = /^fcp_\S+$/m.exec(made)?.[0] ?? "";
  const [, id = ""] = secret.split("_");
  expect(made).toContain("their system");
  const found = await withKeys((keys) => keys.find("stock", secret));
  expect(found.result).toMatchObject({ id, tenant: "yard", dealershipId: dealership, usedOn: "2026-11-22" });
  expect(JSON.stringify(found.rows)).not.toContain(secret.slice(17));
  for (const wrong of [
    `${secret}x`,
    secret.slice(0, -1),
    secret.replace(id, "000000000000"),
    "",
    `fcp_${id}_${"A".repeat(43)}`,
  ])
    expect((await withKeys((keys) => keys.find("stock", wrong))).result, wrong).toBeNull();
  await run("revoke", id);
  expect((await withKeys((keys) => keys.find("stock", secret))).result).toBeNull();
  const listed = await run("list", "--tenant", "yard");
  expect(listed).toContain(
    `${id}  yard, dealership ${dealership}  their system  made 2026-11-22, last used 2026-11-22, revoked 2026-11-22`,
  );
  expect(listed).not.toContain(secret.slice(17));
  await expect(run("revoke", id)).rejects.toThrow(/no valid key/);
});

it("a key for all of a dealer's dealerships", async () => {
  expect(await run("list")).toBe("there is no key\n");
  expect(await run("add", "--tenant", "yard")).toContain("yard, all dealerships");
});

it.each([
  [["add"], /^keys: --dealership ID or --tenant SLUG is missing\nnpm run stock -- keys add /],
  [["add", "--dealership", "nowhere"], /no dealer's configuration names a dealership "nowhere"/],
  [["add", "--tenant", "nobody"], /expected a dealer \(yard\)/],
  [["add", "--tenant", "yard", "--dealership", "nowhere"], /lists no dealership "nowhere"/],
  [["add", "--tenant", "yard", "--name", "two\nlines"], /--name/],
  [["list", "--tenant", "nobody"], /expected a dealer \(yard\)/],
  [["revoke"], /^keys: KEY is missing/],
  [["revoke", "abc"], /no valid key/],
  [["sell"], /^keys: expected add, list or revoke\n/],
] as const)("%j makes no sense", async (args, reason) => {
  await expect(run(...args)).rejects.toThrow(reason);
});
