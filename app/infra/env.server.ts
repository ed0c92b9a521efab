import { join, resolve } from "node:path";
import * as z from "zod";
import { dataDirFault } from "./data-dir.server";
import { STRIPE_KEY_FORMS } from "./payments/stripe-key-form.server";
import { sessionSecrets } from "./session-secret.server";

/** Everything the environment may say, parsed. Read once, at start. */
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
  /** Absolute path of the folder for the database, caches and the session secret that was made at the first start. */
  readonly dataDir: string;
  /** A `postgres://` address; null for SQLite in {@link Env.dataDir}. */
  readonly databaseUrl: string | null;
  /** Addresses of Typesense nodes; empty for the embedded engine. */
  readonly typesenseNodes: readonly string[];
  readonly typesenseApiKey: string | null;
  readonly typesenseSearchKey: string | null;
  /** The first signs; all of them verify, so that secrets can be replaced. */
  readonly sessionSecrets: readonly [string, ...string[]];
  /** How many proxies in front of us append to `X-Forwarded-For`. */
  readonly trustedProxyHops: number;
  readonly smtpUrl: string | null;
  /** Secrets that dealers' files name: every `LEAD_SECRET_…` of the environment. */
  readonly leadSecrets: ReadonlyMap<string, string>;
  /** Secrets that the feeds of dealers' files name: every `FEED_SECRET_…`. */
  readonly feedSecrets: ReadonlyMap<string, string>;
  /** Keys of the services of dealers' plug-ins: every `PLUGIN_SECRET_…`. */
  readonly pluginSecrets: ReadonlyMap<string, string>;
  /** Absolute path of the folder below which feeds of files lie that others leave on this machine. */
  readonly stockFeedsDir: string;
  readonly smsWebhookUrl: string | null;
  /** Bearer token for {@link Env.smsWebhookUrl}. */
  readonly smsToken: string | null;
  /** Where search engines are told of changed vehicles; null outside production, where no site is theirs to know. */
  readonly indexNowUrl: string | null;
  /** Every `STRIPE_…` variable by its name: dealers name theirs in `payments`. */
  readonly stripeKeys: ReadonlyMap<string, string>;
  /** Most megabytes of pictures (fetched, and sized) that are kept in {@link Env.dataDir}. */
  readonly pictureCacheMb: number;
  /** Most megabytes of files sent with forms that are kept, of all dealers together. */
  readonly formFilesMb: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Whether `/metrics` answers other machines; this machine may always read it. */
  readonly metricsPublic: boolean;
  readonly production: boolean;
  /** A dealer's change is being looked at: nothing is sent to anybody, no feed is pulled, no stock is made. */
  readonly preview: boolean;
  /** Whether a fault of one dealer's files stops the start; otherwise that dealer is left out. */
  readonly strictConfig: boolean;
}

