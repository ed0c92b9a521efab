import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyOfLanguages, type PlatformNames } from "../app/domain/tenant/checks/platform-names";
import { LOGO_MARKS } from "../app/features/site/logo/logo-marks";
import { FALLBACK_LANGUAGE } from "../app/i18n/fallback-language";
import { grouped, type Messages } from "../app/i18n/messages";
import { ICON_NAMES } from "../app/ui/icon/icon-names";

/** The folder of languages. */
export const LANGUAGES = join(dirname(import.meta.dirname), "app/i18n");

/** What dealers' files may name, for commands: no build has gathered the interface's texts for them. */
export function readPlatformNames(): PlatformNames {
  const tags = readdirSync(LANGUAGES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const languages = Object.fromEntries(tags.map(({ name }) => [name, languageCopy(name)]));
  return {
    icons: new Set(ICON_NAMES),
    marks: new Set(Object.keys(LOGO_MARKS)),
    copy: copyOfLanguages(languages, FALLBACK_LANGUAGE),
    fallback: FALLBACK_LANGUAGE,
  };
}

/** All copy of a language, by its folder's name. */
export function languageCopy(tag: string): Messages {
  const dir = join(LANGUAGES, tag);
  const names = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".json"),
  );
  return grouped(
    Object.fromEntries(
      names.map((name) => {
        // A file of copy is an object of groups; the tests of the languages hold it to that.
        const messages = JSON.parse(readFileSync(join(dir, name), "utf8")) as Messages;
        return [`./${name.replaceAll("\\", "/")}`, messages];
      }),
    ),
  );
}
