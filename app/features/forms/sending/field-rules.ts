import { visitHorizon } from "~/domain/appointment/visit-horizon";
import { countryOf } from "~/domain/country/country-of";
import { readPhone } from "~/domain/phone/phone-number";
import { textNumber } from "~/domain/phone/text-number";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { FieldRules } from "~/domain/forms/read-field";

/** What a dealer's site reads answers by. @param today where the dealer is, `2026-11-21` */
export function fieldRules(config: SiteConfig, today: string, choices: FieldRules["choices"]): FieldRules {
  const { country, currency } = config.site;
  return {
    country: countryOf(country),
    currency,
    today,
    ahead: visitHorizon(config, today),
    choices,
    phone: (text) => readPhone(text, country)?.e164 ?? null,
    getsTexts: (number) => textNumber(number, config) !== null,
  };
}
