import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { CompiledQuery, type LogEvent } from "kysely";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { Database } from "~/infra/db/database.server";
import type * as DatabaseModule from "~/infra/db/database.server";
import { services } from "~/services.server";
import { startPostgres } from "../contract/stock-store/postgres";
import { createDealerFolder, dealerFile } from "../fixtures/dealer-folder";
import { planFaults } from "../fixtures/plan-faults";

const asked = vi.hoisted(() => new Map<string, { sql: string; parameters: readonly unknown[] }>());
const rounds = vi.hoisted(() => [] as (() => void)[]);

/** The database of the process, and beside it a list of what is asked of it. */
vi.mock("~/infra/db/database.server", async (original) => {
  const real = await original<typeof DatabaseModule>();
  const onStatement = ({ query }: LogEvent) => void asked.set(query.sql, query);
  return {
    ...real,
    openDatabase: (options: Parameters<typeof real.openDatabase>[0]) =>
      real.openDatabase({ ...options, onStatement }),
  };
});

const postgres = await startPostgres();
if (!postgres.available) console.warn(`PostgreSQL tests skipped: ${postgres.reason}`);
afterAll(async () => {
  if (postgres.available) await postgres.stop();
});

interface Polled {
  readonly database: Database;
  readonly statements: readonly { readonly sql: string; readonly parameters: readonly unknown[] }[];
  /** Those of a second round, in which nothing is to be done. */
  readonly again: readonly string[];
  end(): Promise<void>;
}

/** Starts the services of the whole site, and lets everything that they do from time to time have a turn. */
async function polled(url?: string): Promise<Polled> {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-polled-"));
  const dealers = await createDealerFolder();
  await dealers.write("yard", dealerFile("yard", {}, { template: "classic" }));
  const env = { DATA_DIR: dataDir, TENANT_CONFIG_DIR: dealers.dir, LOG_LEVEL: "silent", DATABASE_URL: url };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const timers = vi.spyOn(globalThis, "setInterval").mockImplementation((round: () => void) => {
    rounds.push(round);
    return setTimeout(() => undefined, 0);
  });
  globalThis.forecourtServices = undefined;
  const running = await services();
  asked.clear();
  // In the first round there is something to do: nobody has looked at the stock yet.
  for (const round of rounds) round();
  await quiet();
  const first = [...asked.values()];
  asked.clear();
  for (const round of rounds.splice(0)) round();
  await quiet();
  timers.mockRestore();
  return {
    database: running.database,
    statements: [...first, ...asked.values()],
    again: [...asked.keys()],
    async end() {
      await running.close();
      globalThis.forecourtServices = undefined;
      vi.unstubAllEnvs();
      await dealers.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Until nothing new was asked for a while. */
async function quiet(): Promise<void> {
  for (let known = -1, since = 0; since < 5; since += 1) {
    if (known !== asked.size) since = 0;
    known = asked.size;
    await pause(300);
  }
}

const WRITES = /^(?:insert|update|delete)\b/i;
const isPlanned = (sql: string) => /^(?:select|update|delete|with)\b/i.test(sql);

describe.each([
  ["SQLite", true, () => Promise.resolve(undefined)],
  ["PostgreSQL", postgres.available, () => (postgres.available ? postgres.urlOf("polled") : undefined)],
] as const)("what the process asks from time to time on %s", (_, available, url) => {
  it.skipIf(!available)(
    "finds its rows by an index, and writes nothing where nothing is to be done",
    async () => {
      const { database, statements, again, end } = await polled(await url());
      const tables = new Set(statements.flatMap(({ sql }) => /from "(\w+)"/.exec(sql)?.[1] ?? []));
      // Those of the audit; whatever else is polled is looked at as well.
      expect([...tables].sort()).toEqual(
        expect.arrayContaining([
          "checkout_draft",
          "checkout_order",
          "delivery",
          "kept_form",
          "lead",
          "saved_search",
          "shopper_notice",
          "shopper_session",
          "sign_in_code",
          "sign_in_number",
          "stock_publication",
        ]),
      );
      const faults: string[] = [];
      for (const { sql, parameters } of statements.filter((one) => isPlanned(one.sql)))
        faults.push(...(await planFaults(database, CompiledQuery.raw(sql, [...parameters]))));
      expect(faults).toEqual([]);
      expect(again.filter((sql) => WRITES.test(sql))).toEqual([]);
      await end();
    },
  );
});
