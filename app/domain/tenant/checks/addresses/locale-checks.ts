import { countryOf } from "../../../country/country-of";
import type { InputFault } from "../../../faults/input-faults";
import { isSameWriting } from "../../../text/same-writing";
import type { PlatformNames } from "../platform-names";
import { type CheckedSite, doubtAt, faultAt, repeatsOf, when } from "../told";

/** Languages, currency and time zone that `Intl` does not know, that there is no copy for, or that belong elsewhere. */
export function localeFaults(site: CheckedSite): readonly InputFault[] {
  return [...ownLocale(site), ...furtherLanguages(site), ...currencyFaults(site), ...zoneDoubts(site)];
}

/** Whether `Intl` writes numbers and dates in a locale. */
function isLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf([locale]).length > 0;
  } catch {
    return false;
  }
}

const languageIn = (tag: string) => tag.split("-")[0] ?? tag;

/** Whether pages can be read in a language: it has copy, or is another country's form of the fallback. */
function hasCopy({ copy, fallback }: PlatformNames, tag: string): boolean {
  return copy.has(tag) || languageIn(tag) === languageIn(fallback);
}

/** What to write in place of a tag without copy: by which name its language has some, or which languages do. */
function copyWords({ copy }: PlatformNames, tag: string): string {
  const tags = [...copy.keys()];
  const same = tags.find((one) => isSameWriting(one, tag));
  return same === undefined
    ? `a language the site has copy for (${tags.join(", ")})`
    : `${same}, by which name the site has copy for it`;
}

function ownLocale({ config, platform }: CheckedSite): readonly InputFault[] {
  const { locale, country } = config.site;
  const at = ["site", "locale"];
  if (!isLocale(locale)) return [faultAt(at, "a locale that Intl knows, such as en-AU", locale)];
  if (platform !== null && !hasCopy(platform, locale))
    return [faultAt(at, copyWords(platform, locale), locale)];
  const home = countryOf(country).locale;
  return when(locale.split("-").at(-1) !== home.split("-").at(-1), () =>
    doubtAt(at, `a locale of ${countryOf(country).name}, such as ${home}`, locale),
  );
}

function furtherLanguages({ config, platform }: CheckedSite): readonly InputFault[] {
  const { locale: own, languages } = config.site;
  const path = (index: number, field: string) => ["site", "languages", index, field];
  return [
    ...repeatsOf(
      [own, ...languages.map(({ tag }) => tag)],
      (index) => path(index - 1, "tag"),
      "each language once, and not site.locale again",
    ),
    ...repeatsOf(
      [own, ...languages.map(({ locale }) => locale)],
      (index) => path(index - 1, "locale"),
      "each locale once, and not site.locale again",
    ),
    ...languages.flatMap(({ tag, locale }, index) => [
      ...when(platform !== null && !platform.copy.has(tag), () =>
        faultAt(path(index, "tag"), platform === null ? "" : copyWords(platform, tag), tag),
      ),
      ...when(!isLocale(locale), () =>
        faultAt(path(index, "locale"), "a locale that Intl knows, such as ar-AU-u-nu-latn", locale),
      ),
      ...when(isLocale(locale) && languageIn(locale) !== languageIn(tag), () =>
        faultAt(path(index, "locale"), `a locale of the language ${tag}`, locale),
      ),
    ]),
  ];
}

function currencyFaults({ config }: CheckedSite): readonly InputFault[] {
  const { currency, country } = config.site;
  const at = ["site", "currency"];
  if (!Intl.supportedValuesOf("currency").includes(currency))
    return [faultAt(at, "a currency that Intl knows, such as AUD or NZD", currency)];
  const { currency: home, name } = countryOf(country);
  return when(currency !== home, () => doubtAt(at, `${home}, the currency of ${name}`, currency));
}

/** First parts of the names of a country's time zones. */
const ZONES = {
  au: /^(?:Australia\/|Antarctica\/Macquarie$)/,
  nz: /^(?:Pacific\/(?:Auckland|Chatham)$|NZ)/,
} as const;

function zoneDoubts({ config }: CheckedSite): readonly InputFault[] {
  const { timeZone, country, locations } = config.site;
  const { name, timeZone: home } = countryOf(country);
  const doubt = (path: InputFault["path"], zone: string | null) =>
    when(zone !== null && !ZONES[country].test(zone), () =>
      doubtAt(path, `a time zone of ${name}, such as ${home}`, zone),
    );
  return [
    ...doubt(["site", "timeZone"], timeZone),
    ...locations.flatMap((location, index) =>
      doubt(["site", "locations", index, "timeZone"], location.timeZone),
    ),
  ];
}
