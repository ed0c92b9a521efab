import { NO_CONTENT, type SiteContent } from "~/domain/content/site-content";
import { siteSchema } from "~/domain/tenant/config/site";
import { recipientFaults } from "~/domain/lead/recipient-faults";
import { crossFaults } from "~/domain/tenant/checks/cross-checks";
import type { FinanceFault } from "~/domain/tenant/disclaimer-faults";
import { financeFaults } from "~/domain/tenant/finance-faults";
import { redirectFaults } from "~/domain/tenant/redirect-faults";
import { stockFeedFaults } from "~/domain/tenant/stock-feed-faults";
import { isJsonObject, type JsonObject } from "~/domain/tenant/layer";
import type { PlatformNames } from "~/domain/tenant/checks/platform-names";
import { withPagesThatHaveMatter } from "~/domain/tenant/standard/pages-with-matter";
import { type SiteConfig, siteConfigSchema } from "~/domain/tenant/site-config";
import type { TemplatePreset } from "~/domain/tenant/template-preset";
import type { Logger } from "~/ports/logger";
import { renderContent } from "../content/render-content.server";
import { faultsOf, faultText, type InputFault } from "~/domain/faults/input-faults";
import { configuredPictures } from "./configured-pictures.server";
import { readTenantFiles, type TenantFiles } from "./read-tenant-files.server";
import { dealerLayers } from "./dealer-layers.server";
import { clashes, type KnownDealer, sharingDoubts } from "./dealer-clashes.server";
import { paymentKeyProblems, type PaymentKeys, type ServedDealer } from "./payment-keys.server";
import { feedSecretProblems, mappingProblems } from "./feed-problems.server";
import { type LeadSecrets, secretProblems } from "./lead-secrets.server";
import { soundPart } from "./sound-part.server";
import { colourFaults, siteFaults } from "./tenant-checks.server";
import { TenantConfigError } from "./tenant-config-error.server";
import { translatedSites } from "./translated-sites.server";
import { createTenantDirectory, type TenantDirectory, type TranslatedSite } from "./tenant-directory.server";

export type { TenantDirectory } from "./tenant-directory.server";

/** Which dealers are loaded, and from where. */
export interface LoadTenantsOptions {
  /** The folder of dealer folders. */
  readonly dir: string;
  /** Template presets by template name: what lies between the defaults and the dealer. */
  readonly presets: Readonly<Record<string, TemplatePreset>>;
  /** What else dealers' files name; what needs it is not checked without. */
  readonly platform?: PlatformNames;
  /** Serves only this region's dealers; null for all of them. */
  readonly region: string | null;
  /** The dealer for hosts nobody claims; for development only. */
  readonly defaultTenant?: string | null;
  /** Turns off `<slug>.localhost` and `defaultTenant`. */
  readonly production?: boolean;
  /** Secrets of the environment, to check that those the dealers' files name are there; not checked without. */
  readonly secrets?: LeadSecrets;
  /** Secrets of the environment for feeds, to check likewise. */
  readonly feedSecrets?: ReadonlyMap<string, string>;
  /** The environment's Stripe keys, to check likewise. */
  readonly paymentKeys?: PaymentKeys;
  readonly logger?: Logger;
  /** Says what day it is; the clock of this computer when left out. */
  readonly now?: () => Date;
}

interface Outcome {
  readonly file: string;
  readonly config: SiteConfig | null;
  /** As much of the dealer as could be read, so that clashes are found even in a file with other faults. */
  readonly known: KnownDealer | null;
  readonly content: SiteContent;
  readonly translations: readonly TranslatedSite[];
  readonly problems: readonly string[];
  /** What is probably not meant, and stops nothing. */
  readonly doubts: readonly string[];
}

/**
 * Reads every dealer: puts the dealer's values over the template's preset and the defaults, and checks everything
 * (ENT-20, TEN-02).
 * @throws TenantConfigError with every fault of every file at once
 */
