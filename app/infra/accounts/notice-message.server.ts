import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Schema } from "~/infra/db/schema.server";
import type { NoticeDetails } from "./notice-rows.server";

/** Copy in a dealer's language and words, and how it writes money. */
export interface NoticeCopy {
  t(key: string, values?: Readonly<Record<string, unknown>>): string;
  money(amount: number): string;
}

/** A piece of news in words. */
export interface NoticeMessage {
  readonly subject: string;
  /** For a mail. */
  readonly text: string;
  /** For a text message. */
  readonly short: string;
}

/**
 * News as it is told: what happened, where to look, how to stop.
 * @param stopPath own path of the link that ends all messages
 */
export function noticeMessage(
  kind: Schema["shopper_notice"]["kind"],
  details: NoticeDetails,
  stopPath: string,
  { site }: Pick<SiteConfig, "site">,
  { t, money }: NoticeCopy,
): NoticeMessage {
  const link = new URL(details.path, `${site.url}/`).href;
  const stop = new URL(stopPath, `${site.url}/`).href;
  const values = {
    name: details.name,
    dealer: site.name,
    link,
    stop,
    count: details.count ?? 0,
    price: details.price === undefined ? "" : money(details.price),
    before: details.before === undefined ? "" : money(details.before),
    finds: (details.finds ?? []).map((find) => `- ${find}`).join("\n"),
  };
  const lines = [t(`notices.${kind}.text`, values), link];
  if (kind !== "confirm") lines.push(t("notices.foot", values));
  return {
    subject: t(`notices.${kind}.subject`, values),
    text: `${lines.join("\n\n")}\n`,
    short: t(`notices.${kind}.short`, values),
  };
}
