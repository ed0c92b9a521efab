import { copyOfLanguages, type PlatformNames } from "~/domain/tenant/checks/platform-names";
import { LOGO_MARKS } from "~/features/site/logo/logo-marks";
import { FALLBACK_LANGUAGE } from "~/i18n/fallback-language";
import { RESOURCES } from "~/i18n/resources.server";
import { ICON_NAMES } from "~/ui/icon/icon-names";

/** What dealers' files may name of this build; made anew each time, for it is needed only while they are read. */
export function platformNames(): PlatformNames {
  return {
    icons: new Set(ICON_NAMES),
    marks: new Set(Object.keys(LOGO_MARKS)),
    copy: copyOfLanguages(RESOURCES, FALLBACK_LANGUAGE),
    fallback: FALLBACK_LANGUAGE,
  };
}
