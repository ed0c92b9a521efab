import { NO_CONTENT, type SiteContent } from "~/domain/content/site-content";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { hostName } from "./host-name.server";

/** The dealers this process serves. */
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
  /** The same in the language of a configuration. */
  contentFor(config: SiteConfig): SiteContent;
  /** Every dealer served, by slug. */
  all(): readonly SiteConfig[];
}

/** How hosts find their dealer. */
export interface DirectoryOptions {
  readonly production: boolean;
  readonly defaultTenant: string | null;
  /** By slug. */
  readonly contents?: ReadonlyMap<string, SiteContent>;
  /** Sites in their further languages, by slug. */
  readonly translations?: ReadonlyMap<string, readonly TranslatedSite[]>;
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
  const bySlug = new Map(ordered.map((config) => [config.site.slug, config]));
  const byHost = new Map(
    ordered.flatMap((config) => config.site.hosts.map((host) => [asciiHost(host), config])),
  );

  const { translations = new Map<string, readonly TranslatedSite[]>() } = options;
  const translated = new Map(
    [...translations.values()].flat().map(({ config, content }) => [config, content] as const),
  );
  const contentOf = (slug: string) => options.contents?.get(slug) ?? NO_CONTENT;

  const forDevelopment = (host: string | null): SiteConfig | null => {
    if (options.production) return null;
    const slug = host?.endsWith(LOCAL_SUFFIX) ? host.slice(0, -LOCAL_SUFFIX.length) : options.defaultTenant;
    return bySlug.get(slug ?? "") ?? null;
  };

  return {
    byHost(header) {
      const host = hostName(header);
      const claimed = host === null ? undefined : byHost.get(host);
      return claimed ?? forDevelopment(host);
    },
    bySlug: (slug) => bySlug.get(slug) ?? null,
    versionOf: (slug) => options.versions?.get(slug) ?? "0",
    inLanguage(config, tag) {
      if (tag === null) return config;
      return translations.get(config.site.slug)?.find((one) => one.tag === tag)?.config ?? config;
    },
    contentOf,
    contentFor: (config) => translated.get(config) ?? contentOf(config.site.slug),
    all: () => ordered,
  };
}

const asciiHost = (host: string) => hostName(host) ?? host;
