import { phoneText } from "~/domain/phone/phone-number";
import { languageName } from "~/domain/text/language-name";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { AccountView } from "~/features/account/account-view";
import { keepsVehicles } from "~/features/account/account-words.server";
import type { Shopper } from "~/ports/shopper-accounts";
import { siteFormatter, siteTranslator } from "~/request/site-context.server";
import { services } from "~/services.server";

/** How many of each there are. */
interface Counts {
  /** Undefined for dealers without them. */
  readonly searches: number | undefined;
  readonly sent: number;
  readonly vehicles: number;
}

/** What is kept of a shopper, by its names; only what the dealer's accounts can hold. */
export async function keptFacts(
  shopper: Shopper,
  config: SiteConfig,
  { searches, sent, vehicles }: Counts,
): Promise<AccountView["kept"]> {
  const { accounts, accountNotices } = await services();
  const t = siteTranslator(config);
  const kept = (key: string, value: string | number) => ({
    label: t(`account.${key}`),
    value: String(value),
  });
  const { features, site } = config;
  const channel = t(`account.channel_${shopper.notices}`, { phone: phoneText(shopper.phone, site.country) });
  return [
    kept("keptPhone", phoneText(shopper.phone, site.country)),
    kept("keptSince", siteFormatter(config).date(new Date(shopper.createdAt))),
    kept("keptSignIns", (await accounts.sessions(shopper)).length),
    ...(shopper.language === null || site.languages.length === 0
      ? []
      : [kept("keptLanguage", languageName(shopper.language, site.locale))]),
    kept("keptSent", sent),
    ...(features.watchlist ? [kept("keptVehicles", vehicles)] : []),
    ...(searches === undefined ? [] : [kept("keptSearches", searches)]),
    ...(keepsVehicles(config)
      ? [
          kept("keptNotices", channel),
          kept("keptEmail", shopper.email ?? t("account.keptNone")),
          kept("keptMessages", (await accountNotices.list(shopper)).length),
        ]
      : []),
  ];
}
