import copy from "~/i18n/en-AU/server/account.json";
import type { Translator } from "~/i18n/translator";
import { silence } from "~/domain/account/silence";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Shopper } from "~/ports/shopper-accounts";
import type { AccountPoint } from "./account-points";
import type { Words } from "./words";

/** The account pages' copy in the dealer's language and words, or those parts of it that a page prints. */
export function accountWords(t: Translator, keys: readonly string[] = Object.keys(copy)): Words {
  return Object.fromEntries(keys.map((key) => [key, t(`account.${key}`)]));
}

/** That no news is sent to a shopper, and what they have to do first; null where it is sent. */
export function silenceText(t: Translator, shopper: Shopper): string | null {
  const why = silence(shopper);
  if (why === null) return null;
  return why === "unchosen"
    ? t("account.silent")
    : t("account.silentUnconfirmed", { email: shopper.email ?? "" });
}

/** Whether a dealer's accounts keep vehicles or searches, of which there can be news. */
export function keepsVehicles({ features }: Pick<SiteConfig, "features">): boolean {
  return features.watchlist || features.savedSearches;
}

/** What an account is good for at a dealer: only what the dealer has. */
export function accountPoints(
  t: Translator,
  { features }: Pick<SiteConfig, "features">,
): readonly AccountPoint[] {
  const { watchlist, savedSearches } = features;
  return [
    { icon: "file-text", text: t("account.pointSent") },
    ...(watchlist ? ([{ icon: "heart", text: t("account.pointWatchlist") }] as const) : []),
    ...(watchlist ? ([{ icon: "trending-down", text: t("account.pointNews") }] as const) : []),
    ...(savedSearches ? ([{ icon: "search", text: t("account.pointSearches") }] as const) : []),
  ];
}