const APP_ENVS = ["production", "demo", "preview"] as const;
const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const text = z.string().trim().min(1);
const url = (...protocols: readonly string[]) =>
  text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `expected an address starting with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  });
const wholeNumber = (min: number, max: number) => {
  const expected = `expected a whole number from ${min} to ${max}`;
  return text
    .regex(/^\d+$/, expected)
    .transform(Number)
    .pipe(z.number().min(min, expected).max(max, expected));
};
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `expected one of ${values.join(", ")}` });
const stripeKey = ({ form, words }: (typeof STRIPE_KEY_FORMS)[keyof typeof STRIPE_KEY_FORMS]) =>
  text.regex(form, `expected ${words}`);
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
  STOCK_FEEDS_DIR: text.optional(),
  TYPESENSE_URL: list
    .pipe(z.array(url("http:", "https:")).min(1, "expected at least one address"))
    .optional(),
  TYPESENSE_API_KEY: text.optional(),
  TYPESENSE_SEARCH_KEY: text.optional(),
  SESSION_SECRET: list
    .pipe(
      z
        .array(z.string().min(32, "expected at least 32 characters for each secret"))
        .min(1, "expected at least one secret"),
    )
    .optional(),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10).optional(),
  SMTP_URL: url("smtp:", "smtps:").optional(),
  SMS_WEBHOOK_URL: url("http:", "https:").optional(),
  SMS_TOKEN: text.optional(),
  INDEXNOW_URL: url("http:", "https:").optional(),
  STRIPE_SECRET_KEY: stripeKey(STRIPE_KEY_FORMS.secretKey).optional(),
  STRIPE_WEBHOOK_SECRET: stripeKey(STRIPE_KEY_FORMS.webhookSecret).optional(),
  PICTURE_CACHE_MB: wholeNumber(16, 1_000_000).optional(),
  FORM_FILES_MB: wholeNumber(1, 1_000_000).optional(),
  LOG_LEVEL: oneOf(LOG_LEVELS).optional(),
  METRICS: oneOf(["public", "local"]).optional(),
  APP_ENV: oneOf(APP_ENVS).optional(),
  STRICT_CONFIG: oneOf(["0", "1"]).optional(),
});
type Variables = z.infer<typeof SCHEMA>;

/**
 * The names the environment is asked for, beside those that begin with `LEAD_SECRET_`, `FEED_SECRET_`, `PLUGIN_SECRET_`
 * and `STRIPE_`.
 */
export const ENVIRONMENT_VARIABLES: readonly string[] = Object.keys(SCHEMA.shape);

const NAMED_BY_DEALERS = /^(?:LEAD_SECRET|FEED_SECRET|PLUGIN_SECRET|STRIPE)_/;

/** Whether a variable says something to Forecourt, and not to the machine or its programs. */
export function isOwnVariable(name: string): boolean {
  return ENVIRONMENT_VARIABLES.includes(name) || NAMED_BY_DEALERS.test(name);
}

/** The environment is unusable. The message has one line for each problem. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
  constructor(readonly problems: readonly string[]) {
    super(["The environment is not usable:", ...problems.map((problem) => `  ${problem}`)].join("\n"));
  }
}

/** Shares what it is told with every search engine that takes part. */
const INDEXNOW_URL = "https://api.indexnow.org/indexnow";

type Source = Readonly<Record<string, string | undefined>>;

/**
 * The variables that decide which dealers' files are read and how they are checked. They are known even when other
 * variables are faulty.
 */
export type FilesEnv = Pick<
  Env,
  | "tenantConfigDir"
  | "region"
  | "defaultTenant"
  | "leadSecrets"
  | "feedSecrets"
  | "pluginSecrets"
  | "stripeKeys"
  | "production"
  | "strictConfig"
>;

/** An environment that was read, with every problem of it. */
export type ReadEnvironment = { readonly files: FilesEnv; readonly problems: readonly string[] } & (
  | { readonly env: Env }
  | { readonly env: null }
);

/** What is read differently for a command than for the server. */
export interface ReadEnvOptions {
  /** For commands that read what a site has kept: a missing folder is then a fault, and is not made. */
  readonly dataDirMustExist?: boolean;
}

/**
 * Reads the whole environment, once. An empty variable counts as an unset one.
 * @throws EnvironmentError with every problem at once; it does not repeat values, which may be secrets
 */
export function readEnv(source: Source, options: ReadEnvOptions = {}): Env {
  const { env, problems } = readEnvironment(source, options);
  if (env === null) throw new EnvironmentError(problems);
  return env;
}

/**
 * Reads the environment without throwing, for a start that reports faults of the dealers' files together with these.
 */
export function readEnvironment(source: Source, options: ReadEnvOptions = {}): ReadEnvironment {
  const given = Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => (entry[1] ?? "").trim() !== ""),
  );
  const parsed = SCHEMA.safeParse(given);
  const issues = parsed.error?.issues ?? [];
  const faulty = new Set(issues.map(({ path }) => String(path[0])));
  // Every variable may be missing, so what is left is sound.
  const sound = parsed.data ?? SCHEMA.parse(without(given, faulty));
  const variables = { ...sound, DATA_DIR: resolve(sound.DATA_DIR ?? "data") };
  const fault = keepsFiles(given) ? dataDirFault(variables.DATA_DIR, options.dataDirMustExist) : null;
  const problems = [
    ...issues.map(({ path, message }) => `${String(path[0] ?? "?")}: ${message}`),
    ...contradictions(given),
    ...(fault === null ? [] : [`DATA_DIR: ${fault}`]),
  ];
  const files = filesEnv(variables, given);
  if (problems.length > 0) return { env: null, files, problems };
  return { env: toEnv(variables, files), files, problems };
}

function without(given: Readonly<Record<string, string>>, names: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !names.has(name)));
}

/** Whether the start fails without a folder to write to. With both of these variables only pictures are kept there. */
function keepsFiles(given: Source): boolean {
  return given["DATABASE_URL"] === undefined || given["SESSION_SECRET"] === undefined;
}

/** Judged by which variables are set, valid or not, so that mending one does not bring up the next fault. */
function contradictions(given: Source): string[] {
  const has = (name: keyof Variables) => given[name] !== undefined;
  const appEnv = given["APP_ENV"]?.trim();
  const production = appEnv !== undefined && appEnv !== "demo" && appEnv !== "preview";
  const problems: string[] = [];
  if (appEnv === "preview") problems.push(...Object.keys(given).flatMap(sendingFault));
  if (production && !has("SESSION_SECRET")) {
    problems.push("SESSION_SECRET: required when APP_ENV=production (at least 32 random characters)");
  }
  if (production && has("DEFAULT_TENANT")) {
    problems.push("DEFAULT_TENANT: not allowed when APP_ENV=production, where an unknown host is a 404");
  }
  if (has("TYPESENSE_URL") && !has("TYPESENSE_API_KEY") && !has("TYPESENSE_SEARCH_KEY")) {
    problems.push("TYPESENSE_API_KEY or TYPESENSE_SEARCH_KEY: one is required with TYPESENSE_URL");
  }
  if (has("STRIPE_SECRET_KEY") && !has("STRIPE_WEBHOOK_SECRET")) {
    problems.push("STRIPE_WEBHOOK_SECRET: required with STRIPE_SECRET_KEY");
  }
  return problems;
}

/** What would send, or take payments, where nothing may leave. */
function sendingFault(name: string): string[] {
  const sends =
    name === "SMTP_URL" || name.startsWith("SMS_") || name === "INDEXNOW_URL" || name.startsWith("STRIPE_");
  return sends ? [`${name}: not allowed when APP_ENV=preview, where nothing is sent or paid`] : [];
}

/** The variables whose names begin with this prefix, which dealers' files refer to. */
function named(given: Source, prefix: string) {
  const found = Object.entries(given).filter(([name]) => name.startsWith(prefix));
  return new Map(found.map(([name, value]) => [name, value?.trim() ?? ""]));
}

function filesEnv(variables: Variables, given: Source): FilesEnv {
  return {
    tenantConfigDir: resolve(variables.TENANT_CONFIG_DIR ?? "tenant-config"),
    region: variables.REGION ?? null,
    defaultTenant: variables.DEFAULT_TENANT ?? null,
    leadSecrets: named(given, "LEAD_SECRET_"),
    feedSecrets: named(given, "FEED_SECRET_"),
    pluginSecrets: named(given, "PLUGIN_SECRET_"),
    stripeKeys: named(given, "STRIPE_"),
    production: variables.APP_ENV === "production",
    strictConfig: variables.STRICT_CONFIG === "1",
  };
}

function toEnv(variables: Variables & { readonly DATA_DIR: string }, files: FilesEnv): Env {
  const dataDir = variables.DATA_DIR;
  return {
    ...files,
    port: variables.PORT ?? 3000,
    host: variables.HOST ?? null,
    dataDir,
    databaseUrl: variables.DATABASE_URL ?? null,
    stockFeedsDir: resolve(variables.STOCK_FEEDS_DIR ?? join(dataDir, "feeds")),
    typesenseNodes: variables.TYPESENSE_URL ?? [],
    typesenseApiKey: variables.TYPESENSE_API_KEY ?? null,
    typesenseSearchKey: variables.TYPESENSE_SEARCH_KEY ?? null,
    sessionSecrets: sessionSecrets(variables.SESSION_SECRET, dataDir),
    trustedProxyHops: variables.TRUSTED_PROXY_HOPS ?? 0,
    smtpUrl: variables.SMTP_URL ?? null,
    smsWebhookUrl: variables.SMS_WEBHOOK_URL ?? null,
    smsToken: variables.SMS_TOKEN ?? null,
    indexNowUrl: variables.INDEXNOW_URL ?? (files.production ? INDEXNOW_URL : null),
    pictureCacheMb: variables.PICTURE_CACHE_MB ?? 512,
    formFilesMb: variables.FORM_FILES_MB ?? 2_048,
    logLevel: variables.LOG_LEVEL ?? "info",
    metricsPublic: variables.METRICS === "public",
    preview: variables.APP_ENV === "preview",
  };
}
