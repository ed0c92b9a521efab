import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { type ArrivedMail, startMailSink } from "../../doubles/sinks/mail-sink";
import { startWebSink } from "../../doubles/sinks/web-sink";
import { startBuiltServer } from "../../setup/built-server";
import { copyDealer, type DealerFile } from "../../setup/changed-dealer";
import { type Dealer, hostOf } from "../../setup/dealers";
import { get } from "../../setup/http";
import type { At } from "../accounts";
import { PERSON } from "../person";
import { expect } from "../site-test";

/** Where copies of a dealer's leads go: an address of two dealers would be a fault of their files. */
const sinksOf = (slug: string) => [
  { id: "text", type: "adfMail", to: [`text@${slug}.example`] },
  { id: "xml", type: "adfMail", to: [`xml@${slug}.example`], body: "xml" },
  { id: "hook", type: "webhook", url: `https://hook.${slug}.example/`, secretEnv: secretOf(slug) },
  { id: "market", type: "marketplace", url: `https://market.${slug}.example/` },
  { id: "reply", type: "autoReply" },
];
const secretOf = (slug: string) => `LEAD_SECRET_${slug.toUpperCase().replaceAll("-", "_")}`;
const MANY = { uses: 1_000_000, seconds: 60 };
const POSTED = z.object({ address: z.string(), body: z.looseObject({}) });

const TEXT = z.strictObject({ to: z.string(), text: z.string(), sender: z.string() });
/** A text message as the gateway got it, with its idempotency key. */
export type ArrivedText = z.infer<typeof TEXT> & { readonly key: string | undefined };

/** All that arrived anywhere about somebody. */
export interface Arrived {
  /** Mails to the salespeople. */
  readonly dealer: readonly ArrivedMail["mail"][];
  /** Mails to a program: ADF alone. */
  readonly adf: readonly string[];
  readonly hook: readonly Readonly<Record<string, unknown>>[];
  readonly market: readonly Readonly<Record<string, unknown>>[];
  /** Mails to the shopper. */
  readonly shopper: readonly ArrivedMail["mail"][];
}

/** A server whose dealers send each lead every way, and what arrived. */
export interface SendingSite {
  at(dealer: Dealer): At;
  about(email: string): Arrived;
  /** What the gateway took, oldest first. */
  texts(): readonly ArrivedText[];
  /** Waits until something arrived every way, and nothing more is on its way for a second. */
  settled(email: string): Promise<Arrived>;
  stop(): Promise<void>;
}

/** Starts it with changed copies of these dealers' folders, all where it is noon: no text message leaves at night. */
export async function startSendingSite(dealers: readonly Dealer[]): Promise<SendingSite> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-sending-"));
  const [dataDir, tenants] = [join(folder, "data"), join(folder, "tenants")];
  for (const { slug } of dealers)
    copyDealer(slug, tenants, (file) => ({
      ...atNoon(file),
      forms: { ...file.forms, limits: { leastSeconds: 0, address: MANY, dealer: MANY } },
      leads: { sinks: sinksOf(slug) },
    }));
  const mails = await startMailSink();
  const gateway = await startWebSink();
  const env = {
    TENANT_CONFIG_DIR: tenants,
    SMTP_URL: mails.url,
    TRUSTED_PROXY_HOPS: "1",
    SMS_WEBHOOK_URL: gateway.url,
  };
  const server = await startBuiltServer({
    dataDir,
    shippedStock: true,
    env,
  });
  expect(server.output()).not.toContain("dealer-config-faulty");
  const about = (email: string): Arrived => {
    const to = (box: string) =>
      mails.taken.filter(
        ({ recipients, mail }) =>
          recipients.some((one) => one.startsWith(`${box}@`)) && speaksOf(mail, email),
      );
    const posts = postsIn(join(dataDir, "outbox")).filter(({ body }) => JSON.stringify(body).includes(email));
    const at = (box: string) =>
      posts.filter(({ address }) => new URL(address).host.startsWith(`${box}.`)).map(({ body }) => body);
    return {
      dealer: to("text").map(({ mail }) => mail),
      adf: to("xml").map(({ mail }) => mail.text ?? ""),
      hook: at("hook"),
      market: at("market"),
      shopper: mails.taken.filter(({ recipients }) => recipients.includes(email)).map(({ mail }) => mail),
    };
  };
  return {
    about,
    texts: () =>
      gateway.taken.map(({ headers, body }) => {
        const key = headers["idempotency-key"];
        return { ...TEXT.parse(JSON.parse(body)), key: typeof key === "string" ? key : undefined };
      }),
    at: (dealer) => (target, options) =>
      get(server.port, target, {
        host: `${hostOf(dealer)}:${server.port}`,
        ...options,
        headers: { "user-agent": PERSON, ...options.headers },
      }),
    async settled(email) {
      const lacking = () =>
        Object.entries<readonly unknown[]>({ ...about(email) }).flatMap(([way, all]) =>
          all.length > 0 ? [] : [way],
        );
      await expect.poll(lacking, { timeout: 30_000, message: email }).toEqual([]);
      return about(email);
    },
    async stop() {
      await server.stop();
      await Promise.all([mails.close(), gateway.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A dealer's file whose clocks show about noon. */
function atNoon(file: DealerFile) {
  const ahead = 12 - new Date().getUTCHours();
  // Zones of this name count westwards.
  const timeZone = `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
  const locations = (file.site.locations ?? []).map((place) => ({ ...place, timeZone }));
  return { ...file, site: { ...file.site, timeZone, locations } };
}

const speaksOf = ({ text, attachments }: ArrivedMail["mail"], email: string) =>
  [text ?? "", ...attachments.map(({ content }) => textOf(content))].some((one) => one.includes(email));

/** An attachment's text. */
export function textOf(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === "string" ? content : new TextDecoder().decode(content);
}

function postsIn(outbox: string): readonly z.infer<typeof POSTED>[] {
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith(".json"))
    .map((name) => POSTED.parse(JSON.parse(readFileSync(join(outbox, name), "utf8"))));
}
