import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { Logger } from "~/ports/logger";
import type { Mail } from "~/ports/mailer";
import { createTransports } from "./transports.server";

const root = mkdtempSync(join(tmpdir(), "forecourt-transports-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const MAIL: Mail = {
  id: "mail-1",
  from: { name: "Yard", address: "leads@yard.example" },
  to: [{ name: "", address: "crm@yard.example" }],
  replyTo: null,
  subject: "Enquiry",
  text: "Hi",
  attachments: [],
  automatic: true,
};
const { signal } = new AbortController();

function waysOut(production: boolean, preview = false) {
  const dataDir = mkdtempSync(join(root, "data-"));
  const said: string[] = [];
  const note = (_: unknown, message: string) => void said.push(message);
  const logger: Logger = {
    debug: note,
    info: note,
    warn: note,
    error: (_, text) => void said.push(`error: ${text}`),
  };
  const now = () => new Date("2026-11-21T00:00:00Z");
  const leadSecrets = new Map([["LEAD_SECRET_A", "whsec_a"]]);
  const env = { smtpUrl: null, leadSecrets, production, preview, dataDir };
  return { ways: createTransports({ env, logger, now }), outbox: join(dataDir, "outbox"), said, now };
}

it("outside production, mails and posts to hosts that exist nowhere become files", async () => {
  const { ways, outbox, said, now } = waysOut(false);
  await ways.mailer.send(MAIL);
  await ways.post("https://hook.example/leads", { "webhook-id": "one" }, '{"a":1}', signal);
  await ways.post("https://hook.example/leads", { "idempotency-key": "two" }, "{}", signal);
  await ways.post("https://hook.example/leads", {}, "{}", signal);
  expect(readdirSync(outbox).sort()).toEqual(["mail-1.eml", "one.json", "two.json", "unnamed.json"]);
  expect(JSON.parse(readFileSync(join(outbox, "one.json"), "utf8"))).toEqual({
    address: "https://hook.example/leads",
    headers: { "webhook-id": "one" },
    body: { a: 1 },
  });
  expect(said).toContain("post written to the development mailbox");
  expect(ways.now).toBe(now);
});

it("in a preview every post becomes a file, whichever host it is for", async () => {
  const { ways, outbox } = waysOut(false, true);
  await ways.post("https://hooks.zapier.com/leads", { "webhook-id": "one" }, "{}", signal);
  expect(readdirSync(outbox)).toEqual(["one.json"]);
});

it("outside production, a post to any other host goes there", async () => {
  const { ways, outbox } = waysOut(false);
  await expect(ways.post("https://127.0.0.1/a.example", {}, "{}", signal)).rejects.toMatchObject({
    name: "PostFault",
  });
  // Nobody is asked for the host: it is over before.
  await expect(ways.post("https://hook.example.invalid/", {}, "{}", AbortSignal.abort())).rejects.toThrow();
  expect(() => readdirSync(outbox)).toThrow();
});

it("in production nothing becomes a file: mail without a server fails, and is said to at the start", async () => {
  const { ways, outbox, said } = waysOut(true);
  expect(said).toEqual(["error: SMTP_URL is not set: no mail about leads leaves until it is"]);
  await expect(ways.mailer.send(MAIL)).rejects.toMatchObject({
    name: "MailFault",
    kind: "unreachable",
    message: "SMTP_URL is not set",
  });
  await expect(ways.post("https://hook.example/leads", {}, "{}", AbortSignal.abort())).rejects.toThrow();
  expect(() => readdirSync(outbox)).toThrow();
});

it("signs with the environment's secrets, and outside production with one that means nothing", () => {
  expect(waysOut(true).ways.secret("LEAD_SECRET_A")).toBe("whsec_a");
  expect(waysOut(true).ways.secret("LEAD_SECRET_B")).toBeNull();
  expect(waysOut(false).ways.secret("LEAD_SECRET_A")).toBe("whsec_a");
  const made = waysOut(false).ways.secret("LEAD_SECRET_B") ?? "";
  expect(made).toMatch(/^whsec_/);
  expect(Buffer.from(made.slice(6), "base64").toString()).toBe("for development and nothing else");
});
