import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import type { LeadSink } from "~/domain/tenant/config/leads";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { PostFault } from "~/infra/outside/guarded-post.server";
import { MailFault } from "~/ports/mailer";
import { keptLead } from "../../../../test/fixtures/lead";
import { LETTERS } from "../../../../test/fixtures/letters";
import { siteConfig } from "../../../../test/fixtures/site";
import { mailTo, sendToSink, type SinkTransports } from "./send-to-sink.server";

const SECRET = `whsec_${Buffer.from("a secret of the test").toString("base64")}`;
const NOW = new Date("2026-11-21T03:04:05.999Z");
const config = siteConfig();
const source = {
  id: "delivery-1",
  lead: keptLead(),
  config,
  copy: serverTranslator("en-AU", {}),
  letters: LETTERS,
  now: new Date("2026-11-21T02:00:00Z"),
};
const all = { kinds: [], dealerships: [], changes: true };
const webhook: LeadSink = {
  ...all,
  id: "hook",
  type: "webhook",
  url: "https://hook.example/leads",
  secretEnv: "LEAD_SECRET_HOOK",
};
const market = (own: object = {}): LeadSink => ({
  ...all,
  id: "market",
  type: "marketplace",
  url: "https://market.example/leads",
  tokenEnv: "LEAD_SECRET_MARKET",
  sellerId: null,
  ...own,
});
const mail = { type: "adfMail", body: "text", halfWayMinutes: 60, to: ["crm@yard.example"] } as const;
const crm: LeadSink = { ...all, ...mail, id: "crm", to: [...mail.to] };
const reply: LeadSink = {
  ...all,
  id: "reply",
  type: "autoReply",
  replyTo: null,
  subject: null,
  text: null,
};

/** Sends to a sink; @returns what was posted */
async function posted(
  sink: LeadSink,
  changes: Partial<SinkTransports> = {},
  about: Partial<typeof source> = {},
) {
  const posts: unknown[] = [];
  const { signal } = new AbortController();
  const transports: SinkTransports = {
    mailer: { send: async () => undefined },
    post: async (address, headers, body, given) => {
      posts.push({ address, headers, body: JSON.parse(body) as unknown, signalled: given === signal });
    },
    secret: (name) => (name.startsWith("LEAD_SECRET_") ? SECRET : null),
    now: () => NOW,
    ...changes,
  };
  await sendToSink({ ...source, ...about }, sink, transports, signal);
  return posts;
}

it("posts a webhook with its id, its time in seconds and a signature over both", async () => {
  const [first] = await posted(webhook);
  const signature = new Webhook(SECRET).sign(
    "delivery-1",
    NOW,
    JSON.stringify((first as { body: unknown }).body),
  );
  expect(first).toMatchObject({
    address: "https://hook.example/leads",
    headers: {
      "content-type": "application/json",
      "user-agent": "Forecourt leads",
      "webhook-id": "delivery-1",
      "webhook-timestamp": String(Date.parse("2026-11-21T03:04:05.000Z") / 1_000),
      "webhook-signature": signature,
    },
    body: { type: "lead.created", data: { lead_id: "lead-1" } },
    signalled: true,
  });
});

it("posts a marketplace lead for the seller that the marketplace knows, with its token where it has one", async () => {
  const [own] = await posted(market());
  expect(own).toMatchObject({
    address: "https://market.example/leads",
    headers: {
      "content-type": "application/json",
      "user-agent": "Forecourt leads",
      authorization: `Bearer ${SECRET}`,
      "idempotency-key": "delivery-1",
    },
    body: { identifier: "lead-1", seller: { identifier: "yard", name: "Yard Motors" } },
    signalled: true,
  });
  const [open] = await posted(market({ tokenEnv: null, sellerId: "S-77" }));
  expect(Object.keys((open as { headers: object }).headers)).not.toContain("authorization");
  expect(open).toMatchObject({ body: { seller: { identifier: "S-77" } } });
});

it("tells a marketplace first what language the shopper reads, where it is not the dealer's own", async () => {
  const url = "https://www.yard.example/zh-Hans/enquire";
  const chinese = siteConfig({ site: { languages: [{ tag: "zh-Hans", locale: "zh-CN" }] } });
  const [post] = await posted(market(), {}, { lead: keptLead({ url }), config: chinese });
  expect(post).toMatchObject({ body: { prospect: { language: "zh-Hans" } } });
  expect(JSON.stringify(post)).toMatch(/"comments":"Reads [^"]*Chinese[^"]*\\n\\n/);
});

it("is tried again when the environment has no secret for it", async () => {
  await expect(posted(webhook, { secret: () => null })).rejects.toMatchObject({
    name: "DeliveryFault",
    kind: "unreachable",
    message: "LEAD_SECRET_HOOK is not set",
  });
});

it.each([
  ["a post that is not answered", webhook, new PostFault("unreachable", "answered 500"), "unreachable"],
  ["a post that is not taken", webhook, new PostFault("refused", "answered 422"), "refused"],
  ["a mail server that is away", crm, new MailFault("unreachable", "away"), "unreachable"],
  ["a mail that is not taken", crm, new MailFault("refused", "not this one"), "refused"],
  ["a dealer's mailbox that is not there", crm, new MailFault("noSuchMailbox", "unknown"), "refused"],
  ["a shopper's mailbox that is not there", reply, new MailFault("noSuchMailbox", "unknown"), "hopeless"],
  ["an answer to a shopper that is not taken", reply, new MailFault("refused", "later"), "refused"],
])("says of %s what it means", async (_, sink, error, kind) => {
  const fails = async () => {
    throw error;
  };
  await expect(posted(sink, { post: fails, mailer: { send: fails } })).rejects.toMatchObject({
    name: "DeliveryFault",
    kind,
    message: error.message,
  });
});

it("hands on a fault that it does not know", async () => {
  const error = new TypeError("no such thing");
  const post = async () => {
    throw error;
  };
  await expect(posted(webhook, { post })).rejects.toBe(error);
});

it("writes to people at the dealer's; a mailbox of theirs may come back", async () => {
  const mail = {
    id: "1",
    from: { name: "", address: "a@yard.example" },
    to: [],
    replyTo: null,
    subject: "",
    text: "",
    attachments: [],
    automatic: true,
  };
  const sent: unknown[] = [];
  await mailTo(mail, { mailer: { send: async (one) => void sent.push(one) } });
  expect(sent).toEqual([mail]);
  const send = async () => {
    throw new MailFault("noSuchMailbox", "unknown");
  };
  await expect(mailTo(mail, { mailer: { send } })).rejects.toMatchObject({
    kind: "refused",
    message: "unknown",
  });
});
