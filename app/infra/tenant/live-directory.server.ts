import type { SiteConfig } from "~/domain/tenant/site-config";
import type { TenantDirectory } from "./tenant-directory.server";

/** A directory whose dealers change while requests run. */
export interface LiveDirectory {
  /** Always the newest, except where an edition is asked for or a configuration is from an older one. */
  readonly directory: TenantDirectory;
  /** Replaces everything at once. Requests under way keep what they began with. */
  put(next: TenantDirectory): void;
  /** A request begins. It names this edition when it asks for its dealer, and ends it when it is answered. */
  begin(): RequestEdition;
}

/** The state of all dealers with which a request began. */
export interface RequestEdition {
  readonly edition: string;
  end(): void;
}

interface Edition {
  readonly directory: TenantDirectory;
  requests: number;
}

/** Begins with this directory. */
export function createLiveDirectory(first: TenantDirectory): LiveDirectory {
  let number = 1;
  let current: Edition = { directory: first, requests: 0 };
  const editions = new Map([[String(number), current]]);
  /** Where a configuration came from, so that its words and languages are of the same moment. */
  const homes = new WeakMap<SiteConfig, TenantDirectory>();
  const from = <Found extends SiteConfig | null>(
    directory: TenantDirectory,
    find: (directory: TenantDirectory) => Found,
  ): Found => {
    const config = find(directory);
    if (config !== null) homes.set(config, directory);
    return config;
  };
  const homeOf = (config: SiteConfig) => homes.get(config) ?? current.directory;
  const at = (edition: string | null | undefined) => (editions.get(edition ?? "") ?? current).directory;
  return {
    directory: {
      byHost: (host, edition) => from(at(edition), (directory) => directory.byHost(host)),
      bySlug: (slug, edition) => from(at(edition), (directory) => directory.bySlug(slug)),
      versionOf: (slug, edition) => at(edition).versionOf(slug),
      inLanguage: (config, tag) => from(homeOf(config), (directory) => directory.inLanguage(config, tag)),
      contentOf: (slug) => current.directory.contentOf(slug),
      writtenBy: (slug) => current.directory.writtenBy(slug),
      today: (slug) => current.directory.today(slug),
      contentFor: (config) => homeOf(config).contentFor(config),
      mediaOf: (config) => homeOf(config).mediaOf(config),
      all: () => current.directory.all().map((config) => from(current.directory, () => config)),
    },
    put(next) {
      if (current.requests === 0) editions.delete(String(number));
      number += 1;
      current = { directory: next, requests: 0 };
      editions.set(String(number), current);
    },
    begin() {
      const edition = String(number);
      const own = current;
      own.requests += 1;
      let isOver = false;
      return {
        edition,
        end() {
          if (isOver) return;
          isOver = true;
          own.requests -= 1;
          if (own.requests === 0 && own !== current) editions.delete(edition);
        },
      };
    },
  };
}
