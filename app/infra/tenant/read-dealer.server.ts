import { NO_CONTENT, type SiteContent } from "~/domain/content/site-content";
import { asWritten } from "~/domain/media/media-address";
import type { DealerMedia } from "~/domain/media/media-file";
import { faultsOf, faultText, type InputFault } from "~/domain/faults/input-faults";
import { recipientFaults } from "~/domain/lead/recipient-faults";
import { crossFaults } from "~/domain/tenant/checks/cross-checks";
import type { PlatformNames } from "~/domain/tenant/checks/platform-names";
import type { CheckedSite } from "~/domain/tenant/checks/told";
import { siteSchema } from "~/domain/tenant/config/site";
import type { FinanceFault } from "~/domain/tenant/disclaimer-faults";
import { financeFaults } from "~/domain/tenant/finance-faults";
import { isJsonObject, type JsonObject } from "~/domain/tenant/layer";
import { redirectFaults } from "~/domain/tenant/redirects/redirect-faults";
import { type SiteConfig, siteConfigSchema } from "~/domain/tenant/site-config";
import { withDealershipDefaults } from "~/domain/tenant/standard/dealership-defaults";
import { withServiceAddress } from "~/domain/tenant/standard/service-address";
import { withPagesThatHaveMatter } from "~/domain/tenant/standard/pages-with-matter";
import { stockFeedFaults } from "~/domain/tenant/stock-feed-faults";
import type { TemplatePreset } from "~/domain/tenant/template-preset";
import { renderContent } from "../content/render-content.server";
import { configuredPictures } from "./configured-pictures.server";
import type { KnownDealer } from "./dealer-clashes.server";
import { dealerLayers } from "./dealer-layers.server";
import { mappingProblems } from "./feed-problems.server";
import type { TenantFiles } from "./read-tenant-files.server";
import { soundPart } from "./sound-part.server";
import { colourFaults, siteFaults } from "./tenant-checks.server";
import type { TranslatedSite } from "./tenant-directory.server";
import { translatedSites } from "./translated-sites.server";

/** One dealer's folder as it was read at one moment, with what is wrong in it. */
export interface DealerReading {
  /** Name of the folder. */
  readonly folder: string;
  /** Path of its site.json as people know it. */
  readonly file: string;
  /** When site.json was written, in milliseconds since 1970; 0 where there is none. */
  readonly writtenAt: number;
  /** Null where too little can be read. A dealer with problems may have one. */
  readonly config: SiteConfig | null;
  /** As much of the dealer as could be read, so that clashes are found even in a file with other faults. */
  readonly known: KnownDealer | null;
  readonly content: SiteContent;
  readonly translations: readonly TranslatedSite[];
  /** Pictures and typefaces of its own. */
  readonly media: DealerMedia;
  /** Faults of this dealer alone; what it may not have in common with others is not among them. */
  readonly problems: readonly string[];
  /** What is probably not meant, and stops nothing. */
  readonly doubts: readonly string[];
}

/** What a dealer's files are checked by. */
export interface DealerChecking {
  /** The folder of dealer folders. */
  readonly dir: string;
  /** Template presets by template name: what lies between the defaults and the dealer. */
  readonly presets: Readonly<Record<string, TemplatePreset>>;
  /** What else dealers' files name; what needs it is not checked without. */
  readonly platform?: PlatformNames;
}

/** Puts a dealer's values over the template's preset and the defaults, and checks all that concerns this dealer alone. */
export async function readDealer(files: TenantFiles, checking: DealerChecking): Promise<DealerReading> {
  const read = checked(files, checking);
  if (read.config === null) return read;
  const mappings = await mappingProblems(checking.dir, [{ file: read.file, config: read.config }]);
  return { ...read, problems: [...read.problems, ...mappings] };
}

function checked(files: TenantFiles, { presets, platform: names }: DealerChecking): DealerReading {
  const platform = names ?? null;
  if (files.input === null) {
    const problems = [...files.problems, ...files.written.problems];
    const { folder, file, writtenAt, doubts } = files;
    const nothing = { config: null, known: null, content: NO_CONTENT, translations: [] };
    return { folder, file, writtenAt, media: files.media, ...nothing, problems, doubts };
  }
  const { preset, fault, input } = dealerLayers(files.input, files.written.written, presets);
  const parsed = siteConfigSchema.safeParse(input);
  const site = siteSchema.safeParse(input["site"]);
  const pictures = parsed.success ? configuredPictures(filledIn(parsed.data)) : null;
  const rendered = pictures === null ? null : renderContent(files.written, pictures.config);
  const translated = pictures === null ? null : translatedSites(files, pictures.config, platform);
  // Pages that are switched on count as the file lists them, whether or not they have matter.
  const asWritten =
    pictures !== null && parsed.success ? { ...pictures.config, routes: parsed.data.routes } : null;
  const across =
    asWritten === null ? [] : acrossFields(asWritten, { given: files.input, platform, media: files.media });
  const faults = [
    ...(fault === null ? [] : [fault]),
    ...(parsed.success ? [] : faultsOf(parsed.error, input).map(faultText)),
    ...(site.success ? siteFaults(site.data, files.folder) : []),
    ...(pictures?.faults ?? []).map(faultText),
    ...across.filter(({ level }) => level !== "doubt").map(faultText),
    ...(pictures === null ? [] : financeFaults(pictures.config, givenIn(input))).map(tellFinance),
    ...(preset === null ? [] : colourFaults(preset.colours, input)),
  ];
  const doubts = [...across.filter(({ level }) => level === "doubt"), ...(pictures?.doubts ?? [])].map(
    faultText,
  );
  return {
    folder: files.folder,
    file: files.file,
    writtenAt: files.writtenAt,
    config: pictures === null ? null : deepFreeze(pictures.config),
    known: knownDealer(files, pictures?.config ?? soundPart(siteConfigSchema, input), input),
    content: rendered?.content ?? NO_CONTENT,
    media: files.media,
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

const once = (texts: readonly string[]) => [...new Set(texts.map(asWritten))];

/** What takes several fields of the file to see. */
/** The configuration as pages read it, with what some fields say for others. */
function filledIn(config: SiteConfig): SiteConfig {
  return withPagesThatHaveMatter(withServiceAddress(withDealershipDefaults(config)));
}

function acrossFields(config: SiteConfig, beside: Omit<CheckedSite, "config">): readonly InputFault[] {
  return [
    ...recipientFaults(config),
    ...redirectFaults(config),
    ...stockFeedFaults(config),
    ...crossFaults({ config, ...beside }),
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

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
