import type { SiteConfig } from "~/domain/tenant/site-config";
import { makeTranslator } from "~/i18n/server-i18n.server";
import type { TenantDirectory } from "~/infra/tenant/load-tenants.server";
import { type Services, services } from "~/services.server";
import { type Choice, choiceQuery, readChoice } from "./choice";
import { chosenSite, LOCALES } from "./chosen-site.server";

/** Ends hosts that say how a dealer is shown; no browser sends one. */
const SUFFIX = ".gallery";

/** Services of the site that also know every dealer in every template and language. */
export async function galleryServices(): Promise<Services> {
  const made = await services();
  if (made.tenants instanceof Choosable) return made;
  await makeTranslators(made.tenants);
  const chosen = { ...made, tenants: new Choosable(made.tenants) };
  globalThis.forecourtServices = Promise.resolve(chosen);
  return chosen;
}

/** The start made those of the languages that dealers have. */
async function makeTranslators(tenants: TenantDirectory): Promise<void> {
  const all = tenants.all().map(({ content }) => content.labels);
  const made = Object.keys(LOCALES).flatMap((tag) => all.map((labels) => makeTranslator(tag, labels)));
  await Promise.all(made);
}

/** The `Host` by which the site's own code finds a dealer as it was chosen. */
export function chosenHost(slug: string, choice: Choice): string {
  const query = choiceQuery({ ...choice, tokens: {} });
  return `${slug}.${Buffer.from(query).toString("hex")}${SUFFIX}`;
}

class Choosable implements TenantDirectory {
  readonly #own: TenantDirectory;
  readonly #made = new Map<string, SiteConfig | null>();
  readonly #ownOf = new Map<SiteConfig, SiteConfig>();
  readonly bySlug: TenantDirectory["bySlug"];
  readonly contentOf: TenantDirectory["contentOf"];
  readonly writtenBy: TenantDirectory["writtenBy"];
  readonly today: TenantDirectory["today"];
  readonly versionOf: TenantDirectory["versionOf"];
  readonly all: TenantDirectory["all"];

  constructor(own: TenantDirectory) {
    this.#own = own;
    this.bySlug = own.bySlug;
    this.contentOf = own.contentOf;
    this.writtenBy = own.writtenBy;
    this.today = own.today;
    this.versionOf = own.versionOf;
    this.all = own.all;
  }

  byHost = (host: string | null): SiteConfig | null => {
    if (host?.endsWith(SUFFIX) !== true) return this.#own.byHost(host);
    const known = this.#made.get(host);
    if (known !== undefined) return known;
    const made = this.#make(host);
    this.#made.set(host, made);
    return made;
  };

  /** The host has said it already. */
  inLanguage = (config: SiteConfig): SiteConfig => config;

  contentFor = (config: SiteConfig) => this.#own.contentFor(this.#ownOf.get(config) ?? config);

  mediaOf = (config: SiteConfig) => this.#own.mediaOf(config);

  #make(host: string): SiteConfig | null {
    const [slug = "", written = ""] = host.slice(0, -SUFFIX.length).split(".");
    const own = this.#own.bySlug(slug);
    if (own === null) return null;
    const choice = readChoice(new URLSearchParams(Buffer.from(written, "hex").toString()));
    const made = chosenSite(own, choice, this.#own);
    this.#ownOf.set(made, chosenSite(own, { ...choice, template: null }, this.#own));
    return made;
  }
}
