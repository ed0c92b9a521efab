import { phoneText } from "~/domain/phone/phone-number";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { AccountView } from "~/features/account/account-view";
import { accountWords, keepsVehicles, silenceText } from "~/features/account/account-words.server";
import type { Shopper } from "~/ports/shopper-accounts";
import { services } from "~/services.server";
import { siteTranslator } from "~/request/site-context.server";
import { formDesk } from "~/request/form-context.server";
import { accountHistory } from "~/pages/account/account-history.server";
import { searchViews } from "~/pages/account/search-views.server";
import { keptFacts } from "./kept-facts.server";

/** The messages that `?search=` and `?notices=` may ask for. */
const SAID = {
  "search=saved": ["positive", "searchSavedText"],
  "search=full": ["danger", "searchesFull"],
  "notices=saved": ["positive", "noticesSaved"],
  "notices=confirm": ["positive", "noticesConfirm"],
} as const;

/** Most of what was sent that the page looks through; the download has the rest. */
const MOST_SENT = 200;

/** A shopper's account as its page prints it. */
export async function accountView(
  shopper: Shopper,
  config: SiteConfig,
  params: URLSearchParams,
): Promise<AccountView> {
  const made = await services();
  const t = siteTranslator(config);
  const phone = phoneText(shopper.phone, config.site.country);
  const searches = await searchViews(shopper, config);
  const site = formDesk(config, made);
  const sent = await made.sentLeads.ofShopper(config, shopper, MOST_SENT);
  const history = await accountHistory(sent, site, params.get("all"));
  const hasNews = keepsVehicles(config);
  const count = config.features.watchlist ? (await made.watchlist.list(shopper)).length : 0;
  return {
    words: accountWords(t),
    phone,
    nav: [
      ...history.map(({ id, title }) => ({ label: title, href: `#${id}`, note: "" })),
      ...lists(config, t("account.watchlistCount", { count })),
      ...(searches === null ? [] : [{ label: t("account.searches"), href: "#searches", note: "" }]),
      ...(hasNews ? [{ label: t("account.notices"), href: "#notices", note: "" }] : []),
      { label: t("account.kept"), href: "#kept", note: "" },
    ],
    history,
    older: sent.length < MOST_SENT ? null : t("account.older"),
    browseHref: config.routes.defaultSearch,
    searches,
    silence: hasNews ? silenceText(t, shopper) : null,
    hasNews,
    channel: shopper.notices,
    email: shopper.email ?? "",
    unconfirmed: shopper.notices === "email" && shopper.email !== null && !shopper.emailConfirmed,
    kept: await keptFacts(shopper, config, {
      searches: searches?.length,
      sent: sent.length,
      vehicles: count,
    }),
    said: said(params, shopper, config),
  };
}

/** Lists with a page of their own. */
function lists(config: SiteConfig, count: string): AccountView["nav"] {
  const { features, routes } = config;
  const t = siteTranslator(config);
  return [
    ...(features.garage ? [{ label: t("account.garage"), href: routes.garage, note: "" }] : []),
    ...(features.watchlist ? [{ label: t("account.watchlist"), href: routes.watchlist, note: count }] : []),
  ];
}

function said(params: URLSearchParams, shopper: Shopper, config: SiteConfig): AccountView["said"] {
  const t = siteTranslator(config);
  for (const [name, value] of params) {
    const known = Object.entries(SAID).find(([key]) => key === `${name}=${value}`);
    if (known !== undefined) {
      const [tone, key] = known[1];
      const silence = key === "searchSavedText" ? silenceText(t, shopper) : null;
      const text = silence === null ? key : "searchSaved";
      return { tone, text: t(`account.${text}`, { email: shopper.email ?? "" }), silence };
    }
  }
  return null;
}
