import { parseMediaAddress } from "../media/media-address";
import { readPhone } from "../phone/phone-number";
import type { SharedKind } from "./config/shared-with";
import type { LeadSink } from "./config/leads";
import type { SiteConfig } from "./site-config";

type Site = SiteConfig["site"];

/** Something that belongs to one dealer: a mailbox, a number, an account. */
export interface OwnValue {
  /** Under which kind two dealers may agree to share it; "identity" is never shared. */
  readonly kind: SharedKind | "identity";
  /** Where it stands in the file. */
  readonly path: string;
  /** As it is written there. */
  readonly text: string;
  /** Equal for two values that mean the same. */
  readonly key: string;
}

/** What makes a site the dealer's own: two dealers with one of these would mix stock, visitors or search results. */
export function identityValues(site: Site): readonly OwnValue[] {
  const identity = (path: string, text: string, key: string): OwnValue => ({
    kind: "identity",
    path,
    text,
    key: `${key} ${text}`,
  });
  return [
    identity("site.id", site.id, "id"),
    { ...identity("site.url", site.url, ""), key: `host ${bareHost(new URL(site.url).hostname)}` },
    ...site.hosts.map((host) => ({
      ...identity("site.hosts", host, ""),
      key: `host ${bareHost(host)}`,
    })),
    ...site.dealerships.map(({ id }) => identity("site.dealerships", id, "dealership")),
    ...site.locations.map(({ id }) => identity("site.locations", id, "location")),
  ];
}

/**
 * Values that say where a shopper's words arrive and who the dealer is: in a copied file they would lead to another
 * dealer.
 */
export function contactValues(site: Site): readonly OwnValue[] {
  const { legal } = site;
  return [
    ...mailbox("site.email", site.email),
    ...Object.entries(site.phones).flatMap(([name, number]) => phone(`site.phones.${name}`, number, site)),
    ...site.locations.flatMap(({ contactDetail }, at) =>
      (["phone", "mobile", "landlinePhone"] as const).flatMap((name) =>
        phone(`site.locations[${at}].contactDetail.${name}`, contactDetail[name], site),
      ),
    ),
    ...text("legal", "site.legal.licence", legal.licence),
    ...text("legal", "site.legal.company", legal.company),
    ...site.social.flatMap(({ url }, at) => text("link", `site.social[${at}].url`, url)),
    ...text("link", "site.youtubeUrl", site.youtubeUrl),
    ...text("account", "site.chatProviderToken", site.chatProviderToken),
    ...text("account", "site.xtimeWebkey", site.xtimeWebkey),
    ...text("words", "site.name", site.name),
    ...text("words", "site.description", site.description),
  ];
}

/** The same kind of values in the other groups of a file. */
export function groupValues(config: SiteConfig): readonly OwnValue[] {
  const { site, leads, payments, reviews, theme } = config;
  const { wordmark, suffix } = theme.logo;
  const isPaid = payments.provider === "stripe";
  return [
    ...leads.sinks.flatMap((sink, at) => sinkValues(sink, `leads.sinks[${at}]`, site)),
    ...mailbox("leads.mailFrom", leads.mailFrom),
    ...leads.heldNoticeTo.flatMap((address, at) => mailbox(`leads.heldNoticeTo[${at}]`, address)),
    ...text("payments", "payments.secretKeyEnv", isPaid ? payments.secretKeyEnv : null),
    ...text("payments", "payments.webhookSecretEnv", isPaid ? payments.webhookSecretEnv : null),
    ...text("account", "reviews.snap21OrgId", reviews.snap21OrgId),
    ...text("link", "reviews.leaveReviewUrl", reviews.leaveReviewUrl),
    ...text("words", "theme.logo", [wordmark, suffix].filter(Boolean).join(" ")),
    ...(["image", "imageOnDark", "favicon", "social"] as const).flatMap((name) =>
      drawn(`theme.logo.${name}`, theme.logo[name]),
    ),
  ];
}

function sinkValues(sink: LeadSink, path: string, site: Site): readonly OwnValue[] {
  switch (sink.type) {
    case "adfMail":
      return sink.to.flatMap((address, at) => mailbox(`${path}.to[${at}]`, address));
    case "webhook":
      return [
        ...address("webhook", `${path}.url`, sink.url, ""),
        ...text("secret", `${path}.secretEnv`, sink.secretEnv),
      ];
    case "marketplace":
      return [
        // Many dealers sell on one marketplace: what belongs to the dealer is its account there.
        ...(sink.sellerId === null
          ? []
          : address("marketplace", `${path}.sellerId`, sink.url, sink.sellerId)),
        ...text("secret", `${path}.tokenEnv`, sink.tokenEnv),
      ];
    case "autoReply":
      return [
        ...mailbox(`${path}.replyTo`, sink.replyTo),
        ...(["subject", "text"] as const).flatMap((part) =>
          spoken(`${path}.${part}`, sink[part] ?? "", site),
        ),
      ];
  }
}

const MAILBOX = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const NUMBER = /\+?\d[\d ()-]{4,}\d/g;

/** Mailboxes and telephone numbers within a text for shoppers. */
function spoken(path: string, words: string, site: Site): readonly OwnValue[] {
  return [
    ...(words.match(MAILBOX) ?? []).flatMap((found) => mailbox(path, found)),
    ...(words.match(NUMBER) ?? []).flatMap((found) => phone(path, found, site)),
  ];
}

function text(kind: SharedKind, path: string, words: string | null): readonly OwnValue[] {
  if (words === null || words.trim() === "") return [];
  return [{ kind, path, text: words, key: `${kind} ${words.trim().toLowerCase()}` }];
}

/** A picture that stands for the dealer. Its own file is the same under any name. */
function drawn(path: string, src: string | null | undefined): readonly OwnValue[] {
  const file = parseMediaAddress(src ?? "");
  if (file === null) return text("words", path, src ?? null);
  return [{ kind: "words", path, text: `/media/${file.name}`, key: `picture ${file.digest ?? file.name}` }];
}

function mailbox(path: string, given: string | null): readonly OwnValue[] {
  return text("mailbox", path, given);
}

function phone(path: string, given: string | null, { country }: Site): readonly OwnValue[] {
  if (given === null) return [];
  const number = readPhone(given, country)?.e164 ?? given.replace(/\D/g, "");
  return [{ kind: "phone", path, text: given, key: `phone ${number}` }];
}

function address(kind: SharedKind, path: string, url: string, account: string): readonly OwnValue[] {
  return [
    { kind, path, text: account === "" ? url : account, key: `${kind} ${new URL(url).href} ${account}` },
  ];
}

/** Hosts with and without `www.` are one: search engines and shoppers take both for the same site. */
function bareHost(host: string): string {
  return host.replace(/^www\./, "");
}
