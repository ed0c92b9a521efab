import { directionOf, languageOf } from "~/domain/tenant/site-language";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { themeCss } from "~/domain/tenant/theme-tokens";
import { ownTypefaces } from "~/templates/own-typefaces.server";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import type { TenantDirectory } from "~/infra/tenant/load-tenants.server";
import { layoutAttributes } from "~/ui/theme/layout-variants";
import { type Choice, choiceQuery, readChoice } from "../site/choice";
import { LOCALES } from "../site/chosen-site.server";
import { galleryServices } from "../site/gallery-services.server";
import { chosenPageSite } from "../site/site-answer.server";
import type { ChoiceList, Frame } from "./frame-data";

/** The frame of the page that is asked for. */
export async function frameFor(request: Request): Promise<Frame> {
  const [{ config }, { tenants }] = await Promise.all([chosenPageSite(request), galleryServices()]);
  const url = new URL(request.url);
  const choice = readChoice(url.searchParams);
  const { tag } = languageOf(config.site);
  return {
    language: tag,
    direction: directionOf(tag),
    labels: config.content.labels,
    template: config.site.template,
    layout: layoutAttributes(config.theme.layout),
    themeCss:
      ownTypefaces(config, tenants.mediaOf(config)).css +
      themeCss({ theme: { tokens: { ...config.theme.tokens, ...choice.tokens } } }),
    query: choiceQuery(choice),
    choices: [
      dealers(request, choice, config.site.slug, tenants.all()),
      option("Template", Object.keys(TEMPLATE_PRESETS), config.site.template, (template) =>
        choiceQuery({ ...choice, template }),
      ),
      option("Language", [ownLanguage(config, tenants), ...Object.keys(LOCALES)], tag, (language) =>
        choiceQuery({ ...choice, language }),
      ),
    ],
  };
}

function ownLanguage({ site }: SiteConfig, tenants: TenantDirectory): string {
  return (tenants.bySlug(site.slug)?.site ?? site).locale;
}

function dealers(request: Request, choice: Choice, slug: string, all: readonly SiteConfig[]): ChoiceList {
  const { pathname, port } = new URL(request.url);
  const query = choiceQuery({ ...choice, template: null, tokens: {} });
  return {
    name: "Dealer",
    options: all.map(({ site }) => ({
      label: site.name,
      href: `//${site.slug}.localhost${port === "" ? "" : `:${port}`}${pathname}${query}`,
      isCurrent: site.slug === slug,
    })),
  };
}

function option(
  name: string,
  values: readonly string[],
  current: string,
  queryOf: (value: string) => string,
): ChoiceList {
  return {
    name,
    options: values.map((value) => ({
      label: value,
      href: queryOf(value),
      isCurrent: value === current,
    })),
  };
}
