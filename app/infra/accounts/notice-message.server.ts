import { odometerText } from "~/domain/country/distance-unit";
import type { Letter, LetterPart } from "~/domain/letter/letter";
import { priceTermsIn } from "~/domain/stock-words/price-terms";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { siteAddress } from "~/domain/tenant/site-language";
import { textMessage } from "~/domain/text/text-message";
import type { Schema } from "~/infra/db/schema.server";
import { letterPicture } from "~/infra/leads/letters/letter-vehicle.server";
import type { NoticeDetails } from "./notice-rows.server";
import type { NoticeVehicle } from "./notice-vehicle.server";

/** Copy in a dealer's language and words, and how it writes money. */
export interface NoticeCopy {
  t(key: string, values?: Readonly<Record<string, unknown>>): string;
  money(amount: number): string;
}

/** A piece of news in words. */
export interface NoticeMessage {
  /** For a mail. */
  readonly letter: Letter;
  /** For a text message; "" for what goes by mail alone. */
  readonly short: string;
}

/**
 * News as it is told: what happened, the vehicles, where to look, how to stop.
 * @param stopPath own path of the link that ends all messages
 */
export function noticeMessage(
  kind: Schema["shopper_notice"]["kind"],
  details: NoticeDetails,
  stopPath: string,
  config: SiteConfig,
  copy: NoticeCopy,
): NoticeMessage {
  const { site } = config;
  const { t, money } = copy;
  const whole = (path: string) => siteAddress(site, path);
  const [link, stop] = [whole(details.path), whole(stopPath)];
  const values = {
    name: details.name,
    dealer: site.name,
    link,
    stop,
    count: details.count ?? 0,
    price: details.price === undefined ? "" : money(details.price),
    before: details.before === undefined ? "" : money(details.before),
  };
  const vehicles = details.vehicles ?? [];
  const finds = (details.finds ?? []).map((find) => `- ${find}`).join("\n");
  const text = [t(`notices.${kind}.text`, values), finds].filter(Boolean).join("\n\n");
  const subject = t(`notices.${kind}.subject`, values);
  const parts: readonly LetterPart[] = [
    { kind: "text", text },
    ...vehicles.map((vehicle) => vehiclePart(vehicle, config, copy)),
    // A vehicle leads to its own page.
    ...(kind === "price" && vehicles.length > 0 ? [] : [linkPart(t(`notices.links.${kind}`), link)]),
    ...(kind === "confirm" ? [] : [foot(t("notices.foot", values), t("notices.stop"), stop)]),
  ];
  // The link that confirms an address goes to that address alone.
  const short =
    kind === "confirm" ? "" : textMessage(t(`notices.${kind}.short`, values), t("notices.shortEnd", values));
  return { letter: { subject, heading: subject, parts }, short };
}

function vehiclePart(vehicle: NoticeVehicle, config: SiteConfig, { money }: NoticeCopy): LetterPart {
  const { name, path, picture, price, terms, km } = vehicle;
  const priced = price === null ? null : money(price);
  return {
    kind: "vehicle",
    vehicle: {
      name,
      href: siteAddress(config.site, path),
      picture: letterPicture(picture, config),
      price: priced === null || terms === null ? priced : `${priced} ${priceTermsIn(terms, config)}`,
      facts: km === null ? [] : [odometerText(km, config.site)],
    },
  };
}

const linkPart = (label: string, href: string): LetterPart => ({ kind: "link", label, href });
const foot = (text: string, label: string, href: string): LetterPart => ({
  kind: "note",
  text,
  link: { label, href },
});