export async function loadTenants(options: LoadTenantsOptions): Promise<TenantDirectory> {
  const outcomes = (await tenantFiles(options.dir)).map((files) => loadOne(files, options));
  const known = outcomes.flatMap((outcome) => outcome.known ?? []);
  const configs = outcomes.flatMap((outcome) => outcome.config ?? []);
  const served = configs.filter(({ site }) => options.region === null || site.region === options.region);
  const missing = missingSecrets(options, outcomes, served);
  const problems = [
    ...outcomes.flatMap((outcome) => outcome.problems),
    ...clashes(known),
    ...(await mappingProblems(options.dir, dealersIn(outcomes))),
    ...startFaults(options, outcomes.length, known),
    ...(options.production === true ? missing : []),
  ];
  const doubts = [...outcomes.flatMap((outcome) => outcome.doubts), ...sharingDoubts(known)];
  if (problems.length > 0)
    throw new TenantConfigError(problems, [...doubts, ...(options.production === true ? [] : missing)]);
  for (const doubt of doubts) options.logger?.warn({ doubt }, "a dealer's file is probably not meant so");
  for (const problem of missing) options.logger?.warn({ problem }, "production would not start with this");
  options.logger?.info({ dealers: served.length, region: options.region }, "dealers loaded");
  return createTenantDirectory(served, {
    production: options.production ?? false,
    now: options.now,
    defaultTenant: options.defaultTenant ?? null,
    contents: new Map(
      outcomes.flatMap(({ config, content }) => (config === null ? [] : [[config.site.slug, content]])),
    ),
    translations: new Map(
      outcomes.flatMap(({ config, translations }) =>
        config === null ? [] : [[config.site.slug, translations]],
      ),
    ),
  });
}

