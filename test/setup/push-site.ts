import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import * as z from "zod";
import { createDealerFolder, dealerFile } from "../fixtures/dealer-folder";
import { type BuiltServer, startBuiltServer } from "./built-server";
import { stockHere } from "./commands-here";
import { get } from "./http";

const ROOT = join(import.meta.dirname, "..", "..");

const responses = z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()) }));
const operation = z.object({ responses });
const document = z.object({
  paths: z.record(
    z.string(),
    z.object({ put: operation.optional(), delete: operation.optional(), post: operation.optional() }),
  ),
});

/** The published document of the API. */
export const STOCK_API = document.parse(apiFile());

function apiFile(): unknown {
  return JSON.parse(readFileSync(join(ROOT, "docs", "stock-api.openapi.json"), "utf8"));
}

/** What a push was answered. */
export interface Pushed {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly json: Readonly<Record<string, unknown>>;
}

/** How a test pushes. */
export interface Pushing {
  readonly key?: string;
  readonly body?: unknown;
  /** Sent as it is, instead of `body`. */
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly host?: string;
}

/** Two dealers without demonstration stock, on a server of the build. */
export interface PushSite {
  readonly server: BuiltServer;
  readonly dataDir: string;
  /** Which statuses each operation of the document was answered with. */
  readonly seen: ReadonlySet<string>;
  /** Runs `npm run stock`, an import as a process of its own. @returns what it printed */
  stock(...args: readonly string[]): Promise<string>;
  key(...args: readonly string[]): Promise<{ readonly id: string; readonly secret: string }>;
  /** Pushes, and holds the answer against the document. */
  push(method: string, path: string, pushing?: Pushing): Promise<Pushed>;
  page(path: string): Promise<{ readonly status: number; readonly body: string }>;
  stop(): Promise<void>;
}

/** What is different about a {@link PushSite}: its environment, and fields of `site` of its first dealer. */
export interface PushSiteOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly site?: object;
}

/** Starts it. */
export async function startPushSite({ env: own = {}, site = {} }: PushSiteOptions = {}): Promise<PushSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-push-"));
  const dealers = await createDealerFolder();
  await dealers.write("yard", dealerFile("yard", {}, { template: "classic", ...site }));
  await dealers.write("other", dealerFile("other", {}, { template: "classic" }));
  const env = { ...own, TENANT_CONFIG_DIR: dealers.dir, TRUSTED_PROXY_HOPS: "1" };
  const server = await startBuiltServer({ dataDir, env });
  const { validate, seen } = apiChecks();
  const stock: PushSite["stock"] = async (...args) => {
    if (args[0] !== "import") return stockHere(args, { ...process.env, ...env, DATA_DIR: dataDir });
    const command = ["--import", "tsx", join(ROOT, "scripts", "stock.ts"), ...args];
    const where = { cwd: ROOT, env: { ...process.env, ...env, DATA_DIR: dataDir } };
    try {
      return (await promisify(execFile)(process.execPath, command, where)).stdout;
    } catch (error) {
      // Published, with something to look at.
      if (error instanceof Error && "code" in error && error.code === 2 && "stdout" in error)
        return String(error.stdout);
      throw error;
    }
  };
  return {
    server,
    dataDir,
    seen,
    stock,
    async key(...args) {
      const printed = await stock("keys", "add", ...args);
      const secret = /^fcp_\S+$/m.exec(printed)?.[0] ?? "";
      return { secret, id: secret.split("_")[1] ?? "" };
    },
    async push(method, path, { key, body, raw, headers = {}, host = "www.yard.example" } = {}) {
      const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
      const answer = await get(server.port, path, {
        method,
        host,
        headers: {
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
          ...(text !== undefined && {
            "content-type": "application/json",
            "content-length": String(Buffer.byteLength(text)),
          }),
          ...headers,
        },
        ...(text !== undefined && { body: text }),
      });
      const json = z.record(z.string(), z.unknown()).parse(JSON.parse(answer.body));
      validate(method, path, answer.status, String(answer.headers["content-type"]).split(";")[0] ?? "", json);
      return { ...answer, json };
    },
    page: (path) => get(server.port, path, { host: "www.yard.example" }),
    async stop() {
      await server.stop();
      await dealers.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Checks of answers against the document. */
function apiChecks() {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: "api", ...z.record(z.string(), z.unknown()).parse(apiFile()) });
  const seen = new Set<string>();
  const compiled = new Map<string, ValidateFunction>();
  const validate = (method: string, path: string, status: number, type: string, json: unknown) => {
    const template =
      path.split("?", 1)[0]?.split("/").length === 5
        ? "/api/stock/{dealership}/{stocknum}"
        : "/api/stock/{dealership}";
    // Of the methods that are not taken, the first of the address stands for all.
    const known = method === "PUT" || method === "DELETE" || method === "POST" ? method.toLowerCase() : "";
    const operations: Readonly<Record<string, z.infer<typeof operation> | undefined>> =
      STOCK_API.paths[template] ?? {};
    const name = operations[known] === undefined ? (Object.keys(operations)[0] ?? "") : known;
    if (!(String(status) in (operations[name]?.responses ?? {})))
      throw new Error(`${method} ${path}: ${status} is not documented`);
    const pointer = `api#/paths/${template.replaceAll("/", "~1").replaceAll("{", "%7B").replaceAll("}", "%7D")}/${name}/responses/${status}/content/${type.replace("/", "~1").replaceAll("+", "%2B")}/schema`;
    const check = compiled.get(pointer) ?? ajv.compile({ $ref: pointer });
    compiled.set(pointer, check);
    if (!check(json))
      throw new Error(`${method} ${path}: ${JSON.stringify(check.errors)} in ${JSON.stringify(json)}`);
    for (const one of status === 405 ? Object.keys(operations) : [name])
      seen.add(`${one} ${template} ${status}`);
  };
  return { validate, seen };
}
