import { dirname } from "node:path";
import { faultText } from "~/domain/faults/input-faults";
import { labelFaults } from "~/domain/tenant/checks/label-checks";
import { disclaimerFaults } from "~/domain/tenant/disclaimer-faults";
import type { PlatformNames } from "~/domain/tenant/checks/platform-names";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { inLanguage, type SiteLanguage, siteLanguages } from "~/domain/tenant/site-language";
import { withGroupsIsolated } from "~/domain/text/isolates";
import { translateWords } from "~/domain/tenant/translate-words";
import { renderContent } from "../content/render-content.server";
import { translateContent } from "../content/translate-content.server";
import type { TenantFiles } from "./read-tenant-files.server";
import type { TranslatedSite } from "./tenant-directory.server";
import type { TranslationFiles } from "./translation-files.server";

/** What became of the translations of a dealer. */
interface TranslatedSites {
  readonly sites: readonly TranslatedSite[];
  readonly problems: readonly string[];
  /** What is probably not meant. */
  readonly doubts: readonly string[];
}

/** A dealer's site in each of its further languages, and what is wrong with their files. */
export function translatedSites(
  files: TenantFiles,
  config: SiteConfig,
  platform: PlatformNames | null,
): TranslatedSites {
  const sites: TranslatedSite[] = [];
  const problems: string[] = [];
  const doubts: string[] = [];
  for (const language of siteLanguages(config.site).slice(1)) {
    const translation = files.translations.get(language.tag);
    if (translation === undefined) {
      problems.push(
        `${files.file}: site.languages: expected a folder languages/${language.tag}, received none`,
      );
      continue;
    }
    const made = translatedSite(files, config, language, translation);
    sites.push(made.site);
    problems.push(...translation.problems, ...made.problems);
    doubts.push(...made.doubts);
    const labels =
      platform === null ? [] : labelFaults(translation.labels, language.tag, platform, ["labels"]);
    for (const fault of labels)
      (fault.level === "doubt" ? doubts : problems).push(`${translation.file}: ${faultText(fault)}`);
  }
  const tags = config.site.languages.map(({ tag }) => tag);
  const unused = [...files.translations].filter(([tag]) => !tags.includes(tag));
  doubts.push(
    ...unused.map(
      ([tag, { file }]) =>
        `${file}: expected "${tag}" in site.languages: else nobody reads it, received none`,
    ),
  );
  return { sites, problems, doubts };
}

/** Texts by name, with their telephone numbers and licences in the order in which they are read. */
function withGroups(texts: Iterable<readonly [string, string]>): ReadonlyMap<string, string> {
  return new Map([...texts].map(([name, text]) => [name, withGroupsIsolated(text)]));
}

function translatedSite(
  files: TenantFiles,
  config: SiteConfig,
  language: SiteLanguage,
  translation: TranslationFiles,
): {
  readonly site: TranslatedSite;
  readonly problems: readonly string[];
  readonly doubts: readonly string[];
} {
  const words = withGroups(Object.entries(translation.words));
  const worded = translateWords(config, words);
  const translated: SiteConfig = {
    ...worded,
    site: inLanguage(worded.site, language),
    // The dealer's own words are in the dealer's own language.
    content: { ...worded.content, labels: translation.labels },
  };
  const { written, unknown } = translateContent(files.written, {
    ...translation,
    prose: withGroups(translation.prose),
    dir: dirname(translation.file),
    words,
    language: config.site.locale,
  });
  const { content, problems, doubts } = renderContent(written, translated);
  return {
    site: { tag: language.tag, config: translated, content },
    doubts,
    problems: [
      ...problems,
      // In words of another language the same figures have to stand.
      ...disclaimerFaults(translated).map(
        ({ path, expected, received }) =>
          `${translation.file}: ${path} in ${language.tag}: expected ${expected}, received ${received}`,
      ),
      ...unknown.map(
        (name) =>
          `${dirname(translation.file)}/${name}.md: expected a text of that name in content/, received none`,
      ),
    ],
  };
}
