import type { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { createApiKeys } from "~/infra/api/api-keys.server";
import type { Database } from "~/infra/db/database.server";
import type { Env } from "~/infra/env.server";
import { loadTenants } from "~/infra/tenant/load-tenants.server";
import type { Clock } from "~/ports/clock";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { requireKeysCall, runKeys } from "./keys-command";

const USAGE = `npm run leads -- keys add --tenant SLUG [--name TEXT], or keys add --dealership ID
npm run leads -- keys list [--tenant SLUG]
npm run leads -- keys revoke KEY`;

const OPTIONS = {
  tenant: { type: "string" },
  dealership: { type: "string" },
  name: { type: "string" },
} as const;

/** What a run is given besides its arguments. */
export interface LeadKeysRun {
  readonly env: Pick<Env, "tenantConfigDir" | "region">;
  readonly database: Database;
  readonly clock: Clock;
  readonly out: Writable;
}

/**
 * `npm run leads -- keys …`: the keys by which dealers' systems add leads.
 * @param args what follows `keys`
 * @throws Error for the person at the keyboard
 */
export async function runLeadKeys(args: readonly string[], run: LeadKeysRun): Promise<void> {
  const { env, database, clock, out } = run;
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  requireKeysCall(positionals, values, (missing) => new Error(`keys: ${missing}\n${USAGE}`));
  const { tenantConfigDir: dir, region } = env;
  const tenants = await loadTenants({ dir, presets: TEMPLATE_PRESETS, region });
  const keys = createApiKeys(database, clock);
  await runKeys({ scope: "leads", tenants, keys, out }, positionals, values);
}
