import { setImmediate as nextTurn } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { hearsNews } from "~/domain/lead/answering/reachable";
import { webhookEvent } from "~/domain/lead/lead-payload";
import { leadComments } from "~/domain/lead/lead-comments";
import { marketplaceLead } from "~/domain/lead/marketplace-lead";
import type { LeadSink } from "~/domain/tenant/config/leads";
import { type Post, PostFault } from "~/infra/outside/guarded-post.server";
import { type Mail, type Mailer, MailFault } from "~/ports/mailer";
import type { TextMessages } from "~/ports/text-messages";
import { DeliveryFault } from "./delivery-fault.server";
import { languageRead } from "./dealer-mail-text.server";
import { answerWords } from "./answer-words.server";
import type { ShopperMailSource } from "~/infra/leads/letters/letter-source.server";
import { shopperMail } from "~/infra/leads/letters/shopper-mail.server";
import { dealerMail, type LeadMailSource, newsKey } from "./lead-mails.server";

/** The ways by which deliveries leave the server. */
export interface SinkTransports {
  readonly mailer: Mailer;
  readonly post: Post;
  /** Undefined where no gateway is set. */
  readonly texts?: TextMessages;
  /** The secret with this name; null when the environment has none. */
  secret(name: string): string | null;
  readonly now: () => Date;
}

const JSON_HEADERS = { "content-type": "application/json", "user-agent": "Forecourt leads" };

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Resolves in a turn of the event loop that nobody else gets: a letter takes milliseconds to write, and many written in
 * one turn would keep those waiting who send a form.
 */
function ownTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}

/**
 * Sends a lead to one sink, with the delivery's id as idempotency key.
 * @throws DeliveryFault
 */
export async function sendToSink(
  source: ShopperMailSource,
  sink: LeadSink,
  transports: SinkTransports,
  signal: AbortSignal,
): Promise<void> {
  try {
    await ownTurn();
    await send(source, sink, transports, signal);
  } catch (error) {
    throw asFault(error, sink.type);
  }
}

/**
 * Sends a mail to people at the dealer's.
 * @throws DeliveryFault
 */
export async function mailTo(mail: Mail, { mailer }: Pick<SinkTransports, "mailer">): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    throw asFault(error, "adfMail");
  }
}

function send(
  source: ShopperMailSource,
  sink: LeadSink,
  transports: SinkTransports,
  signal: AbortSignal,
): Promise<void> {
  switch (sink.type) {
    case "adfMail":
      return transports.mailer.send(dealerMail(source, sink));
    case "autoReply":
      return transports.mailer.send(shopperMail(source, sink));
    case "webhook":
      return sendWebhook(source, sink, transports, signal);
    case "marketplace":
      return sendMarketplace(source, sink, transports, signal);
  }
}

/** Signed with HMAC-SHA256 over id, time and body, as https://www.standardwebhooks.com describes. */
async function sendWebhook(
  { id, lead, config, earlier, hasTexts = false }: LeadMailSource,
  sink: Extract<LeadSink, { type: "webhook" }>,
  { post, now, secret }: SinkTransports,
  signal: AbortSignal,
): Promise<void> {
  const hears = hearsNews(lead, config, hasTexts);
  const body = JSON.stringify(webhookEvent(lead, config.site, { earlier, hears }));
  const at = now();
  const headers = {
    ...JSON_HEADERS,
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": new Webhook(named(sink.secretEnv, secret)).sign(id, at, body),
  };
  await post(sink.url, headers, body, signal);
}

async function sendMarketplace(
  { id, lead, config, copy, hasTexts = false }: LeadMailSource,
  sink: Extract<LeadSink, { type: "marketplace" }>,
  { post, secret }: SinkTransports,
  signal: AbortSignal,
): Promise<void> {
  const { site } = config;
  const authorization =
    sink.tokenEnv === null ? {} : { authorization: `Bearer ${named(sink.tokenEnv, secret)}` };
  const { name, url, currency, locale, languages } = site;
  const seller = { id: sink.sellerId ?? site.slug, name, url, currency, locale, languages };
  const words = leadComments(lead, answerWords(config, copy, lead.kind));
  // As in ADF: who answers sees first whether to call at once, and what language the shopper reads, where it is another
  // than the dealer's.
  const hears = hearsNews(lead, config, hasTexts);
  const reads = languageRead(lead.url, site);
  const said = [
    hears === null ? "" : copy(newsKey(lead, hears)),
    reads === null ? "" : copy("leads.mail.reads", { value: reads }),
    words,
  ];
  const body = marketplaceLead(lead, seller, said.filter((part) => part !== "").join("\n\n"), hears);
  const headers = { ...JSON_HEADERS, ...authorization, "idempotency-key": id };
  await post(sink.url, headers, JSON.stringify(body), signal);
}

function named(name: string, secret: SinkTransports["secret"]): string {
  const value = secret(name);
  if (value === null) throw new DeliveryFault("unreachable", `${name} is not set`);
  return value;
}

function asFault(error: unknown, type: LeadSink["type"]): unknown {
  if (error instanceof PostFault) return new DeliveryFault(error.kind, error.message);
  if (!(error instanceof MailFault)) return error;
  if (error.kind !== "noSuchMailbox") return new DeliveryFault(error.kind, error.message);
  // A shopper's address with a typing error will never work; a dealer's mailbox may work again.
  return new DeliveryFault(type === "autoReply" ? "hopeless" : "refused", error.message);
}
