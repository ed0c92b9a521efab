import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createOutboxFolder } from "~/infra/outside/outbox-folder.server";
import { type Mail, MailFault } from "~/ports/mailer";
import { type ArrivedMail, type MailSink, startMailSink } from "../../../test/doubles/sinks/mail-sink";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { createFolderMailer } from "./folder-mailer.server";
import { createSmtpMailer } from "./smtp-mailer.server";

const mail = (changes: Partial<Mail> = {}): Mail => ({
  id: "0d5c7f0e",
  from: { name: "Yard Motors", address: "leads@yard.example" },
  to: [{ name: "", address: "crm@yard.example" }],
  replyTo: { name: "Mia O’Neill", address: "mia@shopper.example" },
  subject: "Enquiry: Mia",
  text: "Is it still there? ✓",
  attachments: [],
  automatic: true,
  ...changes,
});

let server: MailSink;
beforeAll(async () => {
  server = await startMailSink();
});
afterAll(() => server.close());
beforeEach(() => {
  server.mood = "works";
  server.taken.length = 0;
});
const outcome = (given: Mail, url = server.url, patienceMs = 300) =>
  createSmtpMailer(url, patienceMs)
    .send(given)
    .then(
      () => "sent",
      (error: unknown) => (error instanceof MailFault ? error.kind : String(error)),
    );

describe("by SMTP", () => {
  it("sends all of a mail, with the same Message-ID each time", async () => {
    const attachment = { fileName: "lead.adf.xml", contentType: "application/xml", text: "<adf>سلام</adf>" };
    await createSmtpMailer(server.url).send(mail({ attachments: [attachment] }));
    await createSmtpMailer(server.url).send(mail());
    const [first, second] = server.taken;
    expect(first?.recipients).toEqual(["crm@yard.example"]);
    expect(first?.mail.from).toEqual({ name: "Yard Motors", address: "leads@yard.example" });
    expect(first?.mail.replyTo).toEqual([{ name: "Mia O’Neill", address: "mia@shopper.example" }]);
    expect(first?.mail.text?.trim()).toBe("Is it still there? ✓");
    expect(first?.mail.attachments.map(({ filename, content }) => [filename, text(content)])).toEqual([
      ["lead.adf.xml", "<adf>سلام</adf>"],
    ]);
    expect(first?.mail.messageId).toBe("<0d5c7f0e@yard.example>");
    expect(second?.mail.messageId).toBe(first?.mail.messageId);
    expect(headerOf(first, "auto-submitted")).toBe("auto-generated");
  });

  it("shows a mail under the one that it follows", async () => {
    await createSmtpMailer(server.url).send(mail({ follows: "first" }));
    const [arrived] = server.taken;
    expect([arrived?.mail.inReplyTo, arrived?.mail.references]).toEqual([
      "<first@yard.example>",
      "<first@yard.example>",
    ]);
  });

  it("tells a server that fails, hangs or is away from one that refuses", async () => {
    server.mood = "fails";
    expect(await outcome(mail())).toBe("unreachable");
    server.mood = "refuses";
    expect(await outcome(mail())).toBe("noSuchMailbox");
    server.mood = "hangs";
    expect(await outcome(mail())).toBe("unreachable");
    expect(await outcome(mail(), "smtp://127.0.0.1:1")).toBe("unreachable");
  });
});

const text = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === "string" ? content : Buffer.from(content as ArrayBuffer).toString();
const headerOf = (arrived: ArrivedMail | undefined, name: string) =>
  arrived?.mail.headers.find(({ key }) => key === name)?.value;

const INJECTIONS = [
  "Mia\r\nBcc: thief@evil.example",
  "Mia\nBcc: thief@evil.example",
  "Mia\rBcc: thief@evil.example",
  "Mia\r\n\r\nA body of my own",
  "Mia\u2028Bcc: thief@evil.example",
  'Mia" <thief@evil.example>, "',
  "Mia <thief@evil.example>, ",
  "=?utf-8?Q?=0D=0ABcc:_thief@evil.example?=",
  "👋\r\nX-Evil: 1 سلام",
];

describe("no text adds a header or a recipient", () => {
  it.each(INJECTIONS)("%j as a name, a subject and a file's name", async (text) => {
    const given = mail({
      subject: text,
      replyTo: { name: text, address: "mia@shopper.example" },
      from: { name: text, address: "leads@yard.example" },
      attachments: [{ fileName: text, contentType: "application/xml", text }],
    });
    await createSmtpMailer(server.url).send(given);
    const [arrived] = server.taken;
    expect(arrived?.recipients).toEqual(["crm@yard.example"]);
    const names = arrived?.mail.headers.map(({ key }) => key) ?? [];
    expect(names.filter((name) => ["bcc", "cc", "x-evil"].includes(name))).toEqual([]);
    expect(arrived?.mail.replyTo?.map(({ address }) => address)).toEqual(["mia@shopper.example"]);
    expect(arrived?.mail.from?.address).toBe("leads@yard.example");
    expect(arrived?.mail.text?.trim()).toBe("Is it still there? ✓");
  });

  it.each([
    "a@x.example, thief@evil.example",
    "a@x.example\r\nRCPT TO:<thief@evil.example>",
    "Mia <thief@evil.example>",
    "<thief@evil.example>",
    "a@x.example>",
    "",
    "thief",
  ])("%j is no address", async (address) => {
    expect(await outcome(mail({ to: [{ name: "", address }] }))).toBe("noSuchMailbox");
    expect(await outcome(mail({ replyTo: { name: "", address } }))).toBe("noSuchMailbox");
    expect(server.taken).toEqual([]);
  });
});

it("the development mailbox holds each mail as a file, once", async () => {
  const dir = mkdtempSync(join(tmpdir(), "forecourt-mailbox-"));
  const mailer = createFolderMailer(createOutboxFolder(join(dir, "outbox")), silentLogger);
  await mailer.send(mail());
  await mailer.send(mail({ text: "Twice" }));
  const files = readdirSync(join(dir, "outbox"));
  expect(files).toEqual(["0d5c7f0e.eml"]);
  const read = await PostalMime.parse(readFileSync(join(dir, "outbox", files[0] ?? "")));
  expect([read.subject, read.text?.trim()]).toEqual(["Enquiry: Mia", "Twice"]);
  rmSync(dir, { recursive: true });
});