async function tenantFiles(dir: string): Promise<readonly TenantFiles[]> {
  try {
    return await readTenantFiles(dir);
  } catch (error) {
    throw new TenantConfigError([
      `${dir}: cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    ]);
  }
}

function loadOne(files: TenantFiles, { presets, platform: names }: Checking): Outcome {
  const platform = names ?? null;
  if (files.input === null) {
    const problems = [...files.problems, ...files.written.problems];
    const { file, doubts } = files;
    return { file, config: null, known: null, content: NO_CONTENT, translations: [], problems, doubts };
  }
  const { preset, fault, input } = dealerLayers(files.input, files.written.written, presets);
  const parsed = siteConfigSchema.safeParse(input);
  const site = siteSchema.safeParse(input["site"]);
  const pictures = parsed.success ? configuredPictures(withPagesThatHaveMatter(parsed.data)) : null;
  const rendered = pictures === null ? null : renderContent(files.written, pictures.config);
  const translated = pictures === null ? null : translatedSites(files, pictures.config, platform);
  // Pages that are switched on count as the file lists them, whether or not they have matter.
  const asWritten =
    pictures !== null && parsed.success ? { ...pictures.config, routes: parsed.data.routes } : null;
  const across = asWritten === null ? [] : acrossFields(asWritten, files.input, platform);
  const faults = [
    ...(fault === null ? [] : [fault]),
    ...(parsed.success ? [] : faultsOf(parsed.error, input).map(faultText)),
    ...(site.success ? siteFaults(site.data, files.folder) : []),
    ...(pictures?.faults ?? []).map(faultText),
    ...across.filter(({ level }) => level !== "doubt").map(faultText),
    ...(pictures === null ? [] : financeFaults(pictures.config, givenIn(input))).map(tellFinance),
    ...(preset === null ? [] : colourFaults(preset.colours, input)),
  ];
  const doubts = across.filter(({ level }) => level === "doubt").map(faultText);
  return {
    file: files.file,
    config: pictures === null ? null : deepFreeze(pictures.config),
    known: knownDealer(files, pictures?.config ?? soundPart(siteConfigSchema, input), input),
    content: rendered?.content ?? NO_CONTENT,
    translations: (translated?.sites ?? []).map((site) => ({ ...site, config: deepFreeze(site.config) })),
    // A text that has no translation is read again in each language: its faults are told once.
    problems: once([
      ...files.problems,
      ...faults.map((text) => `${files.file}: ${text}`),
      ...files.written.problems,
      ...(rendered?.problems ?? []),
      ...(translated?.problems ?? []),
    ]),
    doubts: once([
      ...files.doubts,
      ...doubts.map((text) => `${files.file}: ${text}`),
      ...(rendered?.blockDoubts ?? []).map((text) => `${files.file}: ${text}`),
      ...(rendered?.doubts ?? []),
      ...(translated?.doubts ?? []),
    ]),
  };
}

type Checking = Pick<LoadTenantsOptions, "presets" | "platform">;

const once = (texts: readonly string[]) => [...new Set(texts)];

/** What takes several fields of the file to see. */
function acrossFields(
  config: SiteConfig,
  given: JsonObject,
  platform: PlatformNames | null,
): readonly InputFault[] {
  return [
    ...recipientFaults(config),
    ...redirectFaults(config),
    ...stockFeedFaults(config),
    ...crossFaults({ config, given, platform }),
  ];
}

/** As much of a dealer as can be compared with others. */
function knownDealer(
  { file, texts }: TenantFiles,
  config: SiteConfig | null,
  input: JsonObject,
): KnownDealer | null {
  const site = config?.site ?? siteSchema.safeParse(input["site"]).data;
  return site === undefined ? null : { file, site, config, texts };
}

const tellFinance = ({ path, expected, received }: FinanceFault) =>
  `${path}: expected ${expected}, received ${received}`;

/** The fields of the finance group that somebody gave. */
function givenIn(input: JsonObject): ReadonlySet<string> {
  const finance = input["finance"];
  return new Set(isJsonObject(finance) ? Object.keys(finance) : []);
}

function dealersIn(outcomes: readonly Outcome[]): readonly ServedDealer[] {
  return outcomes.flatMap(({ file, config }) => (config === null ? [] : [{ file, config }]));
}

/** Secrets and keys that the files of served dealers name and the environment lacks, or has in an unusable form. */
function missingSecrets(
  { secrets, feedSecrets, paymentKeys }: LoadTenantsOptions,
  outcomes: readonly Outcome[],
  served: readonly SiteConfig[],
): readonly string[] {
  const dealers = dealersIn(outcomes).filter(({ config }) => served.includes(config));
  return [
    ...(feedSecrets === undefined
      ? []
      : dealers.flatMap((dealer) => feedSecretProblems(dealer, feedSecrets))),
    ...(secrets === undefined
      ? []
      : dealers.flatMap(({ file, config }) => secretProblems(file, config, secrets))),
    ...(paymentKeys === undefined ? [] : paymentKeyProblems(dealers, paymentKeys)),
  ];
}

/**
 * Faults of the region and the default dealer, from what is known of all dealers, so that they are reported together
 * with faults of files.
 */
function startFaults(
  { dir, region, defaultTenant }: LoadTenantsOptions,
  folders: number,
  known: readonly KnownDealer[],
): string[] {
  if (folders === 0) return [`${dir}: expected at least one dealer folder with a site.json, received none`];
  // A file that cannot be read may be the region's only one, or the default dealer's.
  const isWhole = known.length === folders;
  const served = known.filter(({ site }) => region === null || site.region === region);
  if (served.length === 0) {
    const regions = [...new Set(known.map(({ site }) => site.region))].sort().join(", ");
    return isWhole
      ? [`REGION: expected a region that has dealers (${regions}), received ${JSON.stringify(region)}`]
      : [];
  }
  const slugs = served.map(({ site }) => site.slug).sort();
  if (!isWhole || defaultTenant == null || slugs.includes(defaultTenant)) return [];
  return [`DEFAULT_TENANT: expected a dealer served here (${slugs.join(", ")}), received "${defaultTenant}"`];
}

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
