import { NO_CONTENT, type SiteContent } from "~/domain/content/site-content";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { localTime } from "~/domain/time/local-time";
import type { DealerMedia } from "~/domain/media/media-file";
import { editionsOf, type SiteEdition } from "./day-edition.server";
import { hostName } from "./host-name.server";

/** The dealers this process serves, as their sites stand today where each of them is. */
export interface TenantDirectory {
  /**
   * The dealer a `Host` header asks for (OPEN-01); null when nobody answers to it.
   * @param edition with which the request began, from its `x-dealers-edition` header; the newest without one
   */
  byHost(host: string | null, edition?: string | null): SiteConfig | null;
  bySlug(slug: string, edition?: string | null): SiteConfig | null;
  /** Changes whenever anything that the dealer's files say has changed. */
  versionOf(slug: string, edition?: string | null): string;
  /** A dealer's site in one of its further languages; the dealer's own for null and for any other. */
  inLanguage(config: SiteConfig, tag: string | null): SiteConfig;
  /** What a dealer has written; nothing for one that is not served. */
  contentOf(slug: string): SiteContent;
  /** The same with what shows on other days alone, and with drafts. */
  writtenBy(slug: string): SiteContent;
  /** What belongs to a configuration of this directory: in its language, of its day. */
  contentFor(config: SiteConfig): SiteContent;
  /** The dealer's own pictures, which belong to a configuration of this directory. Nobody else's are in it. */
  mediaOf(config: SiteConfig): DealerMedia;
  /** What day it is where a dealer is, as `YYYY-MM-DD`; empty for one that is not served. */
  today(slug: string): string;
  /** Every dealer served, by slug. */
  all(): readonly SiteConfig[];
}

/** How hosts find their dealer. */
export interface DirectoryOptions {
  readonly production: boolean;
  readonly defaultTenant: string | null;
  /** Says what day it is; the clock of this computer when left out. */
  readonly now?: (() => Date) | undefined;
  /** By slug. */
  readonly contents?: ReadonlyMap<string, SiteContent>;
  /** Sites in their further languages, by slug. */
  readonly translations?: ReadonlyMap<string, readonly TranslatedSite[]>;
  /** Pictures of their own, by slug. */
  readonly media?: ReadonlyMap<string, DealerMedia>;
  /** By slug. */
  readonly versions?: ReadonlyMap<string, string>;
}

/** A dealer's site in one of its further languages. */
export interface TranslatedSite {
  readonly tag: string;
  readonly config: SiteConfig;
  readonly content: SiteContent;
}

const LOCAL_SUFFIX = ".localhost";

/** A directory of dealers by host name and slug. Their host names have to be distinct. */
export function createTenantDirectory(
  configs: readonly SiteConfig[],
  options: DirectoryOptions,
): TenantDirectory {
  const ordered = [...configs].sort((a, b) => (a.site.slug < b.site.slug ? -1 : 1));
  const byHost = new Map(
    ordered.flatMap((config) => config.site.hosts.map((host) => [asciiHost(host), config])),
  );

  const { translations = new Map<string, readonly TranslatedSite[]>(), now = () => new Date() } = options;
  const written = (slug: string) => options.contents?.get(slug) ?? NO_CONTENT;
  const contents = new WeakMap<SiteConfig, SiteContent>();
  const dayAt = ({ site }: SiteConfig) => localTime(now(), site.timeZone).date;
  const editionToday = (whole: SiteEdition) => {
    const editionOfToday = editionsOf(whole, () => dayAt(whole.config));
    return (): SiteConfig => {
      const { config, content } = editionOfToday();
      contents.set(config, content);
      return config;
    };
  };
  const ownToday = new Map(
    ordered.map((config) => {
      const { slug } = config.site;
      return [slug, editionToday({ config, content: written(slug) })] as const;
    }),
  );
  const translatedToday = new Map(
    [...translations].map(
      ([slug, sites]) => [slug, new Map(sites.map((one) => [one.tag, editionToday(one)]))] as const,
    ),
  );
  const find = (slug: string | undefined) => ownToday.get(slug ?? "")?.() ?? null;
  const contentOf = (slug: string) => {
    const config = find(slug);
    return (config === null ? undefined : contents.get(config)) ?? written(slug);
  };

  const forDevelopment = (host: string | null): SiteConfig | null => {
    if (options.production) return null;
    const slug = host?.endsWith(LOCAL_SUFFIX) ? host.slice(0, -LOCAL_SUFFIX.length) : options.defaultTenant;
    return find(slug ?? "");
  };

  return {
    byHost(header) {
      const host = hostName(header);
      const claimed = host === null ? undefined : byHost.get(host);
      return claimed === undefined ? forDevelopment(host) : find(claimed.site.slug);
    },
    bySlug: find,
    versionOf: (slug) => options.versions?.get(slug) ?? "0",
    inLanguage(config, tag) {
      if (tag === null) return config;
      return translatedToday.get(config.site.slug)?.get(tag)?.() ?? config;
    },
    contentOf,
    writtenBy: written,
    contentFor: (config) => contents.get(config) ?? contentOf(config.site.slug),
    mediaOf: ({ site }) => options.media?.get(site.slug) ?? new Map<string, never>(),
    today(slug) {
      const config = find(slug);
      return config === null ? "" : dayAt(config);
    },
    all: () => ordered.flatMap(({ site }) => find(site.slug) ?? []),
  };
}

const asciiHost = (host: string) => hostName(host) ?? host;
