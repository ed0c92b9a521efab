import { themeSchema } from "~/domain/tenant/config/theme";
import { inLanguage } from "~/domain/tenant/site-language";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { TenantDirectory } from "~/infra/tenant/load-tenants.server";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { isJsonObject } from "~/domain/tenant/layer";
import type { Choice } from "./choice";

/** Languages that every dealer is shown in, beside its own: one from right to left, one without spaces. */
export const LOCALES: Readonly<Record<string, string>> = {
  ar: "ar-AU-u-nu-latn",
  "zh-Hans": "zh-Hans-AU",
};

/** A dealer in a template and a language, where those are another's: layout and colours are the template's then. */
export function chosenSite(own: SiteConfig, choice: Choice, tenants: TenantDirectory): SiteConfig {
  return inTemplate(inChosenLanguage(own, choice.language, tenants), choice.template);
}

function inChosenLanguage(own: SiteConfig, tag: string | null, tenants: TenantDirectory): SiteConfig {
  const locale = tag === null ? undefined : LOCALES[tag];
  if (tag === null || locale === undefined) return own;
  const translated = tenants.inLanguage(own, tag);
  if (translated !== own) return translated;
  const language = { tag, locale };
  const site = inLanguage({ ...own.site, languages: [language] }, { ...language, base: `/${tag}` });
  return { ...own, site };
}

function inTemplate(own: SiteConfig, template: string | null): SiteConfig {
  const preset = template === null ? undefined : TEMPLATE_PRESETS[template];
  if (template === null || preset === undefined || template === own.site.template) return own;
  const { theme = {} } = preset.values;
  const { logo } = own.theme;
  return {
    ...own,
    site: { ...own.site, template },
    theme: themeSchema.parse({ ...(isJsonObject(theme) ? theme : {}), logo }),
  };
}
