import { resolve } from "node:path";
import * as z from "zod";
import { dataDirFault } from "./data-dir.server";
import { sessionSecrets } from "./session-secret.server";

/** Everything the environment may say (DESIGN §2), parsed. Read once, at start. */
export interface Env {
  readonly port: number;
  /** Address to listen on; null for every interface. */
  readonly host: string | null;
  /** Which tenants this container serves; null for all of them. */
  readonly region: string | null;
  /** Absolute path of the dealers' folder. */
  readonly tenantConfigDir: string;
  /** The dealer that answers for unknown hosts; null in production, where they get a 404. */
  readonly defaultTenant: string | null;
  /** Absolute path of the folder that holds the database, caches and the made-up session secret. */
  readonly dataDir: string;
  /** A `postgres://` address; null for SQLite in {@link Env.dataDir}. */
  readonly databaseUrl: string | null;
  /** Addresses of Typesense nodes; empty for the embedded engine. */
  readonly typesenseNodes: readonly string[];
  readonly typesenseApiKey: string | null;
  readonly typesenseSearchKey: string | null;
  /** The first signs, all of them verify, so that secrets can be rotated. */
  readonly sessionSecrets: readonly [string, ...string[]];
  /** How many proxies in front of us append to `X-Forwarded-For`. */
  readonly trustedProxyHops: number;
  readonly smtpUrl: string | null;
  /** Secrets that dealers' files name: every `LEAD_SECRET_…` of the environment. */
  readonly leadSecrets: ReadonlyMap<string, string>;
  readonly smsWebhookUrl: string | null;
  /** Bearer token for {@link Env.smsWebhookUrl}. */
  readonly smsToken: string | null;
  /** Every `STRIPE_…` variable by its name: dealers name theirs in `payments`. */
  readonly stripeKeys: ReadonlyMap<string, string>;
  readonly geocoderUrl: string | null;
  readonly geocoderKey: string | null;
  /** Most megabytes that made and fetched pictures take in {@link Env.dataDir}. */
  readonly pictureCacheMb: number;
  /** Most megabytes of files sent with forms that are kept, of all dealers together. */
  readonly formFilesMb: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Whether `/metrics` answers other machines; this machine may always read it. */
  readonly metricsPublic: boolean;
  readonly production: boolean;
}

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const text = z.string().trim().min(1);
const url = (...protocols: readonly string[]) =>
  text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `expected an address starting with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  });
const wholeNumber = (min: number, max: number) =>
  text.regex(/^\d+$/, "expected a whole number").transform(Number).pipe(z.number().min(min).max(max));
const list = text.transform((value) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== ""),
);

const SCHEMA = z.object({
  PORT: wholeNumber(0, 65_535).optional(),
  HOST: text.optional(),
  REGION: text.regex(/^[a-z0-9-]+$/, "expected lower-case letters, digits and hyphens").optional(),
  TENANT_CONFIG_DIR: text.optional(),
  DEFAULT_TENANT: text.optional(),
  DATA_DIR: text.optional(),
  DATABASE_URL: url("postgres:", "postgresql:").optional(),
  TYPESENSE_URL: list.pipe(z.array(url("http:", "https:")).min(1)).optional(),
  TYPESENSE_API_KEY: text.optional(),
  TYPESENSE_SEARCH_KEY: text.optional(),
  SESSION_SECRET: list
    .pipe(z.array(z.string().min(32, "expected at least 32 characters for each secret")).min(1))
    .optional(),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10).optional(),
  SMTP_URL: url("smtp:", "smtps:").optional(),
  SMS_WEBHOOK_URL: url("http:", "https:").optional(),
  SMS_TOKEN: text.optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  GEOCODER_URL: url("http:", "https:").optional(),
  GEOCODER_KEY: text.optional(),
  PICTURE_CACHE_MB: wholeNumber(16, 1_000_000).optional(),
  FORM_FILES_MB: wholeNumber(1, 1_000_000).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).optional(),
  METRICS: z.enum(["public", "local"]).optional(),
  APP_ENV: z.enum(["production", "demo"]).optional(),
});
type Variables = z.infer<typeof SCHEMA>;

/** The environment is unusable. The message has one line for each problem. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
  constructor(readonly problems: readonly string[]) {
    super(["The environment is not usable:", ...problems.map((problem) => `  ${problem}`)].join("\n"));
  }
}

/**
 * Reads the environment, all of it and once. An empty variable counts as an unset one.
 * @throws EnvironmentError with every problem at once; values are not repeated in it, they may be secrets
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ""));
  const parsed = SCHEMA.safeParse(given);
  if (!parsed.success) {
    throw new EnvironmentError(
      parsed.error.issues.map((issue) => `${String(issue.path[0] ?? "?")}: ${issue.message}`),
    );
  }
  const problems = contradictions(parsed.data);
  if (problems.length > 0) throw new EnvironmentError(problems);
  const env = { ...parsed.data, DATA_DIR: resolve(parsed.data.DATA_DIR ?? "data") };
  const fault = keepsFiles(env) ? dataDirFault(env.DATA_DIR) : null;
  if (fault !== null) throw new EnvironmentError([`DATA_DIR: ${fault}`]);
  return toEnv(env, given);
}

/** Whether the start fails without a folder to write to; with both of these given, only pictures are kept there. */
function keepsFiles({ DATABASE_URL: database, SESSION_SECRET: secret }: Variables): boolean {
  return database === undefined || secret === undefined;
}

function contradictions(variables: Variables): string[] {
  const production = variables.APP_ENV === "production";
  const problems: string[] = [];
  if (production && variables.SESSION_SECRET === undefined) {
    problems.push("SESSION_SECRET: required when APP_ENV=production (at least 32 random characters)");
  }
  if (production && variables.DEFAULT_TENANT !== undefined) {
    problems.push("DEFAULT_TENANT: not allowed when APP_ENV=production, where an unknown host is a 404");
  }
  if (
    variables.TYPESENSE_URL !== undefined &&
    variables.TYPESENSE_API_KEY === undefined &&
    variables.TYPESENSE_SEARCH_KEY === undefined
  ) {
    problems.push("TYPESENSE_API_KEY or TYPESENSE_SEARCH_KEY: one is required with TYPESENSE_URL");
  }
  if (variables.STRIPE_SECRET_KEY !== undefined && variables.STRIPE_WEBHOOK_SECRET === undefined) {
    problems.push("STRIPE_WEBHOOK_SECRET: required with STRIPE_SECRET_KEY");
  }
  if (variables.GEOCODER_KEY !== undefined && variables.GEOCODER_URL === undefined) {
    problems.push("GEOCODER_URL: required with GEOCODER_KEY");
  }
  return problems;
}

/** The variables whose names begin so; dealers' files name them. */
function named(given: Readonly<Record<string, string | undefined>>, prefix: string) {
  const found = Object.entries(given).filter(([name]) => name.startsWith(prefix));
  return new Map(found.map(([name, value]) => [name, value?.trim() ?? ""]));
}

function toEnv(
  variables: Variables & { readonly DATA_DIR: string },
  given: Readonly<Record<string, string | undefined>>,
): Env {
  const dataDir = variables.DATA_DIR;
  return {
    port: variables.PORT ?? 3000,
    host: variables.HOST ?? null,
    region: variables.REGION ?? null,
    tenantConfigDir: resolve(variables.TENANT_CONFIG_DIR ?? "tenant-config"),
    defaultTenant: variables.DEFAULT_TENANT ?? null,
    dataDir,
    databaseUrl: variables.DATABASE_URL ?? null,
    typesenseNodes: variables.TYPESENSE_URL ?? [],
    typesenseApiKey: variables.TYPESENSE_API_KEY ?? null,
    typesenseSearchKey: variables.TYPESENSE_SEARCH_KEY ?? null,
    sessionSecrets: sessionSecrets(variables.SESSION_SECRET, dataDir),
    trustedProxyHops: variables.TRUSTED_PROXY_HOPS ?? 0,
    smtpUrl: variables.SMTP_URL ?? null,
    leadSecrets: named(given, "LEAD_SECRET_"),
    smsWebhookUrl: variables.SMS_WEBHOOK_URL ?? null,
    smsToken: variables.SMS_TOKEN ?? null,
    stripeKeys: named(given, "STRIPE_"),
    geocoderUrl: variables.GEOCODER_URL ?? null,
    geocoderKey: variables.GEOCODER_KEY ?? null,
    pictureCacheMb: variables.PICTURE_CACHE_MB ?? 512,
    formFilesMb: variables.FORM_FILES_MB ?? 2_048,
    logLevel: variables.LOG_LEVEL ?? "info",
    metricsPublic: variables.METRICS === "public",
    production: variables.APP_ENV === "production",
  };
}
