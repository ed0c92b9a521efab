import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EnvironmentError, readEnv } from "./env.server";

const SECRET = "s".repeat(32);
let dataDir = "";

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "forecourt-env-"));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

function problems(source: Record<string, string>): readonly string[] {
  try {
    readEnv({ DATA_DIR: dataDir, ...source });
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

describe("readEnv", () => {
  it("needs nothing for a demonstration: embedded search, SQLite, port 3000", () => {
    const env = readEnv({ DATA_DIR: dataDir });
    expect(env).toMatchObject({
      port: 3000,
      host: null,
      region: null,
      defaultTenant: null,
      databaseUrl: null,
      typesenseNodes: [],
      trustedProxyHops: 0,
      pictureCacheMb: 512,
      logLevel: "info",
      production: false,
    });
    expect(env.tenantConfigDir).toBe(resolve("tenant-config"));
    expect(env.stockFeedsDir).toBe(join(dataDir, "feeds"));
  });

  it("takes the secrets that dealers' feeds name, and the folder of feeds", () => {
    const given = {
      FEED_SECRET_A: " word ",
      FEED_SECRET_B: "",
      LEAD_SECRET_C: "other",
      STOCK_FEEDS_DIR: "/srv",
    };
    const env = readEnv({ DATA_DIR: dataDir, ...given });
    expect([...env.feedSecrets]).toEqual([["FEED_SECRET_A", "word"]]);
    expect(env.stockFeedsDir).toBe("/srv");
  });

  it("takes lists apart and counts an empty variable as unset", () => {
    const env = readEnv({
      DATA_DIR: dataDir,
      TYPESENSE_URL: "http://a:8108, https://b:443 ,",
      TYPESENSE_API_KEY: "key",
      SESSION_SECRET: `${SECRET},${"o".repeat(40)}`,
      REGION: " ",
      DATABASE_URL: "",
    });
    expect(env.typesenseNodes).toEqual(["http://a:8108", "https://b:443"]);
    expect(env.sessionSecrets).toEqual([SECRET, "o".repeat(40)]);
    expect(env.region).toBeNull();
    expect(env.databaseUrl).toBeNull();
  });

  it("says in one line that the data folder cannot be written to", () => {
    const file = join(dataDir, "a-file");
    writeFileSync(file, "");
    for (const dir of [file, join(file, "below")])
      expect(problems({ DATA_DIR: dir })).toEqual([expect.stringMatching(/^DATA_DIR: .*a-file.* \(E\w+\)$/)]);
    const elsewhere = { DATABASE_URL: "postgres://db/forecourt", SESSION_SECRET: SECRET };
    expect(problems({ ...elsewhere, DATA_DIR: file })).toEqual([]);
  });

  it("names every problem at once, one line each, without the values", () => {
    const found = problems({
      PORT: "eighty",
      DATABASE_URL: "mysql://root:hunter2@db/x",
      LOG_LEVEL: "loud",
      SESSION_SECRET: "short",
    });
    expect(found.map((line) => line.split(":")[0]).sort()).toEqual([
      "DATABASE_URL",
      "LOG_LEVEL",
      "PORT",
      "SESSION_SECRET",
    ]);
    expect(found.join()).not.toMatch(/hunter2|\n/);
    expect(new EnvironmentError(found).message.split("\n")).toHaveLength(5);
  });

  it.each([
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "3000.5"],
    ["REGION", "AU East"],
    ["TYPESENSE_URL", "localhost:8108"],
    ["TRUSTED_PROXY_HOPS", "many"],
    ["PICTURE_CACHE_MB", "15"],
    ["FORM_FILES_MB", "0"],
    ["APP_ENV", "prod"],
    ["SMTP_URL", "https://mail.example"],
  ])("refuses %s=%s", (name, value) => {
    expect(problems({ TYPESENSE_API_KEY: "key", [name]: value }).join()).toContain(name);
  });

  it("takes port 0, which lets the system choose one", () => {
    expect(readEnv({ DATA_DIR: dataDir, PORT: "0" }).port).toBe(0);
  });

  it("has no fallback for a secret in production", () => {
    expect(problems({ APP_ENV: "production" }).join()).toContain("SESSION_SECRET");
    expect(readEnv({ DATA_DIR: dataDir, APP_ENV: "production", SESSION_SECRET: SECRET }).production).toBe(
      true,
    );
  });

  it("takes nothing into a preview that sends or is paid", () => {
    const senders = { SMTP_URL: "smtp://a", SMS_TOKEN: "token", STRIPE_OTHER: "sk" };
    const found = problems({ APP_ENV: "preview", ...senders });
    expect(found.map((line) => line.split(":")[0])).toEqual(Object.keys(senders));
    expect(readEnv({ DATA_DIR: dataDir, APP_ENV: "preview", DEFAULT_TENANT: "a-dealer" })).toMatchObject({
      preview: true,
      production: false,
    });
    expect(readEnv({ DATA_DIR: dataDir }).preview).toBe(false);
  });

  it("refuses what contradicts itself", () => {
    const found = problems({
      APP_ENV: "production",
      SESSION_SECRET: SECRET,
      DEFAULT_TENANT: "a-dealer",
      TYPESENSE_URL: "http://a:8108",
      STRIPE_SECRET_KEY: "sk",
    }).join();
    expect(found).toContain("DEFAULT_TENANT");
    expect(found).toContain("TYPESENSE_API_KEY");
    expect(found).toContain("STRIPE_WEBHOOK_SECRET");
  });
});

describe("the session secret outside production", () => {
  it("is made once, kept for the next start, and readable by its owner alone", () => {
    const [first] = readEnv({ DATA_DIR: dataDir }).sessionSecrets;
    const [second] = readEnv({ DATA_DIR: dataDir }).sessionSecrets;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(second).toBe(first);
    const file = join(dataDir, "session-secret");
    expect(readFileSync(file, "utf8")).toBe(first);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it("differs between installations", () => {
    const [here] = readEnv({ DATA_DIR: dataDir }).sessionSecrets;
    const [there] = readEnv({ DATA_DIR: join(dataDir, "other") }).sessionSecrets;
    expect(there).not.toBe(here);
  });
});
