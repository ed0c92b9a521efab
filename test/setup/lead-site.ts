import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createDealerFolder, dealerFile } from "../fixtures/dealer-folder";
import { startBuiltServer } from "./built-server";
import { leadsHere, stockHere } from "./commands-here";

const ROOT = join(import.meta.dirname, "..", "..");

/** Two dealers without demonstration stock, on a server of the build. */
export interface LeadSite {
  readonly port: number;
  readonly dataDir: string;
  /** Runs `npm run leads` within this process. @returns what it printed */
  leads(...args: readonly string[]): Promise<string>;
  /** The same as a process of its own, as somebody at a terminal does. */
  leadsAtTerminal(...args: readonly string[]): Promise<string>;
  /** Makes a key. @param program `leads` or `stock` */
  key(program: "leads" | "stock", ...args: readonly string[]): Promise<string>;
  stop(): Promise<void>;
}

/** Starts it. */
export async function startLeadSite(): Promise<LeadSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-lead-api-"));
  const dealers = await createDealerFolder();
  for (const slug of ["yard", "other"])
    await dealers.write(slug, dealerFile(slug, {}, { template: "classic" }));
  const env = { TENANT_CONFIG_DIR: dealers.dir, TRUSTED_PROXY_HOPS: "1" };
  const server = await startBuiltServer({ dataDir, env });
  const environment = { ...process.env, ...env, DATA_DIR: dataDir };
  return {
    port: server.port,
    dataDir,
    leads: (...args) => leadsHere(args, environment),
    async leadsAtTerminal(...args) {
      const command = ["--import", "tsx", join(ROOT, "scripts", "leads.ts"), ...args];
      const where = { cwd: ROOT, env: environment };
      return (await promisify(execFile)(process.execPath, command, where)).stdout;
    },
    async key(program, ...args) {
      const run = program === "stock" ? stockHere : leadsHere;
      const printed = await run(["keys", "add", ...args], environment);
      return /^fc[pl]_\S+$/m.exec(printed)?.[0] ?? "";
    },
    async stop() {
      await server.stop();
      await dealers.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
